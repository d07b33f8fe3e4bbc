import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { glossarySchema } from '#generator/validate/content/schemas.ts';
import { readTexts, root, type Text } from './texts.ts';

type Glossary = z.infer<typeof glossarySchema>;

export const readGlossary = (): Glossary =>
  glossarySchema.parse(parse(readFileSync(join(root, 'content/glossary.yaml'), 'utf8')));

/** Words of the glossary as a pattern: `*` stands for letters, and a space also for one that cannot break. */
const patternOf = (words: string): RegExp => {
  const escaped = words.replaceAll(/[.()?]/g, String.raw`\$&`);
  const inner = escaped.replaceAll('*', String.raw`\p{L}*`).replaceAll(' ', String.raw`[\s„”“]+`);
  return new RegExp(String.raw`(?<!\p{L})${inner}(?!\p{L})`, 'giu');
};

export interface Misnomer {
  readonly place: string;
  readonly found: string;
  readonly use: string;
}

/** Words that the glossary does not use in these texts, with the word to use. */
export const misnomersIn = (glossary: Glossary, texts: readonly Text[]): readonly Misnomer[] => {
  const rules = glossary.terms.flatMap(({ pl, en }) =>
    Object.entries({ pl, en }).flatMap(([locale, entry]) =>
      entry === undefined
        ? []
        : [
            {
              locale,
              use: entry.use,
              not: entry.not.map(patternOf),
              except: (entry.except ?? []).map(({ words }) => patternOf(words)),
            },
          ],
    ),
  );
  return texts.flatMap(({ locale, place, words }) =>
    rules
      .filter((rule) => rule.locale === locale)
      .flatMap(({ use, not, except }) => {
        const rest = except.reduce((text, pattern) => text.replaceAll(pattern, '…'), words);
        return not.flatMap((pattern) => (rest.match(pattern) ?? []).map((found) => ({ place, found, use })));
      }),
  );
};

/** Quoted, or written for those who audit or run the site. */
const unchecked = /^(?:model (?:register|clauses|rules)\b|setting )/;

/** Texts that a visitor reads. */
export const visitorTexts = (): readonly Text[] => readTexts().filter(({ place }) => !unchecked.test(place));

/** Each line of the sources that contains the found word, as `file:line`; the place itself where none does. */
const linesOf = ({ place, found }: Misnomer): readonly string[] => {
  const [where = ''] = place.split(' ');
  const files = where.startsWith('content/') ? [where] : globSync('model/**/*.ts', { cwd: root }).toSorted();
  const lines = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (line.includes(found) ? [`${file}:${index + 1}`] : [])),
  );
  return lines.length === 0 ? [place] : lines;
};

/** What is wrong, where, and what to write instead. */
export const sentenceOf = (misnomer: Misnomer): string =>
  `${linesOf(misnomer).join(', ')} (${misnomer.place}): “${misnomer.found}” is not a word of the site. Write “${misnomer.use}”, or say in content/glossary.yaml why it may stand.`;
