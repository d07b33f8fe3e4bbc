import { withdrawalForm } from '#generated/data/forms/withdrawal.ts';
import { reference as referenceShape } from '#generated/schemas/shapes.ts';
import type { Problems } from '../../lib/forms/field-errors.ts';
import { isEmpty, ruleProblem } from '../../lib/forms/field-rules.ts';

export const { fields: withdrawalFields, steps: withdrawalSteps } = withdrawalForm;
export type WithdrawalField = (typeof withdrawalFields)[number];
export type WithdrawalFieldId = WithdrawalField['id'];
export type WithdrawalStep = (typeof withdrawalSteps)[number]['id'];

export interface WithdrawalValues {
  readonly name: string;
  readonly reference: string;
  readonly email: string;
  readonly confirmation: boolean;
}

export const fieldsOf = (step: WithdrawalStep): readonly WithdrawalField[] => {
  const ids: readonly string[] = withdrawalSteps.find(({ id }) => id === step)?.fields ?? [];
  return withdrawalFields.filter(({ id }) => ids.includes(id));
};

const fieldProblem = ({ id, rule }: WithdrawalField, values: WithdrawalValues): string | null => {
  if (isEmpty(values[id])) return 'form/required';
  if (id === 'reference')
    return referenceShape.safeParse(values.reference.trim()).success ? null : 'form/referenceError';
  return ruleProblem(rule, values[id]);
};

/** What keeps a step from being left. */
export const checkWithdrawal = (step: WithdrawalStep, values: WithdrawalValues): Problems =>
  Object.fromEntries(
    fieldsOf(step).flatMap((field) => {
      const code = fieldProblem(field, values);
      return code === null ? [] : [[field.id, code] as const];
    }),
  );
