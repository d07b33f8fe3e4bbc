import type { ReactNode } from 'react';
import { useDebounced } from '../../lib/hooks/use-debounced.ts';

/** What ties a control to its label, hint and error. */
export interface ControlAttributes {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': 'true' | undefined;
}

interface FormFieldProps {
  readonly id: string;
  readonly label: ReactNode;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** A question about the value, never a refusal. */
  readonly question?: string | undefined;
  readonly children: (attributes: ControlAttributes) => ReactNode;
}

export const attributesOf = ({ id, hint, error, question }: Omit<FormFieldProps, 'label' | 'children'>) => {
  const parts = [hint && `${id}-hint`, error && `${id}-error`, question && `${id}-question`].filter(Boolean);
  return {
    id,
    'aria-describedby': parts.length === 0 ? undefined : parts.join(' '),
    'aria-invalid': error === undefined ? undefined : 'true',
  } satisfies ControlAttributes;
};

export const FieldError = ({ id, error }: { readonly id: string; readonly error: string | undefined }) =>
  error === undefined ? null : (
    <span className="field-error" id={`${id}-error`}>
      {error}
    </span>
  );

/** A labelled control with its hint, its error and a question about what was typed. */
export const FormField = ({ label, children, ...field }: FormFieldProps) => {
  const question = useDebounced(field.question);
  return (
    <div className="field">
      <label htmlFor={field.id}>{label}</label>
      {field.hint !== undefined && (
        <span className="note" id={`${field.id}-hint`}>
          {field.hint}
        </span>
      )}
      <FieldError id={field.id} error={field.error} />
      {children(attributesOf({ ...field, question }))}
      {question !== undefined && (
        <span className="field-question" id={`${field.id}-question`} role="status">
          {question}
        </span>
      )}
    </div>
  );
};

/** A box to tick with the text that it agrees to. */
export const TickField = ({ label, children, ...field }: Omit<FormFieldProps, 'hint' | 'question'>) => (
  <div className="tick-field">
    <FieldError id={field.id} error={field.error} />
    <label className="tick" htmlFor={field.id}>
      {children(attributesOf(field))} <span>{label}</span>
    </label>
  </div>
);
