import { expect, it } from 'vitest';
import { model } from '#model/index.ts';
import { officeCommands as named } from '#model/promises/office-commands.ts';

it('no command is named that keeps no promise, and none has the words of another', () => {
  const used = model.promises.flatMap(({ job }) => (job?.by === 'office' ? [job.command] : []));
  expect(new Set(used)).toEqual(new Set(Object.keys(named)));
  for (const locale of model.locales.all) {
    const words = model.promises.flatMap((promise): readonly string[] => promise.words[locale]);
    expect(new Set(words).size).toBe(words.length);
    for (const one of words) expect(one).toBe(one.toLowerCase());
  }
});
