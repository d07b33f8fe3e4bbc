import { resolve } from 'node:path';
import { runReleaseCommand } from '#generator/command/release-command.ts';

const { exitCode, lines } = await runReleaseCommand(resolve(import.meta.dirname, '..'), process.argv.slice(2));
(exitCode < 2 ? console.log : console.error)(lines.join('\n'));
process.exitCode = exitCode;
