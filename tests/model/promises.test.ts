import { expect, it } from 'vitest';
import { model } from '#model/index.ts';
import { officePlaces } from '#model/promises/office-places.ts';
import * as tables from '../../src/backend/database/schema.ts';

it('the office finds what it has promised in records that are stored', () => {
  for (const place of Object.keys(officePlaces)) expect(Object.keys(tables)).toContain(place);
});

it('no promise is recorded in a place that nobody looks into, and none has the words of another', () => {
  const read = model.promises.flatMap(({ job }) => (job?.by === 'office' ? [job.reads] : []));
  expect(new Set(read)).toEqual(new Set(Object.keys(officePlaces)));
  for (const locale of model.locales.all) {
    const words = model.promises.flatMap((promise): readonly string[] => promise.words[locale]);
    expect(new Set(words).size).toBe(words.length);
    for (const one of words) expect(one).toBe(one.toLowerCase());
  }
});
