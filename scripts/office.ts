import { enableCompileCache } from 'node:module';
import { userInfo } from 'node:os';

// Modules that are imported from here on are compiled once for all commands.
enableCompileCache();
const { readConfiguration } = await import('#backend/server/configuration.ts');
const { runOfficeCommand } = await import('#backend/server/run-office.ts');
const { printFailure } = await import('./start/explain-failure.ts');

// A reader such as head closes the pipe after the first lines.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));
try {
  const { exitCode, output, problem } = await runOfficeCommand({
    line: process.argv.slice(2),
    configuration: readConfiguration(process.env),
    account: userInfo().username,
  });
  process.stdout.write(output);
  process.stderr.write(problem);
  process.exitCode = exitCode;
} catch (error) {
  process.exitCode = printFailure(error);
}
