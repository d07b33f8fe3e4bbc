import { join, resolve } from 'node:path';
import { checkDataFolderIsFree } from '#backend/database/lock-folder.ts';
import { faultCode, formatLogLine } from '#backend/database/log/log.ts';
import { readConfiguration } from '#backend/server/configuration.ts';
import { checkPortIsFree } from '#backend/server/start-server.ts';
import { brokenOutputMessage } from '#generator/command/broken-output.ts';
import { httpOrigin } from '#settings/loopback.ts';
import { unusableFolderReason } from './start/check-project-folder.ts';
import { ignoreOutputErrors } from './start/lost-output.ts';
import { runProgram } from './start/run-program.ts';
import { describeSettings, listStartWarnings } from './start/start-facts.ts';
import { stopServerOnSignals } from './start/stop-on-signals.ts';

const root = join(import.meta.dirname, '..');

ignoreOutputErrors();
let isServing = false;

/** Logs a code alone: the message of an error may quote the input of a visitor. */
process.on('uncaughtException', (error) => {
  const fault = faultCode(error);
  process.stdout.write(formatLogLine({ event: 'server', route: 'stopped', fault }, Date.now(), 'json'));
  console.error(
    isServing
      ? `The server has stopped after a fault: ${fault}. Start it again; every answered request is stored.`
      : `The server could not start: ${fault}. Stored data are unchanged. Remove the cause of this code before you start it again.`,
  );
  process.exit(1);
});

try {
  const unfit = unusableFolderReason(root);
  if (unfit !== null) {
    console.error(unfit);
    process.exit(1);
  }
  const configuration = readConfiguration(process.env);
  const format = configuration.logFormat ?? (process.stdout.isTTY ? 'text' : 'json');
  await checkPortIsFree(configuration.host, configuration.port);
  if (configuration.databaseUrl === undefined) checkDataFolderIsFree(resolve(configuration.dataFolder));
  const environment = {
    ...process.env,
    APP_ENV: configuration.environment,
    SITE_ORIGIN: configuration.origin,
    GATEWAY: '1',
    DEMO_DATES: configuration.demoDates ? '1' : '0',
  };
  if (!process.argv.includes('--built')) {
    runProgram('generator/main.ts', environment);
    runProgram('scripts/build.ts', environment);
  } else {
    const broken = brokenOutputMessage(root);
    if (broken !== null) {
      console.error(broken);
      process.exit(1);
    }
  }
  const [{ runBackend }, { loadBuiltSiteListener }, { findStyleSheets }, { planResponseHeaders }] = await Promise.all([
    import('#backend/server/run-backend.ts'),
    import('#backend/server/site-listener.ts'),
    import('#backend/routes/site/static-files.ts'),
    import('#backend/routes/site/header-set.ts'),
  ]);
  const site = await loadBuiltSiteListener(join(root, 'dist'));
  const server = await runBackend({
    configuration,
    site,
    style: await findStyleSheets(join(root, 'dist')),
    headers: planResponseHeaders(configuration.origin, configuration.hsts),
    log: (entry) => void process.stdout.write(formatLogLine(entry, Date.now(), format)),
  });
  for (const fact of describeSettings(configuration)) console.log(fact);
  for (const warning of listStartWarnings(configuration, server.strayTerms)) console.warn(warning);
  console.log(`The site is at ${httpOrigin(configuration.host, server.port)} (stop it with Ctrl+C).`);
  isServing = true;
  stopServerOnSignals(server, configuration.stopWait);
} catch (error) {
  const { printFailure } = await import('./start/explain-failure.ts');
  process.exitCode = printFailure(error);
}
