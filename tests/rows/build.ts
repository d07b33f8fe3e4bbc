import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { readBuildEnvironment } from '#site/build/build-environment.ts';
import { foldersOf } from '#site/build/folders.ts';
import { runBuild } from '#site/build/run-build.ts';

/** Builds the site that browser tests open: it is as ours but for telling which rows are taken, also while its pages are rendered. */
const folders = foldersOf(join(import.meta.dirname, '../..'));

for (const record of ['render.json', 'last-build.json']) rmSync(join(folders.cache, record), { force: true });
const config = join(import.meta.dirname, 'vite.config.ts');
const { pages } = await runBuild({ ...folders, bundler: config }, readBuildEnvironment(process.env));
process.stdout.write(`dist/ holds ${pages} pages that tell which rows are taken.\n`);
