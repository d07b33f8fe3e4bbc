import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { faultyDateParts } from '#domain/dates/typed-date.ts';
import { isAnswerEmpty } from '#forms/answers.ts';
import type { RequestedRegistrationField } from '#forms/registration/requested-fields.ts';
import { errorTextForSummary, fieldErrorText } from '../../../lib/forms/error-text.ts';
import { type Problems, toFormErrors } from '../../../lib/forms/field-errors.ts';
import { askAboutTypingSlip, toFieldQuestion } from '../../../lib/forms/field-question.ts';
import { formatAsUsuallyWritten } from '../../../lib/forms/pretty-text.ts';
import { useUncontrolledValue } from '../../../lib/hooks/use-shown-value.ts';
import { useMessages } from '../../../lib/texts-context.ts';
import { DateField, datePartId } from '../../../ui/form/date-field.tsx';
import { ErrorSummary, type ErrorSummaryHandle } from '../../../ui/form/error-summary.tsx';
import { FieldControl } from '../../../ui/form/field-control.tsx';
import { TickField } from '../../../ui/form/form-field.tsx';
import { LiveRegion } from '../../../ui/live-region.tsx';
import { type Answers, aboutMinor, type BookingField, fieldLabelKey } from '../booking-case.ts';
import type { OpenStep } from './booking-steps.ts';

const controlId = (field: string): string => `booking-${field}`;

interface IdentityChoiceProps {
  readonly id: string;
  readonly error: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
}

/** The checkbox below the PESEL number for people who have none and name a document. */
const IdentityChoice = ({ id, error, value, onChange, onBlur }: IdentityChoiceProps) => {
  const t = useMessages('form');
  const checkbox = useUncontrolledValue<HTMLInputElement>(value === 'document');
  return (
    <TickField id={id} label={t.identity()} error={error}>
      {(attributes) => (
        <input
          {...attributes}
          name="identity"
          type="checkbox"
          ref={checkbox}
          defaultChecked={value === 'document'}
          onInput={({ currentTarget }) => onChange(currentTarget.checked ? 'document' : 'pesel')}
          onBlur={onBlur}
        />
      )}
    </TickField>
  );
};

interface BookingFieldProps {
  readonly requested: RequestedRegistrationField;
  readonly form: UseFormReturn<Answers>;
  readonly byGuardian: boolean;
}

/** One field of the booking. A sensitive field has no name, so that programs do not collect it. */
const BookingFieldControl = ({ requested, form, byGuardian }: BookingFieldProps) => {
  const t = useMessages('form');
  const { field, required } = requested;
  const autoComplete = byGuardian && aboutMinor.includes(field.id) ? 'off' : field.autocomplete;
  const label = t[fieldLabelKey(field.id, byGuardian)]();
  const { field: tie, fieldState } = useController({ control: form.control, name: field.id });
  const code = fieldState.error?.message;
  const error = code === undefined ? undefined : fieldErrorText(t, code, field);
  const value = typeof tie.value === 'string' ? tie.value : '';
  const leave = () => {
    if (value !== formatAsUsuallyWritten(field.rule, value)) tie.onChange(formatAsUsuallyWritten(field.rule, value));
    tie.onBlur();
  };
  const common = {
    autoComplete,
    name: field.sensitive ? undefined : field.id,
    ref: tie.ref,
    onChange: tie.onChange,
    onBlur: leave,
  };
  const id = controlId(field.id);
  if (field.id === 'identity') {
    return <IdentityChoice id={id} error={error} value={value} onChange={tie.onChange} onBlur={tie.onBlur} />;
  }
  if (field.input === 'date') {
    const date = { value, onChange: tie.onChange, onBlur: tie.onBlur };
    return (
      <DateField
        field={field}
        autoComplete={autoComplete}
        label={label}
        id={id}
        required={required}
        error={error}
        code={code}
        {...date}
      />
    );
  }
  const question = fieldState.isTouched ? askAboutTypingSlip(field.rule, value) : null;
  return (
    <FieldControl
      field={field}
      label={label}
      id={id}
      required={required}
      error={error}
      question={toFieldQuestion(t, question, tie.onChange)}
      control={{ ...common, shown: field.input === 'checkbox' ? tie.value === true : value }}
    />
  );
};

