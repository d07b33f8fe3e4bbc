import { resolve } from 'node:path';
import { gatherEvidence } from '#audit/build/gather-evidence.ts';
import { letterDocuments } from '#audit/letters/documents.ts';
import { runModelCommand } from '#generator/command/subcommands/model-command.ts';

const root = resolve(import.meta.dirname, '..');
const { exitCode, lines } = await runModelCommand(root, process.argv.slice(2), {
  gather: (rules) => gatherEvidence(root, rules, Date.now()),
  documents: letterDocuments,
});
(exitCode < 2 ? console.log : console.error)(lines.join('\n'));
process.exitCode = exitCode;
