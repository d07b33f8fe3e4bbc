import type { DeclaredField } from '../references.ts';
import { clause, from, law } from '../source.ts';
import { consumerDuty, contract } from './legal-basis.ts';

/** What the participant declares. Every tick starts empty. */
export const declarationFields = [
  {
    id: 'voluntaryParticipation',
    hint: false,
    shape: { kind: 'true' },
    input: 'checkbox',
    autocomplete: 'off',
    required: 'whenOrdered',
    rule: 'agreement-field',
    purpose: { pl: 'Oświadczenie o dobrowolnym udziale', en: 'Declaration of voluntary participation' },
    legalBasis: contract,
    retention: 'contractRecordYears',
    sensitive: false,
    source: clause('5.12'),
  },
  {
    id: 'termsAcceptance',
    hint: false,
    shape: { kind: 'true' },
    input: 'checkbox',
    autocomplete: 'off',
    required: 'always',
    rule: 'agreement-field',
    purpose: { pl: 'Akceptacja regulaminu i zapoznanie się z polityką prywatności', en: 'Acceptance of the terms, and the privacy policy read' },
    legalBasis: contract,
    retention: 'contractRecordYears',
    sensitive: false,
    source: clause('5.12'),
  },
  {
    id: 'earlyStartRequest',
    hint: false,
    shape: { kind: 'true' },
    input: 'checkbox',
    autocomplete: 'off',
    required: 'whenWithdrawalWaived',
    rule: 'agreement-field',
    purpose: { pl: 'Żądanie rozpoczęcia kursu przed upływem terminu odstąpienia', en: 'Request to start before the withdrawal period ends' },
    legalBasis: consumerDuty,
    retention: 'contractRecordYears',
    sensitive: false,
    source: from(clause('5.17'), law('consumer-rights-early-start', 'consumer-rights-38')),
  },
] as const satisfies readonly DeclaredField[];
