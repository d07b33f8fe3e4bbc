import { inputsOfExamples } from '#generator/rules/cases/candidate-values.ts';
import { allPayloadDomains, contextDomains } from '#generator/rules/meaning/transition-domains.ts';
import type { Labelled } from '#model/localized-text.ts';
import type { Domain } from '#model/rules/domain.ts';
import type { Rule, TransitionTable } from '#model/rules/language.ts';
import { type Audit, useAudit } from '../../audit.ts';
import type { TrialData } from '../../browser/trial-data.ts';
import { absentEntry, type Field, formatFieldEntry, type RuleValue } from '../../words/field.ts';
import { textInAuditLanguage, trialFieldOfDomain } from '../../words/rule-words.ts';

interface TrialField {
  readonly name: string;
  readonly label: string;
  readonly field: Field;
  readonly value: RuleValue;
}

const wantedOf = ({ kind, from, to }: Field, { t }: Audit): string => {
  if (kind === 'money') return t.wantedMoney();
  if (kind === 'day') return t.wantedDay();
  if (kind === 'instant') return t.wantedInstant();
  if (kind !== 'integer' && kind !== 'length') return t.wantedWord();
  if (from === null) return t.wantedWhole();
  return to === null ? t.wantedFrom({ from: String(from) }) : t.wantedBetween({ from: String(from), to: String(to) });
};

const trialFields = (
  domains: Readonly<Record<string, Labelled<Domain>>>,
  values: Readonly<Record<string, RuleValue>>,
  audit: Audit,
): readonly TrialField[] =>
  Object.entries(domains).map(([name, domain]) => ({
    name,
    label: textInAuditLanguage(audit, domain),
    field: trialFieldOfDomain(domain, audit),
    value: values[name] ?? null,
  }));

const oneOf = (words: TransitionTable['states']): Domain => ({ kind: 'oneOf', values: words });

/** Names of the trial of a transition table that no context variable bears. */
export const stateName = 'state';
export const eventName = 'type';

const transitionFields = (table: TransitionTable, audit: Audit): readonly TrialField[] => {
  const [first] = table.examples;
  const values = { ...first?.event, ...first?.state };
  const named = (name: string, label: string, words: TransitionTable['states']): TrialField => ({
    name,
    label,
    field: trialFieldOfDomain(oneOf(words), audit),
    value: values[name] ?? null,
  });
  return [
    named(stateName, audit.t.state(), table.states),
    ...trialFields(contextDomains(table), values, audit),
    named(eventName, audit.t.event(), table.events),
    ...trialFields(allPayloadDomains(table), values, audit),
  ];
};

const Control = ({ name, field, value }: Omit<TrialField, 'label'>) => {
  const audit = useAudit();
  const entry = formatFieldEntry(value, field);
  const choices =
    field.kind === 'boolean'
      ? { true: audit.t.yes(), false: audit.t.no() }
      : field.kind === 'oneOf'
        ? field.words
        : null;
  if (choices === null) {
    const types = { day: 'date', instant: 'datetime-local' } as const;
    const type = field.kind === 'day' || field.kind === 'instant' ? types[field.kind] : 'text';
    return <input name={name} type={type} step={type === 'text' ? undefined : 1} defaultValue={entry} />;
  }
  return (
    <select name={name} defaultValue={entry}>
      {field.nullable ? <option value={absentEntry}>{audit.t.notGiven()}</option> : null}
      {Object.entries(choices).map(([id, label]) => (
        <option value={id} key={id}>
          {label}
        </option>
      ))}
    </select>
  );
};

const dataOf = (rule: Rule, fields: readonly TrialField[], audit: Audit): TrialData => ({
  rule: rule.id,
  locale: audit.locale,
  fields: Object.fromEntries(
    fields.map(({ name, label, field }) => [name, { ...field, label, wanted: wantedOf(field, audit) }]),
  ),
  output: rule.kind === 'decision' ? trialFieldOfDomain(rule.outputs, audit) : null,
  steps:
    rule.kind === 'decision'
      ? null
      : {
          context: Object.keys(rule.context),
          carries: Object.fromEntries(
            Object.entries(rule.events).map(([event, { carries = {} }]) => [event, Object.keys(carries)]),
          ),
          effects: trialFieldOfDomain(oneOf(rule.effects), audit).words,
        },
  texts: {
    outside: audit.t.outside({ value: '{value}', name: '{name}', wanted: '{wanted}' }),
    result: audit.t.result(),
    next: audit.t.next(),
    effects: audit.t.effects(),
    noEffect: audit.t.noEffect(),
    ignored: audit.t.ignoredEvent(),
    refused: audit.t.noRow(),
  },
});

/** A form whose values the generated function of the rule decides in the browser; the row that decides lights up in the table below. */
export const TrialForm = ({ rule }: { readonly rule: Rule }) => {
  const audit = useAudit();
  const fields =
    rule.kind === 'decision'
      ? trialFields(rule.inputs, inputsOfExamples(rule)[0] ?? {}, audit)
      : transitionFields(rule, audit);
  return (
    <details className="trial">
      <summary>{audit.t.trial()}</summary>
      <form>
        {fields.map(({ label, ...field }) => (
          // biome-ignore lint/a11y/noLabelWithoutControl: the control is in the component
          <label key={field.name}>
            <span>
              {label}
              {field.field.kind === 'money' ? ' (zł)' : ''}
              {field.field.kind === 'instant' ? ` (${audit.t.polishTime()})` : ''}
            </span>
            <Control {...field} />
          </label>
        ))}
        <output aria-live="polite">{audit.t.trialNeedsScript()}</output>
      </form>
      <script
        type="application/json"
        id="trial-data"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a folder that is opened from a disk cannot fetch its data
        dangerouslySetInnerHTML={{ __html: JSON.stringify(dataOf(rule, fields, audit)).replaceAll('<', '\\u003c') }}
      />
    </details>
  );
};
