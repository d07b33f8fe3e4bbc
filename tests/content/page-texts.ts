import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '#domain/locale.ts';

/** What a visitor, a search engine or a screen reader meets on a built page. */
export interface PageText {
  /** File below dist/. */
  readonly file: string;
  readonly locale: Locale;
  readonly indexable: boolean;
  readonly title: string;
  readonly description: string;
  /** Text blocks in their order; inline elements do not divide them. */
  readonly blocks: readonly string[];
  readonly headings: readonly string[];
  /** Alternative texts; null where a picture has none. */
  readonly alternatives: readonly (string | null)[];
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
  nbsp: '\u{a0}',
};

const decode = (text: string): string =>
  text.replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);

const inline = /<\/?(?:a|abbr|b|em|strong|time|wbr)\b[^>]*>/g;

const withoutCode = (html: string): string =>
  html.replaceAll(/<(script|style|svg)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '');

/** The cells of a row are read together. */
const nextCell = /<\/t[dh]>\s*<t[dh]\b[^>]*>/g;

const blocksOf = (html: string): string[] =>
  html
    .replaceAll(nextCell, '; ')
    .replaceAll(inline, '')
    .split(/<[^>]*>/)
    .map(decode)
    .filter((text) => text.trim() !== '');

const contentOf = (html: string, name: string): string =>
  decode(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '');

const matches = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map((match) => match[1] ?? '');

const readPage = (dist: string, file: string): PageText => {
  const html = withoutCode(readFileSync(join(dist, file), 'utf8'));
  const [, body = ''] = html.split('</head>');
  return {
    file,
    locale: html.includes('<html lang="en"') ? 'en' : 'pl',
    indexable: !html.includes('<meta name="robots"'),
    title: decode(/<title>([^<]*)/.exec(html)?.[1] ?? ''),
    description: contentOf(html, 'description'),
    blocks: [...blocksOf(body), contentOf(html, 'og:image:alt')].filter((text) => text !== ''),
    headings: [
      ...matches(body, /<h[1-6]\b[^>]*>([\s\S]*?)<\/h[1-6]>/g),
      ...matches(body, /<(?:button\b|a class="button)[^>]*>([\s\S]*?)<\/(?:button|a)>/g),
    ].flatMap(blocksOf),
    alternatives: (body.match(/<img\b[^>]*>/g) ?? []).map((tag) => /\balt="([^"]*)"/.exec(tag)?.[1] ?? null),
  };
};

/** Every page of a built site. */
export const readPages = (dist: string): readonly PageText[] =>
  globSync('**/*.html', { cwd: dist })
    .toSorted()
    .map((file) => readPage(dist, file));