interface StepFormProps {
  readonly step: OpenStep;
  readonly form: UseFormReturn<Answers>;
  /** Codes of the fields that the server refused. */
  readonly refusals: Problems;
  /** Whether a guardian books for a minor. */
  readonly byGuardian: boolean;
  /** What is booked: above the fields, and next to them with the button. */
  readonly line: ReactNode;
  readonly ticket: ReactNode;
  /** Content above the errors, and between them and the fields. */
  readonly head: ReactNode;
  readonly first?: ReactNode;
  /** Called with the form when its answers are valid. */
  readonly onComplete: (form: HTMLFormElement) => void;
  readonly children?: ReactNode;
}

/** Id of the control to correct: the part of a date that the error names, else the field. */
const controlOf = ({ id, input }: BookingField, code: string): string =>
  input === 'date' ? datePartId(controlId(id), faultyDateParts(code)[0] ?? 'day') : controlId(id);

/** The fields of one step. Errors appear on submit, then follow the typing. */
export const StepForm = (props: StepFormProps) => {
  const { step, form, refusals, byGuardian, onComplete } = props;
  const t = useMessages('form');
  const booking = useMessages('booking');
  const summary = useRef<ErrorSummaryHandle>(null);
  const { errors } = form.formState;
  const showRefusals = useEffectEvent(() => {
    const refused = step.requested.filter(({ field }) => refusals[field.id] !== undefined);
    for (const { field } of refused) {
      const error = toFormErrors(refusals)[field.id];
      if (error !== undefined) form.setError(field.id, error);
    }
    if (refused.length > 0) summary.current?.focus();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each answer of the server
  useEffect(() => showRefusals(), [refusals]);
  const entries = step.requested.flatMap(({ field }) => {
    const code = errors[field.id]?.message;
    return code === undefined ? [] : [{ control: controlOf(field, code), text: errorTextForSummary(t, code, field) }];
  });
  const isFolded = ({ field }: RequestedRegistrationField): boolean => step.folded.includes(field.id);
  const [folded, open] = [step.requested.filter(isFolded), step.requested.filter((one) => !isFolded(one))];
  const fieldsOf = (requested: OpenStep['requested']) =>
    requested.map((one) => (
      <BookingFieldControl key={one.field.id} requested={one} form={form} byGuardian={byGuardian} />
    ));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const { currentTarget } = event;
    void form.handleSubmit(
      () => onComplete(currentTarget),
      () => summary.current?.focus(),
    )(event);
  };
  return (
    <form className={`booking step-form step-${step.id}`} noValidate onSubmit={submit}>
      {props.line}
      <div className="booking-main">
        {props.head}
        <ErrorSummary entries={entries} ref={summary} />
        {props.first}
        <div className="booking-fields">{fieldsOf(open)}</div>
        {folded.length > 0 && (
          <details
            className="fold"
            open={folded.some(({ field }) => !isAnswerEmpty(form.getValues(field.id)) || errors[field.id])}
          >
            <summary>{booking.moreFields()}</summary>
            <div className="booking-fields">{fieldsOf(folded)}</div>
          </details>
        )}
        {props.children}
      </div>
      {props.ticket}
    </form>
  );
};

interface RecoveredProps {
  readonly step: OpenStep;
  readonly onReset: () => void;
}

/** Notice of a booking restored after a reload: which fields to fill in again, and a button that clears it. */
export const Recovered = ({ step, onReset }: RecoveredProps) => {
  const t = useMessages('booking');
  const form = useMessages('form');
  const missing = step.requested.filter(({ field }) => !field.stored);
  return (
    <div className="notice">
      <LiveRegion>
        <p>{t.recovered()}</p>
      </LiveRegion>
      {missing.length > 0 && <p>{t.askedAgain({ fields: missing.map(({ field }) => form[field.id]()).join(', ') })}</p>}
      <button type="button" className="button button-quiet button-small" onClick={onReset}>
        {t.startAfresh()}
      </button>
    </div>
  );
};
