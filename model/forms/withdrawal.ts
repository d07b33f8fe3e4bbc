import type { DeclaredForm } from '../references.ts';
import { from, law, register } from '../source.ts';
import { consumerDuty } from './legal-basis.ts';

const source = law('withdrawal-function');

/** Withdrawal from a contract concluded on this site (C81). */
export const withdrawalForm = {
  id: 'withdrawal',
  name: { pl: 'Oświadczenie o odstąpieniu od umowy', en: 'Statement of withdrawal' },
  call: 'withdrawal',
  steps: [
    { id: 'statement', fields: ['name', 'reference', 'email'] },
    { id: 'confirmation', fields: ['confirmation'] },
  ],
  fields: [
    {
      id: 'name',
      hint: false,
      shape: { kind: 'text', min: 'nameMinimumLength', max: 200 },
      input: 'text',
      autocomplete: 'name',
      required: 'always',
      rule: 'name-field',
      purpose: { pl: 'Kto odstępuje od umowy', en: 'Who withdraws from the contract' },
      legalBasis: consumerDuty,
      retention: 'withdrawalRecordYears',
      sensitive: false,
      source: source,
    },
    {
      id: 'reference',
      hint: true,
      shape: { kind: 'text', min: 8, max: 64 },
      input: 'text',
      autocomplete: 'off',
      required: 'always',
      rule: null,
      purpose: { pl: 'Której umowy dotyczy oświadczenie', en: 'Which contract is meant' },
      legalBasis: consumerDuty,
      retention: 'withdrawalRecordYears',
      sensitive: false,
      source: from(source, register('C112')),
    },
    {
      id: 'email',
      hint: false,
      shape: { kind: 'text', max: 'mailAddressLength' },
      input: 'email',
      autocomplete: 'email',
      required: 'always',
      rule: 'registration-email-field',
      purpose: { pl: 'Potwierdzenie otrzymania oświadczenia', en: 'To confirm that the statement has arrived' },
      legalBasis: consumerDuty,
      retention: 'withdrawalRecordYears',
      sensitive: false,
      source: source,
    },
    {
      id: 'confirmation',
      hint: false,
      shape: { kind: 'true' },
      input: 'checkbox',
      autocomplete: 'off',
      required: 'always',
      rule: 'agreement-field',
      purpose: { pl: 'Drugie potwierdzenie przed wysłaniem', en: 'The second confirmation before sending' },
      legalBasis: consumerDuty,
      retention: 'withdrawalRecordYears',
      sensitive: false,
      source: source,
    },
  ],
  source,
} as const satisfies DeclaredForm;
