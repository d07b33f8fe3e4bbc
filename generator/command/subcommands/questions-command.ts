import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { SyntaxKind } from 'ts-morph';
import { localeIds } from '#domain/locale.ts';
import { approverRoles } from '#model/schema/approvals.ts';
import { civilDate } from '#model/schema/base.ts';
import { loadProject } from '../../load/load-project.ts';
import { readModelSource } from '../../locate/model-source.ts';
import { fillWordings } from '../../plan/text/fill-localized-texts.ts';
import { formatProblem } from '../../problems/problem.ts';
import { validateProject } from '../../validate/index.ts';
import type { Project } from '../../validate/project.ts';
import { literalText } from '../../write/edit-table.ts';
import { rowsWithId } from '../../write/rename-rows.ts';
import type { CommandResult } from './command-result.ts';
import { planQuestions, questionsDocument, readAnswers } from './questions.ts';

interface ClosedEntry {
  readonly id: string;
  readonly on: string;
  readonly by: string;
  readonly document: string;
}

/** Writes into entries of the register that somebody has answered them. */
const closeEntries = (root: string, entries: readonly ClosedEntry[]): void => {
  const project = readModelSource(root);
  for (const { id, on, by, document } of entries) {
    for (const row of rowsWithId(project, '/model/register/', id)) {
      const status = row.getProperty('status')?.asKind(SyntaxKind.PropertyAssignment);
      if (status === undefined) continue;
      status.setInitializer(`'answered'`);
      row.insertPropertyAssignment(status.getChildIndex() / 2, {
        name: 'closed',
        initializer: literalText({ on, by, document }),
      });
    }
  }
  for (const source of project.getSourceFiles().filter((one) => !one.isSaved()))
    writeFileSync(source.getFilePath(), source.getFullText());
};

const readProject = async (root: string): Promise<Project | CommandResult> => {
  const { loaded, problems } = await loadProject({ root });
  if (loaded === undefined) return { exitCode: 3, lines: problems.map(formatProblem) };
  const { project } = validateProject(loaded);
  return project ?? { exitCode: 3, lines: ['The model has problems; `npm run generate` names them.'] };
};

const questionUsage = 'Usage: npm run model -- questions [--locale pl|en] [--role owner|lawyer|physician]';

/** Prints the document with everything that somebody must confirm. */
export const runQuestions = async (root: string, args: readonly string[]): Promise<CommandResult> => {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { locale: { type: 'string', default: 'pl' }, role: { type: 'string' } },
      strict: true,
    });
    const locale = localeIds.find((one) => one === values.locale);
    if (locale === undefined) return { exitCode: 2, lines: [questionUsage] };
    const role = approverRoles.find((one) => one === values.role);
    if (values.role !== undefined && role === undefined)
      return { exitCode: 2, lines: [`Nobody is asked as “${values.role}”.`, questionUsage] };
    const project = await readProject(root);
    if ('lines' in project) return project;
    const questions = planQuestions(fillWordings(project), locale);
    const asked = questions.filter((one) => role === undefined || one.role === role);
    return { exitCode: 0, lines: questionsDocument(asked, locale) };
  } catch (error) {
    return { exitCode: 2, lines: [error instanceof Error ? error.message : String(error), questionUsage] };
  }
};

/** Takes the answers of a document back into the register. Exit 1: an answer is “no”, so the model must change, or it is unclear. */
export const runAnswers = async (root: string, args: readonly string[]): Promise<CommandResult> => {
  const [file, ...more] = args;
  if (file === undefined || more.length > 0) return { exitCode: 2, lines: ['Usage: npm run model -- answers FILE'] };
  if (!existsSync(resolve(file))) return { exitCode: 3, lines: [`There is no file “${file}”.`] };
  const { document, date, given, unclear } = readAnswers(readFileSync(resolve(file), 'utf8'));
  if (document === '' || !civilDate.safeParse(date).success)
    return {
      exitCode: 2,
      lines: [`“${file}” does not say at its top which document it is and of which day (YYYY-MM-DD).`],
    };
  const project = await readProject(root);
  if ('lines' in project) return project;
  const questions = planQuestions(fillWordings(project), 'en');
  const unknown = [...given.keys(), ...unclear.keys()].filter((id) => questions.every((one) => one.id !== id));
  if (unknown.length > 0)
    return { exitCode: 2, lines: [`Nothing is asked under ${unknown.join(', ')}; nothing was written.`] };
  const yes = questions.filter(({ id }) => given.get(id) === true);
  const no = questions.filter(({ id }) => given.get(id) === false);
  closeEntries(
    root,
    yes.map(({ id, role }) => ({ id, by: role, on: date, document })),
  );
  const lines = [
    ...yes.map(({ id, subject, role }) => `${id} answered by the ${role}: ${subject}`),
    ...no.map(({ id, subject, places }) => `${id} is to be changed at ${places.join(', ')}: ${subject}`),
    ...[...unclear].map(
      ([id, answer]) => `${id} is still open: “${answer}” is neither a bare YES or TAK nor a NO or NIE.`,
    ),
    `${yes.length} answered, ${no.length} refused, ${questions.length - yes.length - no.length} still open.`,
  ];
  return { exitCode: no.length + unclear.size > 0 ? 1 : 0, lines };
};
