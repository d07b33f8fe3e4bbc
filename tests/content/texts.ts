import { join } from 'node:path';
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Locale } from '#domain/locale.ts';
import { loadContent } from '#generator/load/load-content.ts';
import { model } from '#model/index.ts';
import { settingDescription, settings } from '#settings/settings.ts';

/** One run of words that a visitor may read, and where it stands. `heading` also stands for titles and buttons. */
export interface Text {
  readonly locale: Locale;
  readonly place: string;
  readonly words: string;
  readonly kind: 'heading' | 'prose';
}

export const root = join(import.meta.dirname, '../..');

const isLocale = (name: string): name is Locale => name === 'pl' || name === 'en';

/** Strings of a value with the keys that lead to them. */
const stringsIn = (value: unknown, path: readonly string[] = []): { path: readonly string[]; words: string }[] => {
  if (typeof value === 'string') return [{ path, words: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => stringsIn(item, [...path, key]));
};

/** Runs of a Markdown text without addresses of links; one run per heading, paragraph or item. */
const runsOf = (node: Nodes): { heading: boolean; words: string }[] => {
  const wordsOf = (part: Nodes): string =>
    'value' in part ? part.value : 'children' in part ? part.children.map(wordsOf).join('') : '';
  if (node.type === 'heading') return node.depth === 1 ? [] : [{ heading: true, words: wordsOf(node) }];
  if (node.type === 'paragraph') return [{ heading: false, words: wordsOf(node) }];
  return 'children' in node ? node.children.flatMap(runsOf) : [];
};

const markdownTexts = (locale: Locale, place: string, markdown: string): Text[] =>
  runsOf(fromMarkdown(markdown)).map(({ heading, words }) => ({
    locale,
    place,
    words,
    kind: heading ? 'heading' : 'prose',
  }));

const headingKeys = new Set(['title', 'heading', 'seoHeading']);
const ownKeys = new Set(['id', 'file', 'keep', 'published', 'updated', 'sources', 'of', 'medicalParts']);

/** The text of one string of a YAML file or front matter; nothing when it is no text. */
const textsOfValue = (file: string, path: readonly string[], words: string): Text[] => {
  const [top = ''] = file.split('/');
  const key = path.at(-1) ?? '';
  const locale = [top, key].find(isLocale);
  if (locale === undefined || path.some((part) => ownKeys.has(part))) return [];
  if (key === 'content') return markdownTexts(locale, `content/${file}`, words);
  const isHeading = headingKeys.has(key) || top === 'galleries' || file.includes('/messages/');
  return [{ locale, place: `content/${file} ${path.join('.')}`, words, kind: isHeading ? 'heading' : 'prose' }];
};

const contentTexts = (): Text[] =>
  loadContent(root)
    .content.filter(({ path }) => !path.startsWith('templates/'))
    .flatMap((file): Text[] => {
      const [top = ''] = file.path.split('/');
      const values = stringsIn(file.value).flatMap(({ path, words }) => textsOfValue(file.path, path, words));
      return isLocale(top) ? [...values, ...markdownTexts(top, `content/${file.path}`, file.body)] : values;
    });

const addressKeys = new Set(['path', 'slug']);

const modelTexts = (): Text[] => [
  ...stringsIn(model).flatMap(({ path, words }): Text[] => {
    const locale = path.at(-1) ?? '';
    if (!isLocale(locale) || path.some((key) => addressKeys.has(key))) return [];
    return [{ locale, place: `model ${path.slice(0, -1).join('.')}`, words, kind: 'prose' }];
  }),
  ...model.cities.flatMap((city): Text[] =>
    [city.name, city.locative, city.genitive].map((words) => ({
      locale: 'pl',
      place: `model cities.${city.id}`,
      words,
      kind: 'prose',
    })),
  ),
];

const settingTexts = (): Text[] =>
  settings.keyof().options.flatMap((name) =>
    stringsIn(settingDescription(name)).flatMap(({ path, words }): Text[] => {
      const locale = path.at(-1) ?? '';
      return isLocale(locale) ? [{ locale, place: `setting ${name}`, words, kind: 'prose' }] : [];
    }),
  );

/** Every text of content/, model/ and the settings in both languages. */
export const readTexts = (): readonly Text[] => [...contentTexts(), ...modelTexts(), ...settingTexts()];
