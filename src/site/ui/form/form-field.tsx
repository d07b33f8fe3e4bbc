import type { ReactNode } from 'react';
import type { FieldQuestion } from '../../lib/forms/field-question.ts';
import { useValueStableDuringPress } from '../../lib/hooks/use-debounced.ts';

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
  readonly question?: FieldQuestion | undefined;
  /** Whether a question may arise: its live region is there before it. */
  readonly mayAsk?: boolean;
  readonly children: (attributes: ControlAttributes) => ReactNode;
}

type Described = Pick<FormFieldProps, 'id' | 'hint' | 'error' | 'mayAsk'>;

export const accessibleFieldAttributes = ({ id, hint, error, mayAsk = false }: Described) => {
  const parts = [hint && `${id}-hint`, error && `${id}-error`, mayAsk && `${id}-question`].filter(Boolean);
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

interface QuestionProps {
  readonly id: string;
  readonly text: string | undefined;
  readonly correct: FieldQuestion['correct'];
}

/** A question about the typed value; its button writes the suggestion and focuses the field. Without a question an empty region. */
const Question = ({ id, text, correct }: QuestionProps) => {
  const press = () => {
    correct?.press();
    document.getElementById(id)?.focus();
  };
  return (
    <div className={text === undefined ? 'visually-hidden' : 'field-question'}>
      <span id={`${id}-question`} role="status">
        {text}
      </span>
      {text !== undefined && correct !== undefined && (
        <button type="button" className="button button-quiet button-small" onClick={press}>
          {correct.name} <span className="visually-hidden">{correct.meant}</span>
        </button>
      )}
    </div>
  );
};

/** A labelled control with its hint, its error and a question about what was typed. */
export const FormField = ({ label, children, ...field }: FormFieldProps) => {
  const question = useValueStableDuringPress(field.question?.text);
  return (
    <div className="field">
      <label htmlFor={field.id}>{label}</label>
      {field.hint !== undefined && (
        <span className="note" id={`${field.id}-hint`}>
          {field.hint}
        </span>
      )}
      <FieldError id={field.id} error={field.error} />
      {children(accessibleFieldAttributes(field))}
      {field.mayAsk === true && <Question id={field.id} text={question} correct={field.question?.correct} />}
    </div>
  );
};

/** A box to tick with the text that it agrees to. */
export const TickField = ({ label, children, ...field }: Omit<FormFieldProps, 'hint' | 'question' | 'mayAsk'>) => (
  <div className="tick-field">
    <FieldError id={field.id} error={field.error} />
    <label className="tick" htmlFor={field.id}>
      {children(accessibleFieldAttributes(field))} <span>{label}</span>
    </label>
  </div>
);
