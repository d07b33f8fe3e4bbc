import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parameters } from '#model/rules/parameters.ts';
import { runGit } from '../../run-git.ts';

const project = resolve(import.meta.dirname, '../../..');

/** An edit of a model file: every occurrence of a pattern, of which there must be one at least. */
export interface Edit {
  readonly file: string;
  readonly find: RegExp;
  readonly put: string;
}

/** A repository below the folder whose last commit contains the model as it is, with the edits in the working tree only. */
export const makeChangedRepository = (folder: string, edits: readonly Edit[]): string => {
  const root = mkdtempSync(join(folder, 'repository-'));
  cpSync(join(project, 'model'), join(root, 'model'), { recursive: true });
  cpSync(join(project, 'src/domain'), join(root, 'src/domain'), { recursive: true });
  cpSync(join(project, 'content'), join(root, 'content'), {
    recursive: true,
    filter: (path) => !/\.(?:svg|jpg|png|webp)$/.test(path),
  });
  cpSync(join(project, 'generated/model.json'), join(root, 'generated/model.json'));
  writeFileSync(join(root, 'package.json'), '{ "type": "module", "imports": { "#domain/*": "./src/domain/*" } }');
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'));
  runGit(root, 'init', '--quiet');
  runGit(root, 'add', 'package.json');
  runGit(root, 'commit', '--quiet', '--message', 'before there was a snapshot');
  runGit(root, 'add', 'generated', 'content');
  runGit(root, 'commit', '--quiet', '--message', 'model');
  for (const { file, find, put } of edits) {
    const path = join(root, 'model', file);
    const text = readFileSync(path, 'utf8');
    const edited = text.replaceAll(find, put);
    if (edited === text) throw new Error(`Nothing in model/${file} matches ${find}; the model has changed.`);
    writeFileSync(path, edited);
  }
  return root;
};

/** The last badge of free places, one place lower. */
export const threshold = parameters.lowAvailability.values.at(-1)?.value ?? 0;
export const lowerThreshold: Edit = {
  file: 'rules/parameters/widget-parameters.ts',
  find: /(?<before>lowAvailability: \{[^[]*values: \[[^\]]*\bvalue: )\d+/g,
  put: `$<before>${threshold - 1}`,
};

/** Koszalin is offered no more. */
export const withoutKoszalin: readonly Edit[] = [
  { file: 'places/cities.ts', find: / {2}\{ id: 'koszalin',[^\n]+\n[^\n]+ source \},\n/g, put: '' },
];

/** KPP for 40 zł less, in grosze. */
const lastPrice = parameters.kppPrice.values.at(-1)?.value ?? 0;
export const price = { before: lastPrice, after: lastPrice - 4000 };
export const cheaperCourse: Edit = {
  file: 'rules/parameters/price-parameters.ts',
  find: /(?<before>kppPrice: \{[^[]*values: \[[^\]]*\bvalue: )\d+/g,
  put: `$<before>${price.after}`,
};
