import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkDataFolderIsFree } from '#backend/database/lock-folder.ts';
import { readConfiguration } from '#backend/server/configuration.ts';
import { checkPortIsFree, startHttpServer } from '#backend/server/start-server.ts';
import { httpOrigin } from '#settings/loopback.ts';
import { readBuildEnvironment } from '#site/build/build-environment.ts';
import { siteFolders } from '#site/build/folders.ts';
import { addStatesPage } from './dev/add-states-page.ts';
import { waitForGitCheckout } from './dev/checkout-end.ts';
import { startDevBackend } from './dev/dev-backend.ts';
import { createDevGenerator, runGenerator } from './dev/dev-generator.ts';
import { createDevSite, startVite } from './dev/dev-site.ts';
import { watchProjectChanges } from './dev/follow-changes.ts';
import { createProblemOverlay } from './dev/problems.ts';
import { createResettableModuleRunner } from './dev/renewed-runner.ts';
import { unusableFolderReason } from './start/check-project-folder.ts';
import { outdatedNumbersWarningAt } from './start/edition-warning.ts';
import { printFailure } from './start/explain-failure.ts';
import { ignoreOutputErrors } from './start/lost-output.ts';

const folders = siteFolders(join(import.meta.dirname, '..'));

ignoreOutputErrors();
const unfit = unusableFolderReason(folders.root);
if (unfit !== null) {
  console.error(unfit);
  process.exit(1);
}

try {
  process.umask(0o022);
  const configuration = readConfiguration(process.env);
  const { host, port, databaseUrl, dataFolder } = configuration;
  await checkPortIsFree(host, port);
  if (databaseUrl === undefined) checkDataFolderIsFree(resolve(dataFolder));
  const environment = readBuildEnvironment({
    ...process.env,
    SITE_ORIGIN: configuration.origin,
    GATEWAY: '1',
    DEMO_DATES: configuration.demoDates ? '1' : '0',
  });
  await waitForGitCheckout(folders.root);
  const { printed, isDone } = await runGenerator(folders.root);
  if (isDone) console.log(printed);
  else if (!existsSync(folders.site)) {
    console.error(printed);
    process.exit(1);
  }
  const vite = await startVite(folders);
  const problems = createProblemOverlay(vite, folders.root);
  if (!isDone) problems.show('generator', printed);
  const runner = createResettableModuleRunner(vite, 'backend');
  const pages = createResettableModuleRunner(vite, 'ssr');
  const loadCalendar = (file: string) => runner.import(file);
  const plain = createDevSite({ folders, environment, vite, runner: pages, loadCalendar, problems });
  const site = addStatesPage(plain, folders.root, resolve(dataFolder));
  const backend = await startDevBackend({ configuration, site, runner, root: folders.root });
  const server = await startHttpServer({ host, port, headers: {}, listener: backend.listener });
  const generator = createDevGenerator(vite, folders.root);
  watchProjectChanges({ folders, vite, pages, generator, backend, problems });
  console.log(`The site is at ${httpOrigin(host, server.port)} and follows your changes (stop it with Ctrl+C).`);
  const lateTexts = outdatedNumbersWarningAt(Date.now());
  if (lateTexts !== null) console.warn(lateTexts);
  // Loads what the first change needs.
  generator.run('check').catch(() => undefined);
  const stop = async (): Promise<void> => {
    await Promise.all([server.close(), generator.close(), vite.close()]);
    await backend.close();
    process.exit(0);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
} catch (error) {
  process.exit(printFailure(error));
}
