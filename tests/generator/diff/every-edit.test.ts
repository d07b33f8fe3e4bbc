import { resolve } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainText } from '#domain/audit/audit-text.ts';
import { type News, readers } from '#domain/audit/changes/news-data.ts';
import { newsLines } from '#domain/audit/changes/news-text.ts';
import { isRecord } from '#domain/json-value.ts';
import type { Locale } from '#domain/locale.ts';
import snapshot from '#generated/model.json' with { type: 'json' };
import { compareRevisions } from '#generator/diff/compare-revisions.ts';
import { mostLines, planNews } from '#generator/diff/news/plan-news.ts';
import { tablePlaces } from '#generator/diff/news/reader-of.ts';
import { noTexts, parseRevision, type Revision } from '#generator/diff/revision.ts';
import { textParts } from '#generator/diff/text-parts.ts';
import { type ReadTexts, readTextsHere } from '#generator/load/read-texts.ts';
import { isFull, sampleOf } from '../../depth.ts';

const texts = readTextsHere(resolve(import.meta.dirname, '../../..'));

const revisionOf = (model: object, read: ReadTexts): Revision => {
  const revision = parseRevision(JSON.stringify({ ...snapshot, model }), read);
  if (revision === null) throw new Error('An edited model cannot be read.');
  return revision;
};

const today = revisionOf(snapshot.model, texts);

/** The texts of today, which are parsed once. */
const { texts: parts, sources, titles, pictures } = today;

const newsOf = (after: Revision): News =>
  planNews(compareRevisions(today, after), after, {
    before: 'a',
    since: null,
    after: 'b',
    code: { site: 0, server: 0 },
  });

const linesOf = (news: News, locale: Locale): readonly string[] =>
  readers.flatMap((reader) =>
    newsLines(news, reader, locale).flatMap(({ text, more }) => [text, ...more].map((one) => plainText(one))),
  );

type Way = readonly (string | number)[];

const leavesOf = (value: unknown, way: Way = []): readonly Way[] => {
  if (Array.isArray(value)) return value.flatMap((one, index) => leavesOf(one, [...way, index]));
  if (isRecord(value)) return Object.entries(value).flatMap(([key, one]) => leavesOf(one, [...way, key]));
  return [way];
};

const edited = (value: unknown, way: Way, edit: (leaf: unknown) => unknown): unknown => {
  const [step, ...rest] = way;
  if (step === undefined) return edit(value);
  if (Array.isArray(value)) return value.map((one, index) => (index === step ? edited(one, rest, edit) : one));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, key === step ? edited(one, rest, edit) : one]),
  );
};

/** Another value of the same kind; a word in a text is one that no text has. */
const another = (leaf: unknown): unknown => {
  if (typeof leaf === 'number') return leaf + 1;
  if (typeof leaf === 'boolean') return !leaf;
  return leaf === null ? null : `${String(leaf)} xyzzy`;
};

/** Moves are compared by what an address answers, which no edit of a snapshot changes; the day of the edition is no text. */
const comparedOtherwise = ['redirects', 'gone', 'edition'];

/** Leaves that can be edited: an id is a name, and another name is another row. */
const modelLeaves = leavesOf(snapshot.model).filter(
  (way) =>
    !['id', 'key', 'kind'].includes(String(way.at(-1))) &&
    !comparedOtherwise.includes(String(way[0])) &&
    leafAt(way) !== null,
);

/** A row without an id is told as one that went and one that came, without its words. */
const isToldWithWords = (way: Way): boolean => way[0] !== 'relations' && /\s/.test(String(leafAt(way)));

function leafAt(way: Way): unknown {
  let value: unknown = snapshot.model;
  for (const step of way) value = typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined;
  return value;
}

