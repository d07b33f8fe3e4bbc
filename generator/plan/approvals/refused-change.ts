import type { Detail } from '#domain/audit/changes/change-data.ts';
import type { Rule } from '#model/rules/language.ts';
import type { Answer } from '#model/schema/answers.ts';
import type { OpenEntry } from '#model/schema/register.ts';
import { numbersOfEntry } from '../../rules/meaning/money-at-risk.ts';
import { parametersOf } from '../../rules/meaning/rule-parameters.ts';
import type { Project } from '../../validate/project.ts';
import { ruleNow } from './approved-rule.ts';
import { differenceSince } from './plan-approvals.ts';

/** What the model would be with the value that somebody gave instead. */
export interface RefusedChange {
  /** The id of the number that changes. */
  readonly number: string;
  readonly before: number;
  readonly after: number;
  /** The rules that would decide otherwise, and which cases. */
  readonly rules: readonly { readonly rule: Rule; readonly details: readonly Detail[] }[];
}

/** The first number in an answer, as people write it: 1 590, 1.590, 12,50. */
const amountIn = (text: string): number | null => {
  const [, whole = '', part = '0'] = /(\d{1,3}(?:[ .]\d{3})+|\d+)(?:,(\d{1,2}))?/.exec(text) ?? [];
  return whole === '' ? null : Number(`${whole.replaceAll(/[ .]/g, '')}.${part}`);
};

/** The number that an answer speaks of: the only one that the question names, else the only one of the entry. */
const numberOf = (entry: OpenEntry, facts: Project['raw']): string | null => {
  const named = [...new Set([...entry.asks.pl.matchAll(/\{(\w+)/g)].map(([, id = '']) => id))];
  const own = numbersOfEntry(entry, facts);
  const [only, ...others] = named.length > 0 ? named.filter((id) => own.includes(id)) : own;
  return only === undefined || others.length > 0 ? null : only;
};

const withValue = (id: string, value: number, facts: Project['raw']): Project['raw'] => {
  const parameter = facts.parameters[id];
  if (parameter === undefined) return facts;
  const values = parameter.values.map((stretch, index, all) =>
    index === all.length - 1 ? { ...stretch, value } : stretch,
  );
  return { ...facts, parameters: { ...facts.parameters, [id]: { ...parameter, values } } };
};

/** What a “no” with a value would change, where value and question name one number; null where a person must read it. */
export const refusedChange = (entry: OpenEntry, { value }: Answer, facts: Project['raw']): RefusedChange | null => {
  const id = numberOf(entry, facts);
  const parameter = id === null ? undefined : facts.parameters[id];
  const given = amountIn(value ?? '');
  const before = parameter?.values.at(-1)?.value;
  if (id === null || given === null || before === undefined) return null;
  const after = parameter?.unit === 'grosze' ? Math.round(given * 100) : given;
  if (after === before) return null;
  const changed = withValue(id, after, facts);
  const rules = facts.rules
    .filter((rule) => parametersOf(rule).includes(id))
    .flatMap((rule) => {
      const difference = differenceSince(ruleNow(rule, facts), ruleNow(rule, changed));
      return difference === null ? [] : [{ rule, details: difference.details }];
    });
  return { number: id, before, after, rules };
};
