import { withdrawalForm } from '#generated/data/forms/withdrawal.ts';
import { type WithdrawalBody, withdrawalBody } from '#generated/schemas/own.ts';
import { type Answers, answerText, formBody, isEmpty } from './answers.ts';
import { typedBooking } from './booking-number.ts';
import { type CheckedForm, checkForm, fieldProblems, type Problems } from './check-form.ts';
import { fieldRules } from './field-rules.ts';

const { fields } = withdrawalForm;
const asked = fields.map((field) => ({ field, required: true }));

/** The statement as it is sent. */
export const withdrawalAnswers = (answers: Answers): Answers => formBody(fields, answers);

const referenceProblem = ({ reference }: Answers): Problems =>
  isEmpty(reference) || typedBooking(answerText(reference)) !== null ? {} : { reference: 'form/referenceError' };

export const checkWithdrawal = (body: unknown): CheckedForm<WithdrawalBody> =>
  checkForm({ fields, schema: withdrawalBody }, body, (answers) => ({
    ...fieldProblems(asked, answers, fieldRules),
    ...referenceProblem(answers),
  }));
