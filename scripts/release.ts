import { resolve } from 'node:path';
import { runRelease } from '#generator/command/release-command.ts';

const { exitCode, lines } = await runRelease(resolve(import.meta.dirname, '..'), process.argv.slice(2));
(exitCode < 2 ? console.log : console.error)(lines.join('\n'));
process.exitCode = exitCode;
