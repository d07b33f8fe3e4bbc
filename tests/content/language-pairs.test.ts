import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { statements } from '#model/site/statements.ts';

const content = join(import.meta.dirname, '../../content');
const read = (locale: string, file: string): string => readFileSync(join(content, locale, file), 'utf8');

/**
 * What a text says of conditions, amounts and clocks: its placeholders whatever their case, the pages it leads to, and figures. A course
 * that it leads to may be the one in its language.
 */
const bindingParts = (text: string): readonly string[] => {
  const placeholders = [...text.matchAll(/\{([\w.-]+)(?::\w+)?\}/g)].map(([, name]) => `{${name}}`);
  const targets = [...text.matchAll(/\]\((course:|[^)]*)/g)].map(([, target]) => `(${target})`);
  const figures = [...text.replaceAll(/\{[^}]*\}|\]\([^)]*\)/g, '').matchAll(/\d+/g)].map(([figure]) => figure);
  return [...new Set([...placeholders, ...targets, ...figures])].toSorted();
};

const paragraphsOf = (text: string): readonly string[] => text.split(/\n\s*\n/);

/** Polish and English text by the place where both stand. */
const pairs = function* (): Generator<readonly [string, string, string]> {
  for (const { id, words } of statements) yield [`statement ${id}`, words.pl, words.en];
  for (const file of readdirSync(join(content, 'pl/mails'))) {
    const [polish, english] = [read('pl', `mails/${file}`), read('en', `mails/${file}`)].map(paragraphsOf);
    expect([file, english?.length]).toEqual([file, polish?.length]);
    for (const [at, text] of (polish ?? []).entries()) yield [`${file} paragraph ${at}`, text, english?.[at] ?? ''];
  }
  for (const file of readdirSync(join(content, 'en/pages'))) {
    const page = file.replace('.md', '');
    const [polish, english] = [read('pl', `pages/${page}.md`), read('en', `pages/${page}.md`)].map((text) =>
      text.split(/^## .*$/m),
    );
    expect([page, english?.length]).toEqual([page, polish?.length]);
    for (const [at, text] of (polish ?? []).entries()) yield [`${page} section ${at}`, text, english?.[at] ?? ''];
  }
  for (const file of readdirSync(join(content, 'en/messages'))) {
    const namespace = file.replace('.yaml', '');
    const [polish, english] = [read('pl', `messages/${namespace}.yaml`), read('en', `messages/${namespace}.yaml`)].map(
      (text): Record<string, unknown> => parse(text),
    );
    for (const [key, text] of Object.entries(polish ?? {}))
      yield [`${namespace}.${key}`, JSON.stringify(text), JSON.stringify(english?.[key])];
  }
};

test('Polish and English mails, pages and messages state the same conditions, amounts and times', () => {
  const different = [...pairs()].flatMap(([place, polish, english]) => {
    const [inPolish, inEnglish] = [bindingParts(polish), bindingParts(english)];
    const only = (these: readonly string[], those: readonly string[]) => these.filter((part) => !those.includes(part));
    const [pl, en] = [only(inPolish, inEnglish), only(inEnglish, inPolish)];
    return pl.length + en.length === 0 ? [] : [{ place, onlyPolish: pl, onlyEnglish: en }];
  });
  expect(different).toEqual([]);
});
