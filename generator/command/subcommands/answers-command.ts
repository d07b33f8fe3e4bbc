import { existsSync, readFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import type { LetterDocuments } from '#domain/audit/letter-data.ts';
import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import type { Answer } from '#model/schema/answers.ts';
import { planQuestions, type Question } from '../../plan/letters/questions.ts';
import { type ReadLetter, readLetter } from '../../plan/letters/read-letter.ts';
import { addRow, literalText, openTable, saveTable } from '../../write/edit-table.ts';
import type { CommandResult } from './command-result.ts';
import { approvalsIn } from './letter-approvals.ts';
import { readProject } from './read-project.ts';

const refused = (...lines: readonly string[]): CommandResult => ({ exitCode: 2, lines });

/** What the top of a letter lacks, as a sentence; null where it is whole. */
const faultOfHead = ({ document, date, person, role }: ReadLetter, today: string): string | null => {
  if (document === '') return 'does not say at its top which document it is.';
  if (date === '') return 'does not say at its top of which day it is (YYYY-MM-DD or DD.MM.YYYY).';
  if (date > today) return `is of ${date}, which is not yet: nobody can have signed it.`;
  if (person === '') return 'does not say at its top who answers.';
  return role === null ? 'does not say at its top whether owner, lawyer or physician answers.' : null;
};

const strangersIn = ({ given, role }: ReadLetter, questions: readonly Question[]): readonly string[] =>
  given.flatMap(({ entry }) => {
    const asked = questions.filter((one) => one.entry.id === entry).map((question) => question.role);
    if (asked.length === 0) return [`Nothing is asked under ${entry}.`];
    return asked.some((one) => one === role)
      ? []
      : [`${entry} is asked of the ${asked.join(' and the ')}, not of the ${role ?? 'nobody'}.`];
  });

const keyOf = (row: Answer): string =>
  JSON.stringify([
    row.entry,
    row.answer,
    row.value,
    row.words,
    row.person,
    row.role,
    row.date,
    row.document,
    row.asked,
  ]);

const wordOf: Readonly<Record<Answer['answer'], string>> = { yes: 'YES', no: 'NO', unknown: 'UNKNOWN' };

const lineOf = (row: Answer, questions: readonly Question[]): string => {
  const question = questions.find((one) => one.entry.id === row.entry);
  const said = [wordOf[row.answer], row.value, row.words].filter((part) => part !== null).join(' – ');
  const line = `${row.entry}: ${said}. ${question?.text ?? ''}`;
  if (question?.number !== `${row.entry}/${row.asked}`)
    return `${line} What was asked has changed since, so the question stays open.`;
  if (row.answer === 'no') return `${line} To be changed: ${question.entry.shownBy.join(', ')}.`;
  return row.answer === 'yes' ? line : `${line} It stays open.`;
};

const countOf = (rows: readonly Answer[], answer: Answer['answer']): number =>
  rows.filter((row) => row.answer === answer).length;

/** Adds rows to a table of the model; the file that was written, if any. */
const writeRows = (root: string, name: 'answers' | 'approvals', rows: readonly object[]): readonly string[] => {
  if (rows.length === 0) return [];
  const table = openTable(root, `${name}.ts`, name);
  for (const row of rows) addRow(table, literalText(row));
  saveTable(table);
  return [`model/${name}.ts`];
};

/** Keeps the answers of a letter, and what it says of rules, in the model, whatever they are. Exit 1: something is to be changed, or stays open. */
export const runAnswers = async (
  root: string,
  args: readonly string[],
  documents: LetterDocuments,
): Promise<CommandResult> => {
  const [file, ...more] = args;
  if (file === undefined || more.length > 0) return refused('Usage: npm run model -- answers FILE.md|FILE.docx');
  if (!existsSync(resolve(file))) return { exitCode: 3, lines: [`There is no file “${file}”.`] };
  const project = await readProject(root);
  if ('lines' in project) return project;
  const questions = { pl: planQuestions(project, 'pl'), en: planQuestions(project, 'en') };
  const bytes = readFileSync(resolve(file));
  const text = extname(file) === '.docx' ? await documents.read(bytes) : bytes.toString('utf8');
  const letter = readLetter(
    text,
    (entry, locale) => questions[locale].find((one) => one.entry.id === entry)?.others ?? [],
  );
  const fault = faultOfHead(letter, formatCivilDate(warsawDate(Date.now())));
  if (fault !== null) return refused(`“${file}” ${fault} Nothing was written.`);
  const signed = approvalsIn(letter, project);
  const strangers = [...strangersIn(letter, questions.en), ...signed.strangers];
  if (strangers.length > 0) return refused(...strangers, 'Nothing was written.');
  const { document, date, person, role, given } = letter;
  const rows = given.flatMap((one): Answer[] => (role === null ? [] : [{ ...one, person, role, date, document }]));
  const kept = new Set(project.raw.model.answers.map(keyOf));
  const fresh = rows.filter((row) => !kept.has(keyOf(row)));
  const written = [
    ...writeRows(
      root,
      'answers',
      fresh.map(({ asked, entry, answer, value, words }) => ({
        entry,
        answer,
        value,
        words,
        person,
        role,
        date,
        document,
        asked,
      })),
    ),
    ...writeRows(root, 'approvals', signed.rows),
  ];
  const counts = `${countOf(rows, 'yes')} yes, ${countOf(rows, 'no')} no, ${countOf(rows, 'unknown')} unknown; ${fresh.length} kept now, ${rows.length - fresh.length} were kept before.`;
  const next =
    written.length === 0
      ? []
      : [`Written to ${written.join(' and ')}. Run \`npm run format\` and \`npm run generate\`, and commit.`];
  return {
    exitCode: signed.isAllYes && rows.every(({ answer }) => answer === 'yes') ? 0 : 1,
    lines: [...rows.map((row) => lineOf(row, questions.en)), ...signed.lines, counts, ...next],
  };
};
