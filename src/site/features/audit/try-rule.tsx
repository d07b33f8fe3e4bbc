import { useState } from 'react';
import type { RuleField, RuleValue, TrialRule } from '#domain/audit/audit-data.ts';
import { useHydrated } from '../../lib/hooks/use-hydrated.ts';
import { useTexts } from '../../lib/texts-context.ts';
import { formatEntry, parseEntry } from './field-value.ts';
import { TrialField } from './trial-field.tsx';
import { TrialResult } from './trial-result.tsx';

export interface TryRuleProps {
  readonly rules: readonly TrialRule[];
}

type Entries = Readonly<Record<string, string>>;

const allFields = ({ kind, fields }: TrialRule): readonly RuleField[] =>
  kind === 'decision' ? fields : [...fields.state, fields.event, ...fields.carried];

/** The fields to fill in: of a transition table only what the chosen event carries. */
const fieldsOf = (rule: TrialRule, entries: Entries): readonly RuleField[] => {
  if (rule.kind === 'decision') return rule.fields;
  const { state, event, carried } = rule.fields;
  const names = rule.carries[entries.type ?? ''] ?? [];
  return [...state, event, ...carried.filter(({ name }) => names.includes(name))];
};

const firstWord = ({ kind, words }: RuleField): RuleValue => (kind === 'boolean' ? true : (words[0]?.value ?? null));

const firstEntries = (rule: TrialRule): Entries =>
  Object.fromEntries(
    allFields(rule).map((field) => {
      const given = rule.example[field.name];
      return [
        field.name,
        formatEntry(given === undefined && !field.nullable ? firstWord(field) : (given ?? null), field),
      ];
    }),
  );

const Outcome = ({ rule, entries }: { readonly rule: TrialRule; readonly entries: Entries }) => {
  const t = useTexts('audit');
  const fields = fieldsOf(rule, entries);
  const parsed = fields.map((field) => [field, parseEntry(entries[field.name] ?? '', field)] as const);
  const missing = parsed.flatMap(([{ label }, value]) => (value === undefined ? [label] : []));
  if (missing.length > 0) return <p>{t.incomplete({ names: missing.join(', ') })}</p>;
  return (
    <TrialResult
      rule={rule}
      values={Object.fromEntries(parsed.flatMap(([{ name }, value]) => (value === undefined ? [] : [[name, value]])))}
    />
  );
};

const TrialForm = ({ rules, first }: TryRuleProps & { readonly first: TrialRule }) => {
  const t = useTexts('audit');
  const ready = useHydrated();
  const [rule, setRule] = useState(first);
  const [entries, setEntries] = useState(() => firstEntries(first));
  const choose = (id: string): void => {
    const chosen = rules.find((one) => one.id === id) ?? first;
    setRule(chosen);
    setEntries(firstEntries(chosen));
  };
  return (
    <div className="audit-trial">
      <p>{ready ? t.tryIntro() : t.needsScript()}</p>
      <fieldset disabled={!ready}>
        <legend className="visually-hidden">{t.tryIt()}</legend>
        <div className="field">
          <label htmlFor="trial-rule">{t.rule()}</label>
          <select id="trial-rule" value={rule.id} onChange={(event) => choose(event.currentTarget.value)}>
            {rules.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </div>
        {fieldsOf(rule, entries).map((field) => (
          <TrialField
            key={`${rule.id} ${field.name}`}
            id={`trial-${field.name}`}
            field={field}
            entry={entries[field.name] ?? ''}
            onEntry={(entry) => setEntries((before) => ({ ...before, [field.name]: entry }))}
          />
        ))}
      </fieldset>
      <div aria-live="polite">
        <Outcome rule={rule} entries={entries} />
      </div>
    </div>
  );
};

/** A rule, values for its inputs, and what the generated function makes of them, in the page. */
export const Component = ({ rules }: TryRuleProps) => {
  const [first] = rules;
  return first === undefined ? null : <TrialForm rules={rules} first={first} />;
};
