import { expect, it } from 'vitest';
import dictionaries from '#generated/i18n/pl.json' with { type: 'json' };
import { createMessageFunctions } from '#site/lib/texts.ts';

it('reads a namespace of texts once, however many rows of a list use it', () => {
  const texts = createMessageFunctions('pl', dictionaries);
  expect(texts.calendar).toBe(texts.calendar);
  expect(texts.calendar.march()).toBe(dictionaries.calendar.march);
});
