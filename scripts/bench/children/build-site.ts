import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

/** Builds the project that this file is a part of, or its bundle and pages alone; prints the report of the build as JSON. */
enableCompileCache();
const [{ readBuildEnvironment }, { foldersOf }, { runBuild }] = await Promise.all([
  import('#site/build/build-environment.ts'),
  import('#site/build/folders.ts'),
  import('#site/build/run-build.ts'),
]);
const folders = foldersOf(join(import.meta.dirname, '../../..'));
const pagesAlone = process.argv.includes('--pages-alone');
const report = await runBuild({ ...folders, pagesAlone }, readBuildEnvironment({ DEMO_DATES: '1' }));
console.log(JSON.stringify(report));
