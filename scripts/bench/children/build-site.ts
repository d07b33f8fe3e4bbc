import { join } from 'node:path';
import { readBuildEnvironment } from '#site/build/build-environment.ts';
import { foldersOf } from '#site/build/folders.ts';
import { runBuild } from '#site/build/run-build.ts';

/** Builds the project that this file is a part of, or its bundle and pages alone; prints the report of the build as JSON. */
const folders = foldersOf(join(import.meta.dirname, '../../..'));
const pagesAlone = process.argv.includes('--pages-alone');
const report = await runBuild({ ...folders, pagesAlone }, readBuildEnvironment({ DEMO_DATES: '1' }));
console.log(JSON.stringify(report));
