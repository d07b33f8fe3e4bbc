import type { RuleField } from '#domain/audit/audit-data.ts';
import { useTexts } from '../../lib/texts-context.ts';
import { absentEntry } from './field-value.ts';

const inputTypes = {
  integer: 'number',
  length: 'number',
  money: 'number',
  day: 'date',
  instant: 'datetime-local',
  text: 'text',
} as const;

interface TrialFieldProps {
  readonly id: string;
  readonly field: RuleField;
  readonly entry: string;
  readonly onEntry: (entry: string) => void;
}

const TrialSelect = ({ field, entry, onEntry, id }: TrialFieldProps) => {
  const t = useTexts('audit');
  const words =
    field.kind === 'boolean'
      ? [
          { value: 'true', label: t.yes() },
          { value: 'false', label: t.no() },
        ]
      : field.words;
  return (
    <select id={id} value={entry} onChange={(event) => onEntry(event.currentTarget.value)}>
      {field.nullable && <option value={absentEntry}>{t.absent()}</option>}
      {words.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
};

/** One input of a rule, entered as its domain wants it. An empty entry of a nullable number or day is “none”. */
export const TrialField = (props: TrialFieldProps) => {
  const t = useTexts('audit');
  const { id, field, entry, onEntry } = props;
  const named = { instant: t.inUtc({ name: field.label }), money: t.inZloty({ name: field.label }) };
  const label = field.kind === 'instant' || field.kind === 'money' ? named[field.kind] : field.label;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {field.kind === 'boolean' || field.kind === 'oneOf' ? (
        <TrialSelect {...props} />
      ) : (
        <input
          id={id}
          type={inputTypes[field.kind]}
          step={field.kind === 'money' ? '0.01' : field.kind === 'instant' ? '1' : undefined}
          min={field.from ?? undefined}
          max={field.to ?? undefined}
          autoComplete="off"
          value={entry}
          onChange={(event) => onEntry(event.currentTarget.value)}
        />
      )}
    </div>
  );
};