const textPaths = Object.keys(texts.texts).filter((path) => /^(?:pl|en)\//.test(path));
const paragraphsOf = (path: string) => (texts.texts[path] ?? '').split('\n');

const soundLine = (line: string): void => {
  expect(line).not.toMatch(/undefined|\[object|\{"|":|^\s*:|Merge branch/);
  expect(line).not.toMatch(/\{[a-z][\w.-]*(?::[\w-]+)?\}|content\/|\.ya?ml\b/);
  expect(line.length).toBeGreaterThan(5);
};

const sound = (news: News): string => {
  const whole = (['pl', 'en'] as const).map((locale) => linesOf(news, locale));
  for (const lines of whole) {
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) soundLine(line);
  }
  for (const reader of readers) expect(newsLines(news, reader, 'en').length).toBeLessThanOrEqual(mostLines);
  return whole.flat().join('\n');
};

it('every edit of the model stands in a sentence for somebody, in both languages', () => {
  fc.assert(
    fc.property(fc.constantFrom(...modelLeaves), (way) => {
      const model = edited(snapshot.model, way, another);
      const after = { ...revisionOf(isRecord(model) ? model : {}, noTexts), texts: parts, sources, titles, pictures };
      const lines = sound(newsOf(after));
      if (typeof leafAt(way) === 'string' && isToldWithWords(way)) expect(lines).toContain('xyzzy');
    }),
    { numRuns: isFull ? 600 : 25 },
  );
});

it('another reason of an ignored event is told with its words, whatever else is said of the event', () => {
  const reasons = modelLeaves.filter((way) => way[0] === 'rules' && way[2] === 'ignored' && way.includes('reason'));
  expect(reasons.length).toBeGreaterThan(20);
  for (const way of sampleOf(reasons, 8)) {
    const model = edited(snapshot.model, way, another);
    const after = { ...revisionOf(isRecord(model) ? model : {}, noTexts), texts: parts, sources, titles, pictures };
    expect(sound(newsOf(after))).toContain('xyzzy');
  }
});

it('a rule whose examples stand in another order is written otherwise, and no more is said of it', () => {
  const rules = snapshot.model.rules.map((rule) =>
    'examples' in rule ? { ...rule, examples: rule.examples.toReversed() } : rule,
  );
  const news = newsOf(revisionOf({ ...snapshot.model, rules }, texts));
  const details = readers
    .flatMap((reader) => news.groups[reader].flatMap(({ items }) => items))
    .flatMap((item) => item.details);
  expect(new Set(details.map(({ key }) => key))).toEqual(new Set(['writtenOtherwise']));
});

it('every edit of a text is named with its words', () => {
  const anyText = fc.constantFrom(...textPaths);
  const words = fc.constantFrom('xyzzy', 'Xyzzy plugh', 'xyzzy – 100%');
  fc.assert(
    fc.property(anyText, fc.nat(), words, (path, at, word) => {
      const lines = paragraphsOf(path);
      const writable = [...lines.keys()].filter((index) => /^[^#\-\s].*[a-zż]$/i.test(lines[index] ?? ''));
      const index = writable[at % Math.max(writable.length, 1)];
      fc.pre(index !== undefined);
      const text = lines.map((line, own) => (own === index ? `${line} ${word}` : line)).join('\n');
      const after = {
        ...today,
        texts: { ...parts, [path]: textParts(path, text) },
        sources: { ...sources, [path]: text },
      };
      const printed = sound(newsOf(after));
      expect(printed).toContain(word);
      expect(printed).toContain(path.startsWith('en/') ? 'po angielsku' : 'po polsku');
    }),
    { numRuns: isFull ? 600 : 25 },
  );
});

it('a text or a picture that came or went is named', () => {
  const picture = Object.keys(texts.pictures)[0] ?? '';
  const { [textPaths[0] ?? '']: _, ...fewer } = texts.texts;
  const after = revisionOf(snapshot.model, {
    texts: { ...fewer, 'pl/pages/nowa.md': '---\ntitle: Nowa strona\n---\n\nSłowa, których nigdzie nie ma.\n' },
    pictures: { ...texts.pictures, [picture]: 'another' },
  });
  const lines = sound(newsOf(after));
  const [, name = ''] = /([\w-]+)\.\w+$/.exec(picture) ?? [];
  for (const words of [titles[textPaths[0] ?? ''] ?? 'no title', 'Nowa strona', name.replaceAll('-', ' ')])
    expect(lines).toContain(words);
});

it('another name of a rule, a number or a text is a new name and nothing else', () => {
  const [from, to] = ['search-button', 'search-label'];
  const model: unknown = JSON.parse(
    JSON.stringify(snapshot.model).replaceAll(`${from}"`, `${to}"`).replaceAll('lowAvailability', 'fewPlaces'),
  );
  const { 'pl/pages/kpp-tests.md': moved = '', ...others } = texts.texts;
  const after = revisionOf(isRecord(model) ? model : {}, {
    ...texts,
    texts: { ...others, 'pl/pages/kpp-questions.md': moved },
  });
  const news = newsOf(after);
  sound(news);
  const details = readers.flatMap((reader) => news.groups[reader].flatMap(({ items }) => items));
  expect(new Set(details.flatMap((item) => item.details.map(({ key }) => key)))).toEqual(new Set(['renamed']));
  expect(details).toHaveLength(3);
});

it('an input of a rule under another name is a new name and nothing else', () => {
  const rules = snapshot.model.rules.map((rule) =>
    rule.id === 'availability-badge' ? JSON.parse(JSON.stringify(rule).replaceAll('freePlaces', 'placesLeft')) : rule,
  );
  const news = newsOf(revisionOf({ ...snapshot.model, rules }, texts));
  expect(news.groups.visitors).toEqual([]);
  expect(linesOf(news, 'en').join('\n')).toContain('another name: freePlaces → placesLeft');
});

it('says of every table of the model whom it concerns', () => {
  const { parameters: _, rules: __, ...tables } = snapshot.model;
  expect(Object.keys(tablePlaces).toSorted()).toEqual(Object.keys(tables).toSorted());
});
