import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

enableCompileCache();
const { isOutputCurrent, outOfDateMessage } = await import('#generator/command/out-of-date.ts');

const root = join(import.meta.dirname, '..');
const { unusableFolderReason } = await import('./start/check-project-folder.ts');
const unfit = unusableFolderReason(root);
if (unfit !== null) {
  console.error(unfit);
  process.exit(1);
}
if (!isOutputCurrent(root)) {
  const { generateMissingPageData } = await import('./start/run-program.ts');
  generateMissingPageData();
  const stale = await outOfDateMessage(root);
  if (stale.length > 0) {
    console.error(stale.join('\n'));
    process.exit(1);
  }
}
const [
  { readBuildEnvironment },
  { runSiteBuild },
  { siteFolders },
  { SettingsError },
  { organisation },
  { demoDatesWarning },
  { outdatedNumbersWarningAt },
] = await Promise.all([
  import('#site/build/build-environment.ts'),
  import('#site/build/build.ts'),
  import('#site/build/folders.ts'),
  import('#settings/read-settings.ts'),
  import('#generated/data/organisation.ts'),
  import('./start/start-facts.ts'),
  import('./start/edition-warning.ts'),
]);
/** Reads the settings; prints the sentence for a wrong one and ends the process. */
const readSettings = () => {
  try {
    return readBuildEnvironment(process.env);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(error.message);
    return process.exit(2);
  }
};
const environment = readSettings();
const report = await runSiteBuild(siteFolders(root), environment).catch(async (error: unknown) => {
  const { printFailure } = await import('./start/explain-failure.ts');
  return process.exit(printFailure(error));
});
const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

for (const problem of report.problems) console.warn(`Warning: ${problem}`);
const { bundle, render, everything } = report.done;
console.log(
  `dist/ has ${report.pages} pages. Code was bundled after ${seconds(bundle)}, pages rendered after ${seconds(render)}, all done after ${seconds(everything)}.`,
);
if (environment.demoDates) console.log(demoDatesWarning);
const lateTexts = outdatedNumbersWarningAt(Date.now());
if (lateTexts !== null) console.warn(lateTexts);
const { provider } = environment.hosts;
console.log(
  provider === null
    ? 'Messages of the contact form go to the host that serves the site.'
    : `Messages of the contact form go from browsers straight to ${provider.url}. PROVIDER_PUBLIC_TOKEN is part of the pages: everybody can read it.`,
);
if (report.leftOut.length > 0) {
  console.log(
    `Left out, because the model lacks facts for them (${report.leftOut.length}): ${report.leftOut.join(', ')}.`,
  );
}
if (!environment.showsPlaceholders && organisation.placeholder) {
  console.log(
    'THE PROVIDER IS NOT NAMED: name, address, phone, e-mail and tax number on every page are placeholders. Fill in model/site/organisation.ts before anybody sees this site.',
  );
}
console.log('generated/report.md lists the facts that the model still lacks.');
