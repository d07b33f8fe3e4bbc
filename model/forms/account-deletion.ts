import type { DeclaredForm } from '../references.ts';
import { clause, decision } from '../source.ts';
import { rightsDuty } from './legal-basis.ts';

/** A request to delete an account. The answer is the same whether the e-mail is known or not. */
export const accountDeletionForm = {
  id: 'account-deletion',
  name: { pl: 'Prośba o usunięcie konta', en: 'Request to delete an account' },
  call: 'account-deletion',
  steps: [{ id: 'request', fields: ['email'] }],
  fields: [
    {
      id: 'email',
      hint: false,
      shape: { kind: 'text', max: 'mailAddressLength' },
      input: 'email',
      autocomplete: 'email',
      required: 'always',
      rule: 'registration-email-field',
      purpose: { pl: 'Odnalezienie konta i potwierdzenie usunięcia', en: 'To find the account and confirm its deletion' },
      legalBasis: rightsDuty,
      retention: 'deletionRequestMonths',
      sensitive: false,
      source: decision('C51', {
        pl: 'Prośba z adresem e-mail i tekstem potwierdzenia, bez sesji',
        en: 'Request by e-mail with a confirmation text, no session',
      }),
    },
  ],
  source: clause('2.23'),
} as const satisfies DeclaredForm;
