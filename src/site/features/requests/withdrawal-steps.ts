import type { Problems } from '#forms/field-problems.ts';
import { checkWithdrawal, withdrawalAnswers } from '#forms/withdrawal.ts';
import { withdrawalForm } from '#generated/data/forms/withdrawal.ts';

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

/** What keeps a step from being left. */
export const checkStep = (step: WithdrawalStep, values: WithdrawalValues): Problems => {
  const { problems } = checkWithdrawal(withdrawalAnswers({ ...values }));
  return Object.fromEntries(
    Object.entries(problems).filter(([field]) => fieldsOf(step).some(({ id }) => id === field)),
  );
};
