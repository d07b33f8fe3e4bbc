import type { CoveringTests } from './clause-matrix.ts';
import { runClausesCommand } from './clauses-command.ts';
import type { CommandResult } from './command-result.ts';
import { runDiffCommand } from './diff-command.ts';
import { runRenameCommand } from './rename-command.ts';
import { runRulesCommand } from './rules-command.ts';
import { runUrlsCommand } from './urls-command.ts';

const usage = `Usage: npm run model -- COMMAND
  diff A[..B] [--markdown | --json] [--fail-on breaking|careful]
           what differs between two revisions, or one and the files here: addresses, calls, rows, numbers, rules
  urls     every URL with the page, feed or redirect that answers it
  rules    what the analysis proves of each rule
  rename page|course|city ID NEW-SLUG [--locale pl|en]
           changes its slug; the former addresses redirect to the new ones in one hop
  clauses  every clause of the specification with the facts that cite it and the tests that cover it`;

/** Runs one command over the model of the project in the absolute folder `root`; `readTags` gives the tests of each clause. */
export const runModelCommand = async (
  root: string,
  args: readonly string[],
  readTags: () => CoveringTests,
): Promise<CommandResult> => {
  const [command, ...rest] = args;
  if (command === 'diff') return runDiffCommand(root, rest);
  if (command === 'rename') return runRenameCommand(root, rest);
  if (rest.length === 0 && command === 'clauses') return runClausesCommand(root, readTags);
  if (rest.length === 0 && command === 'urls') return runUrlsCommand(root);
  if (rest.length === 0 && command === 'rules') return runRulesCommand(root);
  const found = command === undefined ? 'No command was given.' : `“${args.join(' ')}” is no command.`;
  return { exitCode: 2, lines: [`${found}\n${usage}`] };
};
