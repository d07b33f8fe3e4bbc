import type { Rule } from '#model/rules/language.ts';
import type { Approval } from '#model/schema/approvals.ts';
import { behaviourHash, ruleNow, stampOfRule } from '../../plan/approvals/approved-rule.ts';
import type { ReadLetter } from '../../plan/letters/read-letter.ts';
import type { Project } from '../../validate/project.ts';
import { sameApproval } from './approve-command.ts';

/** What a letter says of rules: rows to keep, a sentence about each rule, and why nothing may be kept. */
export interface LetterApprovals {
  readonly rows: readonly Approval[];
  readonly lines: readonly string[];
  readonly strangers: readonly string[];
  /** Whether every rule of the letter is approved as it decides now. */
  readonly isAllYes: boolean;
}

const wordOf: Readonly<Record<Approval['answer'], string>> = {
  yes: 'approved',
  no: 'refused, to be changed',
  unknown: 'left open',
};

/** Why what a letter says of a rule may not be kept at all; null where it may. */
const strangerIn = (id: string, role: ReadLetter['role'], rule: Rule | undefined): string | null => {
  if (rule === undefined) return `“${id}” is no rule.`;
  return rule.signedBy === role ? null : `“${id}” is signed by the ${rule.signedBy}, not by the ${role ?? 'nobody'}.`;
};

type Said = { readonly line: string; readonly row: Approval | null; readonly isApproved: boolean };

const saidOf = (
  rule: Rule,
  given: ReadLetter['rules'][number],
  { letter, raw }: { letter: ReadLetter; raw: Project['raw'] },
): Said => {
  const { id, signedBy: role } = rule;
  const { answer, value, words } = given;
  if (stampOfRule(id, raw) !== given.asked)
    return {
      line: `${id}: it decides otherwise since the letter was printed, so nothing was kept; it stands in the next letter.`,
      row: null,
      isApproved: false,
    };
  const remarks = [value, words].filter((part) => part !== null).join('; ');
  const { person: name, document, date } = letter;
  const behaviour = behaviourHash(ruleNow(rule, raw));
  const row: Approval = {
    rule: id,
    role,
    name,
    document,
    date,
    behaviour,
    answer,
    words: remarks === '' ? null : remarks,
  };
  const isApproved = answer === 'yes';
  const same = sameApproval(row, raw.model.approvals);
  return same === undefined
    ? { line: `${id}: ${[wordOf[answer], remarks].filter((part) => part !== '').join(' – ')}.`, row, isApproved }
    : {
        line: `${id}: ${same.name} (${same.role}) has said the same of it already, on ${same.date} (${same.document}); not kept again.`,
        row: null,
        isApproved,
      };
};

/** The approvals and refusals of rules in a letter that names document, date, person and role at its top. */
export const approvalsIn = (letter: ReadLetter, { raw }: Project): LetterApprovals => {
  const of = letter.rules.map((given) => ({ given, rule: raw.rules.find(({ id }) => id === given.entry) }));
  const said = of.flatMap(({ given, rule }) => (rule === undefined ? [] : [saidOf(rule, given, { letter, raw })]));
  return {
    rows: said.flatMap(({ row }) => (row === null ? [] : [row])),
    lines: said.map(({ line }) => line),
    strangers: of.flatMap(({ given, rule }) => strangerIn(given.entry, letter.role, rule) ?? []),
    isAllYes: said.every(({ isApproved }) => isApproved),
  };
};
