import type { FocusEvent, RefCallback, SyntheticEvent } from 'react';
import type { FieldFacts } from '../../lib/forms/field-facts.ts';
import type { FieldQuestion } from '../../lib/forms/field-question.ts';
import { useUncontrolledValue } from '../../lib/hooks/use-shown-value.ts';
import { useMessages } from '../../lib/texts-context.ts';
import { FormField, TickField } from './form-field.tsx';

interface FieldControlProps {
  readonly field: FieldFacts;
  /** In place of the label that the field has otherwise. */
  readonly label?: string;
  /** Id of the control, unique on the page. */
  readonly id: string;
  readonly required: boolean;
  readonly error?: string | undefined;
  readonly question?: FieldQuestion | undefined;
  /** What ties the control to its form. */
  readonly control: TiedControl;
}

interface TiedControl {
  readonly name?: string | undefined;
  /** In place of what a browser may fill in otherwise. */
  readonly autoComplete?: string;
  readonly ref?: RefCallback<HTMLInputElement | HTMLTextAreaElement>;
  /** The value of a box that the browser sends. */
  readonly value?: string;
  /** The value of a controlled field. */
  readonly shown?: string | boolean;
  readonly onChange?: (event: SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>) => unknown;
  readonly onBlur?: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => unknown;
}

const kinds = {
  text: { type: 'text' },
  tel: { type: 'tel', inputMode: 'tel' },
  email: { type: 'email', inputMode: 'email' },
  numeric: { type: 'text', inputMode: 'numeric' },
} as const;

const kindOf = (input: FieldFacts['input']) =>
  input === 'tel' || input === 'email' || input === 'numeric' ? kinds[input] : kinds.text;

/** One field of a form as the model lists it: label, hint, error and the control of its kind. */
export const FieldControl = ({
  field,
  label: given,
  id,
  required,
  error,
  question,
  control: tie,
}: FieldControlProps) => {
  const t = useMessages('form');
  const label = given ?? t[field.id]();
  const { onChange, shown, ref, ...rest } = tie;
  const node = useUncontrolledValue<HTMLInputElement & HTMLTextAreaElement>(shown);
  const control = {
    ...rest,
    ...(typeof shown === 'boolean' ? { defaultChecked: shown } : {}),
    ...(typeof shown === 'string' ? { defaultValue: shown } : {}),
    ...(onChange === undefined ? {} : { onInput: onChange }),
    ref: (element: (HTMLInputElement & HTMLTextAreaElement) | null) => {
      node.current = element;
      ref?.(element);
    },
  };
  if (field.input === 'checkbox') {
    return (
      <TickField id={id} label={label} error={error}>
        {(attributes) => <input {...attributes} {...control} type="checkbox" required={required} />}
      </TickField>
    );
  }
  const common = { autoComplete: field.autocomplete, required, ...(field.sensitive ? { spellCheck: false } : {}) };
  return (
    <FormField
      id={id}
      label={required ? label : `${label} ${t.optional()}`}
      hint={field.hint === null ? undefined : t[field.hint]()}
      error={error}
      question={question}
      mayAsk={field.input === 'email' || field.input === 'tel'}
    >
      {(attributes) =>
        field.input === 'textarea' ? (
          <textarea {...attributes} {...common} rows={4} placeholder=" " {...control} />
        ) : (
          <input {...attributes} {...common} {...kindOf(field.input)} {...control} />
        )
      }
    </FormField>
  );
};
