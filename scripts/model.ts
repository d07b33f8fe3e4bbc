import { resolve } from 'node:path';
import { runModelCommand } from '#generator/command/model-command.ts';

const { exitCode, lines } = await runModelCommand(resolve(import.meta.dirname, '..'), process.argv.slice(2));
(exitCode < 2 ? console.log : console.error)(lines.join('\n'));
process.exitCode = exitCode;
