import { resolve } from 'node:path';
import { runModelCommand } from '#generator/command/subcommands/model-command.ts';
import { readCoveringTests } from './verify/covering-tests.ts';

const root = resolve(import.meta.dirname, '..');
const { exitCode, lines } = await runModelCommand(root, process.argv.slice(2), () => readCoveringTests(root));
(exitCode < 2 ? console.log : console.error)(lines.join('\n'));
process.exitCode = exitCode;
