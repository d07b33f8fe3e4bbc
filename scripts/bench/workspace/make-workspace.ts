import { cpSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ContentPattern, growContent } from './grow-content.ts';
import type { Growth } from './growth.ts';

const copied = ['package.json', 'package-lock.json', 'model', 'content', 'generator', 'scripts', 'src'];

/** Copies the project without its output into an empty folder below it, where it finds the same packages. */
export const copyProject = (root: string, folder: string): void => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of copied) cpSync(join(root, name), join(folder, name), { recursive: true });
};

const bodyOf = (file: string): string => readFileSync(file, 'utf8').replace(/^---\n.*?\n---\n/s, '');

const cityNames = (folder: string): string[] =>
  readdirSync(folder).flatMap((file) => (file.startsWith('_') ? [] : [file.replace(/\.md$/, '')]));

const readPattern = (content: string): ContentPattern => {
  const cities = join(content, 'pl/cities');
  const course = (locale: string): string => bodyOf(join(content, locale, 'courses/kpp.md'));
  return {
    cities: cityNames(join(cities, 'listing')).toSorted(),
    cityTypes: readdirSync(cities).filter((folder) => folder !== 'listing'),
    courseBody: { pl: course('pl'), en: course('en') },
    cityBodies: globSync('kpp/*.md', { cwd: cities })
      .toSorted()
      .map((file) => bodyOf(join(cities, file))),
  };
};

const grownIndex = (growth: Growth): string => `import { growModel } from '../scripts/bench/workspace/grow-model.ts';
import { model as real } from './real-model.ts';

export const model = growModel(real, ${JSON.stringify(growth)});
`;

/** Makes a copy of the project whose model and content are grown. */
export const growProject = (root: string, folder: string, growth: Growth): void => {
  copyProject(root, folder);
  const content = join(folder, 'content');
  for (const { path, text } of growContent(readPattern(content), growth)) {
    mkdirSync(dirname(join(content, path)), { recursive: true });
    writeFileSync(join(content, path), text);
  }
  renameSync(join(folder, 'model/index.ts'), join(folder, 'model/real-model.ts'));
  writeFileSync(join(folder, 'model/index.ts'), grownIndex(growth));
};
