import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '#domain/locale.ts';

const latin = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** The letters that words of each language may need, whether or not a page has them today. */
const alphabets: Readonly<Record<Locale, string>> = { pl: `${latin}ĄąĆćĘęŁłŃńÓóŚśŹźŻż`, en: latin };

/** Spaces and joints have no ink: a whole font that is fetched for one of them would be useless. */
const joints = '\u00a0\u2011\u202f\u2060';

/** A letter that fewer than one page in this many has is only in the whole font. */
const rareness = 50;

const escaped = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" } as const;

/** Everything that a page writes with the font of the site. */
const writtenOn = (page: string): string =>
  Object.entries(escaped).reduce(
    (words, [name, letter]) => words.replaceAll(`&${name};`, letter),
    page.replaceAll(/<(script|style|svg)\b[\s\S]*?<\/\1>|<[^>]*>/g, ' '),
  );

/** The letters of all pages of a build, with the number of pages that have each. */
export const countPagesByLetter = (built: string): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const file of globSync('**/*.html', { cwd: built }))
    for (const letter of new Set(writtenOn(readFileSync(join(built, file), 'utf8'))))
      if (letter >= ' ') counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return counts;
};

/** What nearly every page is written with: the alphabets, and every other letter that is not rare, in the order of Unicode. */
export const findFrequentLetters = (counts: ReadonlyMap<string, number>): readonly string[] => {
  const pages = Math.max(...counts.values());
  const frequent = [...counts].filter(([, count]) => count * rareness > pages).map(([letter]) => letter);
  return [...new Set([...frequent, ...Object.values(alphabets).join(''), ...joints])].toSorted(
    (one, other) => (one.codePointAt(0) ?? 0) - (other.codePointAt(0) ?? 0),
  );
};

const hexadecimal = (code: number): string => code.toString(16).toUpperCase().padStart(4, '0');

/** The ranges for `unicode-range` in a style sheet, from letters in the order of Unicode. */
export const toUnicodeRanges = (letters: readonly string[]): readonly string[] => {
  const ranges: { from: number; to: number }[] = [];
  for (const code of letters.map((letter) => letter.codePointAt(0) ?? 0)) {
    const last = ranges.at(-1);
    if (last?.to === code - 1) last.to = code;
    else ranges.push({ from: code, to: code });
  }
  return ranges.map(({ from, to }) => `U+${hexadecimal(from)}${from === to ? '' : `-${hexadecimal(to)}`}`);
};

/** Whether any of the letters is in a range, such as `U+0100-02AF`. */
export const isAnyLetterInRange = (range: string, letters: string): boolean => {
  const [from = 0, to = from] = range
    .slice('U+'.length)
    .split('-')
    .map((code) => Number.parseInt(code, 16));
  return [...letters].map((letter) => letter.codePointAt(0) ?? 0).some((code) => from <= code && code <= to);
};
