import type { LetterDocuments } from '#domain/audit/letter-data.ts';
import { runAnswers } from './answers-command.ts';
import { runApprove } from './approve-command.ts';
import { type Gather, runClauses } from './clauses-command.ts';
import type { CommandResult } from './command-result.ts';
import { runDiff } from './diff-command.ts';
import { runQuestions } from './questions-command.ts';
import { runRename } from './rename-command.ts';
import { runRules } from './rules-command.ts';
import { runUrls } from './urls-command.ts';

const usage = `Usage: npm run model -- COMMAND
  diff A[..B] [--markdown | --json] [--fail-on breaking|careful]
           what visitors, office, hosts and developers meet differently between two revisions, or one and the
           files here: model, every text and picture; program code is counted only
  urls     every URL with what answers it
  rules    what the analysis proves of each rule, who approved it, and what it decides otherwise since
  approve RULE… --role owner|lawyer|physician --name NAME --document TEXT --date YYYY-MM-DD
           writes that somebody answers for a rule as it decides now
  rename page|course|city ID NEW-SLUG [--locale pl|en]
           gives it another name in addresses; the former ones lead to the new in one hop
  questions --role owner|lawyer|physician [--locale pl|en] [--out FILE.md|FILE.docx]
           what somebody must confirm, as a letter to send; the most costly error first
  answers FILE.md|FILE.docx
           keeps what a letter that came back answers; it may be read twice
  clauses [--json | --document]
           every clause of the specification with the facts that cite it and the tests that cover it;
           --document prints them by section, in both languages, as Markdown`;

/** What the commands need from outside: the reader of code and tests, and documents of a word processor. */
export interface ModelTools {
  readonly gather: Gather;
  readonly documents: LetterDocuments;
}

/** Runs one command over the model of the project in the absolute folder `root`. */
export const runModelCommand = async (
  root: string,
  args: readonly string[],
  { gather, documents }: ModelTools,
): Promise<CommandResult> => {
  const [command, ...rest] = args;
  if (command === 'diff') return runDiff(root, rest);
  if (command === 'questions') return runQuestions(root, rest, documents);
  if (command === 'answers') return runAnswers(root, rest, documents);
  if (command === 'rename') return runRename(root, rest);
  if (command === 'approve') return runApprove(root, rest);
  if (command === 'clauses') return runClauses(root, rest, gather);
  if (rest.length > 0 || (command !== 'urls' && command !== 'rules')) {
    const found = command === undefined ? 'No command was given.' : `“${args.join(' ')}” is no command.`;
    return { exitCode: 2, lines: [`${found}\n${usage}`] };
  }
  return command === 'urls' ? runUrls(root) : runRules(root);
};
