import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { LogEntry } from '#backend/api/request-log.ts';
import { ConfigurationError, readConfiguration } from '#backend/configuration.ts';

const root = join(import.meta.dirname, '..');

/** Runs one of our own programs to its end; its messages are shown as they come. */
function runProgram(file: string, environment: NodeJS.ProcessEnv): void {
  const { status } = spawnSync(process.execPath, [join(root, file)], { stdio: 'inherit', env: environment, cwd: root });
  if (status !== 0) process.exit(status ?? 1);
}

const printLog = (entry: LogEntry): void => {
  process.stdout.write(`${JSON.stringify(entry)}\n`);
};

/** Errors whose message is already the sentence that the person at the keyboard needs. */
const isExplained = (error: unknown): error is Error =>
  error instanceof Error && /^(?:Configuration|FolderLocked|ServerStart|Key)Error$/.test(error.constructor.name);

try {
  const configuration = readConfiguration(process.env);
  const environment = { ...process.env, SITE_ORIGIN: configuration.origin };
  if (!process.argv.includes('--built')) {
    runProgram('generator/main.ts', environment);
    runProgram('scripts/build.ts', environment);
  }
  const { runBackend } = await import('#backend/run-backend.ts');
  const server = await runBackend({ configuration, dist: join(root, 'dist'), log: printLog });
  console.log(`The site is at http://${configuration.host}:${server.port} (stop it with Ctrl+C).`);
  const stop = (): void => void server.close().then(() => process.exit(0));
  process.once('SIGINT', stop).once('SIGTERM', stop);
} catch (error) {
  if (!isExplained(error)) throw error;
  console.error(error.message);
  process.exitCode = error instanceof ConfigurationError ? 2 : 1;
}
