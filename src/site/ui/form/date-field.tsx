import { useEffect, useRef, useState } from 'react';
import { type DatePart, dateParts, faultyDateParts, joinDateParts, splitDateParts } from '#domain/dates/typed-date.ts';
import { dateLabels } from '../../lib/forms/date-labels.ts';
import type { FieldFacts } from '../../lib/forms/field-facts.ts';
import { useUncontrolledValue } from '../../lib/hooks/use-shown-value.ts';
import { useMessages } from '../../lib/texts-context.ts';
import { FieldError } from './form-field.tsx';

/** The control of a part; the first has the id of the whole field. */
export const datePartId = (id: string, part: DatePart): string => (part === dateParts[0] ? id : `${id}-${part}`);

interface DateFieldProps {
  readonly field: FieldFacts;
  readonly label: string;
  /** What a browser may fill in. */
  readonly autoComplete: string;
  readonly id: string;
  readonly required: boolean;
  readonly error?: string | undefined;
  /** The key of the message behind the error, which may name a part of the date. */
  readonly code?: string | undefined;
  /** What `joinDateParts` made of the parts. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
}

interface DatePartProps {
  readonly id: string;
  readonly className: string;
  readonly autoComplete: string;
  readonly required: boolean;
  readonly faulty: boolean;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
}

const DatePartControl = ({ faulty, value, onChange, ...attributes }: DatePartProps) => (
  <input
    {...attributes}
    ref={useUncontrolledValue<HTMLInputElement>(value)}
    type="text"
    inputMode="numeric"
    spellCheck={false}
    aria-invalid={faulty ? 'true' : undefined}
    defaultValue={value}
    onInput={({ currentTarget }) => onChange(currentTarget.value)}
  />
);

/** A date that people know by heart, in three fields: no date picker, the same in every browser. */
export const DateField = ({
  field,
  label,
  autoComplete,
  id,
  required,
  error,
  code,
  value,
  onChange,
  onBlur,
}: DateFieldProps) => {
  const t = useMessages('form');
  const [typed, setTyped] = useState(() => splitDateParts(value));
  const shown = joinDateParts(typed) === value ? typed : splitDateParts(value);
  const faulty = code === undefined ? [] : faultyDateParts(code);
  const described = [field.hint !== null && `${id}-hint`, error !== undefined && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  // Several parts may change before the next rendering, where a program fills them in.
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  });
  const change = (part: DatePart, text: string) => {
    const next = { ...latest.current, [part]: text };
    latest.current = next;
    setTyped(next);
    onChange(joinDateParts(next));
  };
  return (
    <fieldset className="field date-field" aria-describedby={described || undefined}>
      <legend>{label}</legend>
      {field.hint !== null && (
        <span className="note" id={`${id}-hint`}>
          {t[field.hint]()}
        </span>
      )}
      <FieldError id={id} error={error} />
      <div className="date-parts">
        {dateParts.map((part) => (
          <label key={part} htmlFor={datePartId(id, part)}>
            <span>{t[dateLabels[part]]()}</span>
            <DatePartControl
              id={datePartId(id, part)}
              className={`date-${part}`}
              autoComplete={autoComplete === 'bday' ? `bday-${part}` : 'off'}
              required={required}
              faulty={faulty.includes(part)}
              value={shown[part]}
              onChange={(text) => change(part, text)}
              onBlur={onBlur}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
};
