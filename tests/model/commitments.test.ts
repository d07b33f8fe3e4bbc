import { expect, it } from 'vitest';
import { officeCommands as named } from '#model/commitments/office-commands.ts';
import { model } from '#model/index.ts';

it('every listed command keeps a commitment, and no two commitments have the same words', () => {
  const used = model.commitments.flatMap(({ owner }) => (owner?.by === 'office' ? [owner.command] : []));
  expect(new Set(used)).toEqual(new Set(Object.keys(named)));
  for (const locale of model.locales.all) {
    const words = model.commitments.flatMap((commitment): readonly string[] => commitment.words[locale]);
    expect(new Set(words).size).toBe(words.length);
    for (const one of words) expect(one).toBe(one.toLowerCase());
  }
});
