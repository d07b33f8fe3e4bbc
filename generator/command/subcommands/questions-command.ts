import { writeFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { LetterDocuments } from '#domain/audit/letter-data.ts';
import { localeIds } from '#domain/locale.ts';
import { approverRoles } from '#model/schema/signing.ts';
import { planApprovals } from '../../plan/approvals/plan-approvals.ts';
import { letterMarkdown } from '../../plan/letters/letter-markdown.ts';
import { letterTo } from '../../plan/letters/plan-letters.ts';
import type { CommandResult } from './command-result.ts';
import { readProject } from './read-project.ts';

const usage = `Usage: npm run model -- questions --role ${approverRoles.join('|')} [--locale pl|en] [--out FILE.md|FILE.docx]`;

const refused = (sentence: string): CommandResult => ({ exitCode: 2, lines: [sentence, usage] });

const options = {
  locale: { type: 'string', default: 'pl' },
  role: { type: 'string' },
  out: { type: 'string' },
} as const;

const endings = ['.md', '.docx'];

/** Prints or writes the letter with everything that one role must confirm. */
export const runQuestions = async (
  root: string,
  args: readonly string[],
  { print }: LetterDocuments,
): Promise<CommandResult> => {
  try {
    const { values } = parseArgs({ args: [...args], options, strict: true });
    const locale = localeIds.find((one) => one === values.locale);
    if (locale === undefined) return refused(`There is no letter in “${values.locale}”.`);
    const role = approverRoles.find((one) => one === values.role);
    if (role === undefined)
      return refused(values.role === undefined ? '--role is missing.' : `Nobody is asked as “${values.role}”.`);
    const { out } = values;
    if (out !== undefined && !endings.includes(extname(out)))
      return refused(`“${out}” ends neither with .md nor with .docx.`);
    const project = await readProject(root);
    if ('lines' in project) return project;
    const { states } = planApprovals(project, () => undefined);
    const letter = letterTo({ role, locale }, project, states);
    const markdown = letterMarkdown(letter.blocks);
    if (out === undefined) return { exitCode: 0, lines: markdown.split('\n') };
    writeFileSync(resolve(out), extname(out) === '.docx' ? await print(letter) : markdown);
    return {
      exitCode: 0,
      lines: [`Written to ${out}. \`npm run model -- answers ${out}\` reads it when it comes back.`],
    };
  } catch (error) {
    return refused(error instanceof Error ? error.message : String(error));
  }
};
