import type { DeclaredField } from '../references.ts';
import { clause } from '../source.ts';
import { contract } from './legal-basis.ts';

const guardianRegisters = { pl: 'Opiekun zapisuje osobę niepełnoletnią', en: 'The guardian registers the minor' } as const;

/** Only for minors: who registers them. No data about a minor belong in the comments (C22). */
export const guardianFields = [
  {
    id: 'guardianFirstName',
    hint: false,
    shape: { kind: 'text', max: 100 },
    input: 'text',
    autocomplete: 'given-name',
    required: 'whenMinor',
    rule: 'name-field',
    purpose: guardianRegisters,
    legalBasis: contract,
    retention: 'contractRecordYears',
    sensitive: false,
    neverStored: true,
    source: clause('3.31', '5.16'),
  },
  {
    id: 'guardianLastName',
    hint: false,
    shape: { kind: 'text', max: 100 },
    input: 'text',
    autocomplete: 'family-name',
    required: 'whenMinor',
    rule: 'name-field',
    purpose: guardianRegisters,
    legalBasis: contract,
    retention: 'contractRecordYears',
    sensitive: false,
    neverStored: true,
    source: clause('3.31', '5.16'),
  },
  {
    id: 'guardianEmail',
    hint: true,
    shape: { kind: 'text', max: 'mailAddressLength' },
    input: 'email',
    autocomplete: 'off',
    required: 'whenMinor',
    rule: 'registration-email-field',
    purpose: { pl: 'Kontakt w sprawie osoby niepełnoletniej', en: 'Contact about the minor' },
    legalBasis: contract,
    retention: 'contractRecordYears',
    sensitive: false,
    neverStored: true,
    source: clause('3.31', '5.16'),
  },
] as const satisfies readonly DeclaredField[];

/** What the guardian declares for the minor. */
export const guardianDeclarations = [
  {
    id: 'schoolInsurance',
    hint: false,
    shape: { kind: 'true' },
    input: 'checkbox',
    autocomplete: 'off',
    required: 'whenMinor',
    rule: 'agreement-field',
    purpose: { pl: 'Oświadczenie o szkolnym ubezpieczeniu od wypadków', en: 'Declaration of school accident insurance' },
    legalBasis: contract,
    retention: 'contractRecordYears',
    sensitive: false,
    source: clause('1.23'),
  },
] as const satisfies readonly DeclaredField[];
