import { withdrawalForm } from '#generated/data/forms/withdrawal.ts';
import { type WithdrawalBody, withdrawalBody } from '#generated/schemas/own.ts';
import { type Answers, buildFormBody, isAnswerEmpty, textOfAnswer } from './answers.ts';
import { parseTypedBooking } from './booking-number.ts';
import { type CheckedForm, checkForm, checkRequestedFields, type Problems } from './check-form.ts';
import { fieldRules } from './field-rules.ts';

const { fields } = withdrawalForm;
const asked = fields.map((field) => ({ field, required: true }));

/** The statement as it is sent. */
export const buildWithdrawalBody = (answers: Answers): Answers => buildFormBody(fields, answers);

const referenceProblem = ({ reference }: Answers): Problems =>
  isAnswerEmpty(reference) || parseTypedBooking(textOfAnswer(reference)) !== null
    ? {}
    : { reference: 'form/referenceError' };

export const checkWithdrawal = (body: unknown): CheckedForm<WithdrawalBody> =>
  checkForm({ fields, schema: withdrawalBody }, body, (answers) => ({
    ...checkRequestedFields(asked, answers, fieldRules),
    ...referenceProblem(answers),
  }));
