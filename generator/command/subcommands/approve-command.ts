import { parseArgs } from 'node:util';
import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { nearestName } from '#domain/texts/nearest-name.ts';
import { type Approval, approvalSchema } from '#model/schema/approvals.ts';
import { approverRoles } from '#model/schema/signing.ts';
import { loadModel } from '../../load/load-model.ts';
import { behaviourHash, ruleNow } from '../../plan/approvals/approved-rule.ts';
import { latestOf } from '../../plan/approvals/plan-approvals.ts';
import { formatProblem } from '../../problems/problem.ts';
import { type ReadModel, readModel } from '../../validate/read-model.ts';
import { addRow, literalText, openTable, saveTable } from '../../write/edit-table.ts';
import type { CommandResult } from './command-result.ts';

const usage = `Usage: npm run model -- approve RULE… --role ${approverRoles.join('|')} --name NAME --document TEXT --date YYYY-MM-DD`;

const options = {
  role: { type: 'string' },
  name: { type: 'string' },
  document: { type: 'string' },
  date: { type: 'string' },
} as const;

const refused = (sentence: string): CommandResult => ({ exitCode: 2, lines: [sentence, usage] });

const readArguments = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options, strict: true, allowPositionals: true });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

const faultOf = (option: string, values: Readonly<Record<string, string | undefined>>): string => {
  const given = values[option];
  if (given === undefined) return `--${option} is missing.`;
  return `--${option} is “${given}”, which is no ${option === 'role' ? `${approverRoles.join(', ')}` : option}.`;
};

const keyOf = ({ rule, role, name, behaviour, answer, words }: Approval): string =>
  JSON.stringify([rule, role, name, behaviour, answer, answer === 'yes' ? null : words]);

/**
 * The row that says the same already: a signature of the same behaviour is one approval, whatever its document and day, unless the
 * role has said something else since.
 */
export const sameApproval = (row: Approval, approvals: readonly Approval[]): Approval | undefined => {
  const alike = approvals.filter((one) => keyOf(one) === keyOf(row));
  const last = latestOf(approvals.filter(({ rule, role }) => rule === row.rule && role === row.role))[0];
  return (
    alike.find(({ date, document }) => date === row.date && document === row.document) ??
    alike.find((one) => one === last)
  );
};

/** The approval of one rule, or a sentence about why there can be none. */
const rowOf = (
  id: string,
  values: Readonly<Record<string, string | undefined>>,
  facts: ReadModel,
): Approval | string => {
  const rule = facts.rules.find((one) => one.id === id);
  if (rule === undefined) {
    const ids = facts.rules.map((one) => one.id);
    const nearest = nearestName(id, ids);
    return `“${id}” is no rule.${nearest === undefined ? '' : ` Is “${nearest}” meant?`}`;
  }
  const { data, error } = approvalSchema.safeParse({
    ...values,
    rule: id,
    behaviour: behaviourHash(ruleNow(rule, facts)),
    answer: 'yes',
    words: null,
  });
  if (data === undefined) return faultOf(String(error.issues[0]?.path[0]), values);
  if (data.role !== rule.signedBy) return `“${id}” is signed by the ${rule.signedBy}, not by the ${data.role}.`;
  const same = sameApproval(data, facts.model.approvals);
  return same === undefined
    ? data
    : `${same.name} (${same.role}) has approved “${id}” as it decides now already, on ${same.date} (${same.document}).`;
};

/** The rows to add, or a sentence about what is wrong with the wish for them; `today` is a day `YYYY-MM-DD`. */
const rowsOf = (args: readonly string[], facts: ReadModel, today: string): readonly Approval[] | string => {
  const read = readArguments(args);
  if (typeof read === 'string') return read;
  const { values, positionals } = read;
  if (positionals.length === 0) return 'No rule was named.';
  const rows: Approval[] = [];
  for (const id of positionals) {
    const row = rowOf(id, values, facts);
    if (typeof row === 'string') return row;
    if (row.date > today) return `--date is ${row.date}, which is not yet: nobody can have signed it.`;
    rows.push(row);
  }
  return rows;
};

/** Writes that somebody answers for rules as they decide now. `npm run generate` keeps what that is. */
export const runApprove = async (root: string, args: readonly string[]): Promise<CommandResult> => {
  const { model, problems } = await loadModel(root);
  if (problems.length > 0) return { exitCode: 3, lines: problems.map(formatProblem) };
  const facts = readModel(model);
  if ('unreadable' in facts) return { exitCode: 3, lines: [`The model has problems: ${facts.unreadable}`] };
  const rows = rowsOf(args, facts, formatCivilDate(warsawDate(Date.now())));
  if (typeof rows === 'string') return refused(rows);
  const table = openTable(root, 'approvals.ts', 'approvals');
  for (const row of rows) addRow(table, literalText(row));
  saveTable(table);
  return {
    exitCode: 0,
    lines: [
      ...rows.map(
        ({ rule, role, name, date, behaviour }) => `${rule}: approved by ${name} (${role}) on ${date}, ${behaviour}.`,
      ),
      'Written to model/approvals.ts. Run `npm run generate`, which keeps what was approved in generated/approved.json, and commit both.',
    ],
  };
};
