import { join } from 'node:path';
import { runBuild } from '#site/build/build.ts';
import { readBuildEnvironment } from '#site/build/build-environment.ts';
import { foldersOf } from '#site/build/folders.ts';
import { ensurePageData } from '../../scripts/start/run-program.ts';
import { visitorSettings } from '../e2e/visit/visitor-settings.ts';

/** Builds the site that browser tests open: it is as ours but for telling which rows are taken, also while its pages are rendered. */
const folders = foldersOf(join(import.meta.dirname, '../..'));

ensurePageData();
const config = join(import.meta.dirname, 'vite.config.ts');
const environment = { ...process.env, APP_ENV: 'production', SITE_ORIGIN: visitorSettings.baseURL };
const { pages } = await runBuild({ ...folders, bundler: config }, readBuildEnvironment(environment));
process.stdout.write(`dist/ holds ${pages} pages that tell which rows are taken.\n`);
