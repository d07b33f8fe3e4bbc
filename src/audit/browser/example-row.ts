import type { RuleField, RuleValue, RuleValues } from '#domain/audit/audit-data.ts';
import { formatCivilDate } from '#domain/dates/civil-date.ts';

const literal = (value: RuleValue, field: Pick<RuleField, 'kind'> | undefined): string => {
  if (typeof value !== 'number')
    return typeof value === 'string' ? `'${value.replaceAll(/['\\]/g, '\\$&')}'` : String(value);
  if (field?.kind === 'instant') return `'${new Date(value).toISOString().replace('.000', '')}'`;
  return field?.kind === 'day' ? `'${formatCivilDate(value)}'` : String(value);
};

const record = (values: RuleValues, fields: readonly RuleField[]): string => {
  const parts = Object.entries(values).map(
    ([name, value]) =>
      `${name}: ${literal(
        value,
        fields.find((field) => field.name === name),
      )}`,
  );
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
};

/** The case as a row of `examples` in the model. */
export const decisionExample = (
  inputs: RuleValues,
  answer: RuleValue,
  { fields, output }: { readonly fields: readonly RuleField[]; readonly output: RuleField },
): string => `example(${record(inputs, fields)}, ${literal(answer, output)}),`;

interface Step {
  readonly state: RuleValues;
  readonly event: RuleValues;
  readonly next: RuleValues;
  readonly effects: readonly string[];
}

/** The step as a row of `examples` of a transition table: of the next state only what has changed. */
export const stepExample = ({ state, event, next, effects }: Step, fields: readonly RuleField[]): string => {
  const changed = Object.fromEntries(Object.entries(next).filter(([name, value]) => state[name] !== value));
  const names = effects.map((effect) => `'${effect}'`).join(', ');
  return `{ state: ${record(state, fields)}, event: ${record(event, fields)}, next: ${record(changed, fields)}, effects: [${names}] },`;
};
