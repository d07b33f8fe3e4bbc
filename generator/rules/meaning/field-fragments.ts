import type { Rule } from '#model/rules/language.ts';

/** The JSON Schema of a value as it is typed. `x-rule` names the rule that decides what the schema cannot. */
export interface Fragment {
  readonly type: 'string' | 'boolean';
  readonly const?: boolean;
  readonly 'x-rule'?: string;
}

/** The JSON Schema fragment of a rule that checks one field of a form; null for any other rule. */
export const fieldSchemaFragment = (rule: Rule): Fragment | null => {
  if (rule.kind !== 'decision' || !rule.rows.some(({ output }) => output === 'ok')) return null;
  const [input, ...others] = Object.values(rule.inputs);
  if (input === undefined || others.length > 0) return null;
  if (input.kind === 'text') return { type: 'string', 'x-rule': rule.id };
  const [accepting] = rule.rows.filter(({ output }) => output === 'ok');
  const cell = Object.values(accepting?.when ?? {})[0];
  return input.kind === 'boolean' && cell?.op === 'exactly' && typeof cell.value === 'boolean'
    ? { type: 'boolean', const: cell.value }
    : null;
};

/** JSON Schema fragments of the fields' rules, by rule id. */
export const fieldSchemaFragments = (rules: readonly Rule[]): Readonly<Record<string, Fragment>> =>
  Object.fromEntries(
    rules.flatMap((rule) => {
      const fragment = fieldSchemaFragment(rule);
      return fragment === null ? [] : [[rule.id, fragment] as const];
    }),
  );
