import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '#domain/locale.ts';
import { root, type Text } from './texts.ts';

const dictionaries = { pl: 'pl_PL', en: 'en_GB' } as const satisfies Record<Locale, string>;

/** The words of a text without arguments, internet addresses, paths, file names and names of code. */
export const wordsOf = (text: string): string[] =>
  text
    .replaceAll(/\{[^}]*\}|`[^`]*`|\b[0-9A-Z]{4}-[0-9A-Z]{4}\b/g, ' ')
    .replaceAll(/[\w.@/-]+\.(?:com|pl)\b|\b\w+_\w+\b/g, ' ')
    .replaceAll(/(?<!\w)\w*\/[\w./-]+|\b[a-z]+[A-Z]\w*\b/g, ' ')
    .match(/\p{L}+(?:['’]\p{L}+)*/gu) ?? [];

/** Those of the words that hunspell does not know. */
export const askHunspell = (locale: Locale, words: readonly string[]): ReadonlySet<string> => {
  const { stdout, stderr, status } = spawnSync('hunspell', ['-d', dictionaries[locale], '-i', 'utf-8', '-l'], {
    input: `${words.join('\n')}\n`,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  if (status !== 0) throw new Error(`hunspell failed: ${stderr}`);
  return new Set(stdout.split('\n').filter((word) => word !== ''));
};

export interface WordGroup {
  readonly name: string;
  readonly words: readonly string[];
}

/** The word list of a locale: a line with `#` begins a group with the reason why its words are right. */
export const readWordList = (locale: Locale): readonly WordGroup[] =>
  readFileSync(join(root, `content/dictionary/${locale}.txt`), 'utf8')
    .split(/^# /m)
    .slice(1)
    .map((group) => {
      const [name = '', ...words] = group.split('\n').filter((line) => line !== '');
      return { name, words };
    });

/** What an English text quotes in Polish: the words in brackets and in quotation marks. */
const polishPartsOf = (text: string): string => (text.match(/\([^)]*\)|“[^”]*”/g) ?? []).join(' ');

interface Unknown {
  readonly word: string;
  readonly place: string;
}

/** Words of the texts of one locale that neither hunspell nor the list knows, with the first place of each. */
export const unknownWords = (
  texts: readonly Text[],
  locale: Locale,
  known: { readonly list: ReadonlySet<string>; readonly names: ReadonlySet<string> },
): readonly Unknown[] => {
  const places = new Map<string, string>();
  const polish = new Set<string>();
  for (const { words, place } of texts.filter((text) => text.locale === locale)) {
    for (const word of wordsOf(words)) if (!places.has(word)) places.set(word, place);
    if (locale === 'en') for (const word of wordsOf(polishPartsOf(words))) polish.add(word);
  }
  const unknown = askHunspell(locale, [...places.keys()]);
  const unknownPolish = askHunspell('pl', [...polish]);
  const polishList = new Set(readWordList('pl').flatMap((group) => group.words));
  return [...places]
    .filter(([word]) => unknown.has(word) && !known.list.has(word) && !known.names.has(word))
    .filter(([word]) => !polish.has(word) || (unknownPolish.has(word) && !polishList.has(word)))
    .map(([word, place]) => ({ word, place }));
};
