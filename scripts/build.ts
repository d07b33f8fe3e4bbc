import { join } from 'node:path';
import { foldersOf } from '#site/build/folders.ts';
import { ensurePageData } from './ensure-page-data.ts';

ensurePageData();
const [{ readBuildEnvironment }, { runBuild }] = await Promise.all([
  import('#site/build/build-environment.ts'),
  import('#site/build/run-build.ts'),
]);
const report = await runBuild(foldersOf(join(import.meta.dirname, '..')), readBuildEnvironment(process.env));
const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;

for (const problem of report.problems) console.warn(`Warning: ${problem}`);
console.log(`dist/ holds ${report.pages} pages, of which ${report.rendered.length} were rendered again.`);
for (const [step, span] of Object.entries(report.spans)) {
  console.log(`  ${step.padEnd(9)} ${seconds(span.wall)} (processor ${seconds(span.cpu)})`);
}
console.log(`  memory    ${Math.round(report.peakMemory)} MiB at most`);
console.log('What the data of the site still lack stands in generated/report.md.');
