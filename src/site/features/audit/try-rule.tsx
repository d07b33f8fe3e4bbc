import { useId, useState } from 'react';
import type { RuleValue, TrialRule } from '#generated/runtime/audit-data.ts';
import { codeText, ruleValueText } from '#generated/runtime/rule-text.ts';
import { useLocale, useTexts } from '../../lib/texts-context.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { AuditWords } from './audit-words.tsx';
import { formatEntry, parseEntry } from './field-value.ts';
import { decideNow } from './running-code.ts';
import { TrialField } from './trial-field.tsx';

export interface TryRuleProps {
  readonly rules: readonly TrialRule[];
}

type Entries = Readonly<Record<string, string>>;

const firstEntries = ({ fields, example }: TrialRule): Entries =>
  Object.fromEntries(fields.map((field) => [field.name, formatEntry(example[field.name] ?? null, field)]));

const parsedEntries = (
  { fields }: TrialRule,
  entries: Entries,
): readonly (readonly [string, RuleValue | undefined])[] =>
  fields.map((field) => [field.name, parseEntry(entries[field.name] ?? '', field)]);

const TrialResult = ({ rule, entries }: { readonly rule: TrialRule; readonly entries: Entries }) => {
  const t = useTexts('audit');
  const locale = useLocale();
  const parsed = parsedEntries(rule, entries);
  const missing = rule.fields.filter((_, index) => parsed[index]?.[1] === undefined);
  if (missing.length > 0) return <p>{t.incomplete({ names: missing.map(({ label }) => label).join(', ') })}</p>;
  const values = Object.fromEntries(parsed.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
  const now = decideNow(rule.id, values);
  if (now === null) return <p>{t.refused()}</p>;
  const conditions = now.row.split('+').flatMap((row) => rule.rows[row] ?? []);
  return (
    <dl className="audit-result">
      <dt>{t.result()}</dt>
      <dd>{ruleValueText(now.value, rule.output, locale)}</dd>
      <dt>{t.row()}</dt>
      <dd>
        <AuditWords text={codeText(now.row)} />
      </dd>
      {conditions.length > 0 && (
        <>
          <dt>{t.decidedWhen()}</dt>
          <dd>{conditions.join('; ')}</dd>
        </>
      )}
      <dt>{t.sentence()}</dt>
      <dd>
        <AuditWords text={rule.sentence} />
      </dd>
    </dl>
  );
};

const TrialForm = ({ rules, first }: TryRuleProps & { readonly first: TrialRule }) => {
  const t = useTexts('audit');
  const ready = useHydrated();
  const choice = useId();
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
          <label htmlFor={choice}>{t.rule()}</label>
          <select id={choice} value={rule.id} onChange={(event) => choose(event.currentTarget.value)}>
            {rules.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </div>
        {rule.fields.map((field) => (
          <TrialField
            key={`${rule.id} ${field.name}`}
            field={field}
            entry={entries[field.name] ?? ''}
            onEntry={(entry) => setEntries((before) => ({ ...before, [field.name]: entry }))}
          />
        ))}
      </fieldset>
      <div aria-live="polite">
        <TrialResult rule={rule} entries={entries} />
      </div>
    </div>
  );
};

/** A rule, values for its inputs, and what the generated function makes of them, in the page. */
export const Component = ({ rules }: TryRuleProps) => {
  const [first] = rules;
  return first === undefined ? null : <TrialForm rules={rules} first={first} />;
};
