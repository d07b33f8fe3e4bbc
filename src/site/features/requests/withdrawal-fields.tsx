import type { RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { errorText, listedError } from '../../lib/forms/error-text.ts';
import { fieldQuestion, questionOf } from '../../lib/forms/field-question.ts';
import { useTexts } from '../../lib/texts-context.ts';
import { ErrorSummary, type ErrorSummaryHandle } from '../../ui/form/error-summary.tsx';
import { FieldControl } from '../../ui/form/field-control.tsx';
import {
  fieldsOf,
  type WithdrawalField,
  type WithdrawalFieldId,
  type WithdrawalStep,
  type WithdrawalValues,
} from './withdrawal-steps.ts';

interface WithdrawalFieldsProps {
  readonly step: WithdrawalStep;
  readonly form: UseFormReturn<WithdrawalValues>;
  readonly summary: RefObject<ErrorSummaryHandle | null>;
}

const controlId = (id: WithdrawalFieldId): string => `withdrawal-${id}`;

/** The fields of a step, after everything that is wrong with them. */
export const WithdrawalFields = ({ step, form, summary }: WithdrawalFieldsProps) => {
  const t = useTexts('form');
  const { errors } = form.formState;
  const fields = fieldsOf(step);
  const entries = fields.flatMap((field) => {
    const code = errors[field.id]?.message;
    return code === undefined ? [] : [{ control: controlId(field.id), text: listedError(t, code, field) }];
  });
  const errorOf = (field: WithdrawalField): string | undefined => {
    const code = errors[field.id]?.message;
    return code === undefined ? undefined : errorText(t, code, field);
  };
  const { touchedFields } = form.formState;
  const askAbout = ({ id, rule }: WithdrawalField) =>
    fieldQuestion(t, touchedFields[id] === true ? questionOf(rule, form.getValues(id)) : null, (meant) =>
      form.setValue(id, meant, { shouldValidate: form.formState.isSubmitted }),
    );
  return (
    <>
      <ErrorSummary entries={entries} ref={summary} />
      {fields.map((field) => (
        <FieldControl
          key={field.id}
          field={field}
          id={controlId(field.id)}
          required
          error={errorOf(field)}
          question={askAbout(field)}
          control={form.register(field.id)}
        />
      ))}
    </>
  );
};
