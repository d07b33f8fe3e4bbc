import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FigureTable } from './figure.ts';
import { pageParts } from './page-parts.ts';
import { copyProject, runProgram } from './project-copy.ts';

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

/** A built copy of the project; gives its `dist/`. */
export const builtSite = (root: string, workspaces: string): string => {
  const folder = join(workspaces, 'site');
  copyProject(root, folder);
  runProgram(folder, 'generator/main.ts');
  runProgram(folder, 'scripts/build.ts');
  return join(folder, 'dist');
};

const weigh = (dist: string, page: string): FigureTable => {
  const file = join(dist, page);
  const parts = pageParts(readFileSync(file, 'utf8'));
  const sum = (paths: readonly string[]): number =>
    paths.reduce((total, path) => total + weightOf(join(dist, path)), 0);
  const [html, style, script, font] = [weightOf(file), sum(parts.styles), sum(parts.scripts), sum(parts.fonts)];
  return {
    title: `Weight: /${page.replace(/(?:index)?\.html$/, '')}`,
    note: 'With brotli; fonts are compressed in themselves. Pictures and what islands fetch later are not in it.',
    figures: [
      { name: 'HTML', value: html, unit: 'kB' },
      { name: 'CSS', value: style, unit: 'kB' },
      { name: 'JavaScript of the page', value: script, unit: 'kB', goal: goals.script },
      { name: 'fonts fetched early', value: font, unit: 'kB' },
      { name: 'together', value: html + style + script + font, unit: 'kB' },
    ],
  };
};

/** Weighs typical pages of a built site. */
export const measureWeights = (dist: string): readonly FigureTable[] => pages.map((page) => weigh(dist, page));
