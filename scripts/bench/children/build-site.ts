import { join } from 'node:path';
import { readBuildEnvironment } from '#site/build/build-environment.ts';
import { foldersOf } from '#site/build/folders.ts';
import { runBuild } from '#site/build/run-build.ts';

/** Builds the project that this file is a part of; prints the report of the build as JSON. */
const report = await runBuild(
  foldersOf(join(import.meta.dirname, '../../..')),
  readBuildEnvironment({ DEMO_DATES: '1' }),
);
console.log(JSON.stringify(report));
