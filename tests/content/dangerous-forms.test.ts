import { describe, expect, it, test } from 'vitest';
import { model } from '#model/index.ts';
import { covers } from '../covers.ts';
import { dangerousForms, dangersIn, type Passage } from './dangerous-forms.ts';
import { readTexts } from './texts.ts';

/** Passages of content/ with the heading above them, in the order in which they are read. */
const contentPassages = (): readonly Passage[] => {
  const shown = readTexts().filter(({ place }) => place.startsWith('content/'));
  return [...Map.groupBy(shown, ({ place }) => place).values()].flatMap((texts) => {
    let heading = '';
    return texts.map(({ place, words, kind }): Passage => {
      const passage = { place, before: heading, words };
      if (kind === 'heading') heading = words;
      return passage;
    });
  });
};

/** What the specification and the register quote is no advice to anybody. */
const quoted = new Set(['clauses', 'register']);

const wordsOf = (value: unknown, locale: 'pl' | 'en'): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' ? (key === locale ? [inner] : []) : wordsOf(inner, locale),
  );
};

/** Rows of the model, each as a visitor reads it: from its first word to its last. */
const modelPassages = (): readonly Passage[] =>
  Object.entries<unknown>({ ...model }).flatMap(([table, rows]) =>
    Array.isArray(rows) && !quoted.has(table)
      ? rows.flatMap((row: unknown, index): readonly Passage[] =>
          (['pl', 'en'] as const).map((locale) => ({
            place: `model ${table}.${index} (${locale})`,
            before: '',
            words: wordsOf(row, locale).join(' '),
          })),
        )
      : [],
  );

describe('no text instructs anybody to do what could hurt a person', () => {
  it('in content/, captions included', covers('C230', 'C231', 'C232'), () => {
    const passages = contentPassages();
    expect(passages.length).toBeGreaterThan(3000);
    expect(passages.some(({ place }) => place.startsWith('content/galleries/'))).toBe(true);
    expect(dangersIn(passages)).toEqual([]);
  });

  it('in the tables of the model', () => {
    const passages = modelPassages();
    expect(passages.some(({ place }) => place.startsWith('model emergencies.'))).toBe(true);
    expect(dangersIn(passages)).toEqual([]);
  });

  test.each(dangerousForms.flatMap(({ name, former }) => former.map((sentence) => [sentence, name] as const)))(
    '“%s” is detected: %s',
    (sentence, name) => {
      expect(dangersIn([{ place: 'former', before: '', words: sentence }]).join(' ')).toContain(name);
    },
  );
});
