import type { RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { errorText } from '../../lib/forms/error-text.ts';
import { useTexts } from '../../lib/texts-context.ts';
import { ErrorSummary, type ErrorSummaryHandle } from '../../ui/form/error-summary.tsx';
import { FieldControl } from '../../ui/form/field-control.tsx';
import { fieldsOf, type WithdrawalFieldId, type WithdrawalStep, type WithdrawalValues } from './withdrawal-steps.ts';

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
  const errorOf = (id: WithdrawalFieldId): string | undefined => {
    const code = errors[id]?.message;
    return code === undefined ? undefined : errorText(t, code);
  };
  const fields = fieldsOf(step);
  const entries = fields.flatMap(({ id }) => {
    const error = errorOf(id);
    return error === undefined ? [] : [{ control: controlId(id), text: `${t[id]()}: ${error}` }];
  });
  return (
    <>
      <ErrorSummary entries={entries} ref={summary} />
      {fields.map((field) => (
        <FieldControl
          key={field.id}
          field={field}
          id={controlId(field.id)}
          required
          error={errorOf(field.id)}
          control={form.register(field.id)}
        />
      ))}
    </>
  );
};
