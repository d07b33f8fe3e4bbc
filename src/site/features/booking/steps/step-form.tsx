import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { faultyParts } from '#domain/dates/typed-date.ts';
import { listedError } from '../../../lib/forms/error-text.ts';
import { fieldErrors, type Problems } from '../../../lib/forms/field-errors.ts';
import { useTexts } from '../../../lib/texts-context.ts';
import { partId } from '../../../ui/form/date-field.tsx';
import { ErrorSummary, type ErrorSummaryHandle } from '../../../ui/form/error-summary.tsx';
import type { Answers, BookingField } from './answers.ts';
import { BookingFieldControl, controlId } from './booking-field.tsx';
import type { OpenStep } from './steps.ts';

interface StepFormProps {
  readonly step: OpenStep;
  readonly form: UseFormReturn<Answers>;
  /** What the server found wrong in this step. */
  readonly refusals: Problems;
  /** Whether a guardian books for a minor. */
  readonly byGuardian: boolean;
  readonly actions: ReactNode;
  /** Called with the form once nothing is wrong in it. */
  readonly onComplete: (form: HTMLFormElement) => void;
  readonly children?: ReactNode;
}

/** Where an error is mended: at the part of a date that it names, else at the field. */
const controlOf = ({ id, input }: BookingField, code: string): string =>
  input === 'date' ? partId(controlId(id), faultyParts(code)[0] ?? 'day') : controlId(id);

/** The questions of one step. Errors show when it is sent; those beside the fields then follow the typing. */
export const StepForm = ({ step, form, refusals, byGuardian, actions, onComplete, children }: StepFormProps) => {
  const t = useTexts('form');
  const summary = useRef<ErrorSummaryHandle>(null);
  const { errors } = form.formState;
  const showRefusals = useEffectEvent(() => {
    const refused = step.asked.filter(({ field }) => refusals[field.id] !== undefined);
    for (const { field } of refused) {
      const error = fieldErrors(refusals)[field.id];
      if (error !== undefined) form.setError(field.id, error);
    }
    if (refused.length > 0) summary.current?.focus();
  });
  useEffect(() => showRefusals(), []);
  const entries = step.asked.flatMap(({ field }) => {
    const code = errors[field.id]?.message;
    return code === undefined ? [] : [{ control: controlOf(field, code), text: listedError(t, code, field) }];
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const { currentTarget } = event;
    void form.handleSubmit(
      () => onComplete(currentTarget),
      () => summary.current?.focus(),
    )(event);
  };
  return (
    <form className="step-form" noValidate onSubmit={submit}>
      <ErrorSummary entries={entries} ref={summary} />
      {step.asked.map((asked) => (
        <BookingFieldControl key={asked.field.id} asked={asked} form={form} byGuardian={byGuardian} />
      ))}
      {children}
      <div className="actions">{actions}</div>
    </form>
  );
};
