import { validEmailPattern } from '#domain/texts/email-address.ts';
import type { Cell } from '#model/rules/cell.ts';
import type { DecisionTable, Rule } from '#model/rules/language.ts';
import type { RuleContext } from './interpret.ts';
import { parameterOn } from './parameter-value.ts';

/** What JSON Schema can say of a value as typed. `x-rule` names the rule that decides what it cannot say. */
export interface Fragment {
  readonly type: 'string' | 'boolean';
  readonly const?: boolean;
  readonly pattern?: string;
  readonly 'x-rule'?: string;
}

/** Patterns for facts about a trimmed text, which hold on the text as typed exactly when the fact is true. */
const trimmedPatterns: Readonly<Record<string, string>> = {
  looseEmail: '^\\s*\\S+@\\S+\\s*$',
  validEmail: `^\\s*${validEmailPattern.slice(1, -1)}\\s*$`,
};

const leastLength = (cell: Cell, { parameters, editionDay }: RuleContext): number | null => {
  if (cell.op === 'above' && cell.bound === 0) return 1;
  if (cell.op !== 'atLeast') return null;
  return typeof cell.bound === 'number' ? cell.bound : parameterOn(parameters, cell.bound, editionDay);
};

/** The pattern that a cell of the accepting row asks for, or null when JSON Schema has no words for it. */
const cellPattern = (
  { name, cell }: { readonly name: string; readonly cell: Cell },
  table: DecisionTable,
  around: RuleContext,
): string | null => {
  const fact = table.facts?.[name];
  const behind = table.facts?.[fact?.of[0] ?? ''];
  if (fact === undefined || behind?.op !== 'trimmed') return null;
  if (fact.op === 'lengthOf') return leastLength(cell, around) === 1 ? '\\S' : null;
  return cell.op === 'exactly' && cell.value === true ? (trimmedPatterns[fact.op] ?? null) : null;
};

const textFragment = (table: DecisionTable, around: RuleContext): Fragment => {
  const undecided: Fragment = { type: 'string', 'x-rule': table.id };
  const [accepting, ...others] = table.rows.filter(({ output }) => output === 'ok');
  if (accepting === undefined || others.length > 0) return undecided;
  const patterns = Object.entries(accepting.when).map(([name, cell]) => cellPattern({ name, cell }, table, around));
  const strongest = patterns.at(-1) ?? null;
  return patterns.includes(null) || strongest === null ? undecided : { type: 'string', pattern: strongest };
};

/** The fragment of a rule that checks one value of a form, or null for every other rule. */
export const fragmentOf = (rule: Rule, around: RuleContext): Fragment | null => {
  if (rule.kind !== 'decision' || !rule.rows.some(({ output }) => output === 'ok')) return null;
  const [input, ...others] = Object.values(rule.inputs);
  if (input === undefined || others.length > 0) return null;
  if (input.kind === 'text') return textFragment(rule, around);
  const [accepting] = rule.rows.filter(({ output }) => output === 'ok');
  const cell = Object.values(accepting?.when ?? {})[0];
  return input.kind === 'boolean' && cell?.op === 'exactly' && typeof cell.value === 'boolean'
    ? { type: 'boolean', const: cell.value }
    : null;
};

/** JSON Schema fragments of the fields' rules, by rule id. */
export const fragmentsOf = (rules: readonly Rule[], around: RuleContext): Readonly<Record<string, Fragment>> =>
  Object.fromEntries(
    rules.flatMap((rule) => {
      const fragment = fragmentOf(rule, around);
      return fragment === null ? [] : [[rule.id, fragment] as const];
    }),
  );
