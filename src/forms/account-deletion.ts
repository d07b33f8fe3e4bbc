import { accountDeletionForm } from '#generated/data/forms/account-deletion.ts';
import { type AccountDeletionBody, accountDeletionBody } from '#generated/schemas/own.ts';
import { type CheckedForm, checkForm, checkRequestedFields } from './check-form.ts';
import { fieldRules } from './field-rules.ts';

const { fields } = accountDeletionForm;
const asked = fields.map((field) => ({ field, required: true }));

export const checkAccountDeletion = (body: unknown): CheckedForm<AccountDeletionBody> =>
  checkForm({ fields, schema: accountDeletionBody }, body, (answers) =>
    checkRequestedFields(asked, answers, fieldRules),
  );
