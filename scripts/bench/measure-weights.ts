import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FigureTable } from './figure.ts';
import { buildCopy } from './project-copy.ts';

/** Paths of what a browser fetches first for a page, by kind. */
interface PageParts {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  readonly fonts: readonly string[];
}

const attributesOf = (tag: string): Readonly<Record<string, string>> =>
  Object.fromEntries([...tag.matchAll(/([a-z]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]));

/** Reads stylesheets, scripts and preloaded fonts from the HTML of one of our pages. */
export const pageParts = (html: string): PageParts => {
  const links = [...html.matchAll(/<link\b[^>]*>/g)].map(([tag]) => attributesOf(tag));
  const hrefs = (fits: (link: Readonly<Record<string, string>>) => boolean): readonly string[] =>
    links.flatMap((link) => (fits(link) && link.href !== undefined ? [link.href] : []));
  return {
    styles: hrefs(({ rel }) => rel === 'stylesheet'),
    scripts: [...html.matchAll(/<script\b[^>]*\bsrc="([^"]*)"/g)].map(([, source = '']) => source),
    fonts: hrefs((link) => link.rel === 'preload' && link.as === 'font'),
  };
};

const goals = { script: 5 };
const pages = [
  'index.html',
  'kursy-pierwszej-pomocy.html',
  'kurs-kwalifikowanej-pierwszej-pomocy-kpp.html',
  'kurs-kwalifikowanej-pierwszej-pomocy-kpp/wroclaw.html',
  'kontakt.html',
  'blog.html',
  'en.html',
];

/** Bytes over the wire in kB: with brotli where the build made it, as they are otherwise. */
const weightOf = (file: string): number => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size / 1000;

const weigh = (dist: string, page: string): FigureTable => {
  const file = join(dist, page);
  const parts = pageParts(readFileSync(file, 'utf8'));
  const sum = (paths: readonly string[]): number =>
    paths.reduce((total, path) => total + weightOf(join(dist, path)), 0);
  const [html, style, script, font] = [weightOf(file), sum(parts.styles), sum(parts.scripts), sum(parts.fonts)];
  return {
    title: `Weight: /${page.replace(/(?:index)?\.html$/, '')}`,
    note: 'With brotli; fonts as they are. Pictures and later downloads of islands do not count.',
    figures: [
      { name: 'HTML', value: html, unit: 'kB' },
      { name: 'CSS', value: style, unit: 'kB' },
      { name: 'JavaScript of the page', value: script, unit: 'kB', goal: goals.script },
      { name: 'fonts fetched early', value: font, unit: 'kB' },
      { name: 'together', value: html + style + script + font, unit: 'kB' },
    ],
  };
};

/** Builds a copy of the project and weighs typical pages of it. */
export const measureWeights = (root: string, workspaces: string): readonly FigureTable[] => {
  const folder = join(workspaces, 'site');
  buildCopy(root, folder);
  return pages.map((page) => weigh(join(folder, 'dist'), page));
};
