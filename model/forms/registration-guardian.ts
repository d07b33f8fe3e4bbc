import type { Field } from '../schema/forms.ts';
import { spec } from '../source.ts';
import { contract } from './legal-basis.ts';

const guardianRegisters = { pl: 'Opiekun zapisuje osobę niepełnoletnią', en: 'The guardian registers the minor' } as const;

/** Only for minors: who registers them. Nothing about a minor belongs in the comments (C22). */
export const guardianFields = [
  {
    id: 'guardianFirstName',
    hint: false,
    shape: { kind: 'text', max: 100 },
    input: 'text',
    autocomplete: 'off',
    required: 'whenMinor',
    rule: 'name-field',
    purpose: guardianRegisters,
    legalBasis: contract,
    retention: 'contractRecordYears',
    sensitive: false,
    source: spec('3', 'Registration form fields: guardian first name'),
  },
  {
    id: 'guardianLastName',
    hint: false,
    shape: { kind: 'text', max: 100 },
    input: 'text',
    autocomplete: 'off',
    required: 'whenMinor',
    rule: 'name-field',
    purpose: guardianRegisters,
    legalBasis: contract,
    retention: 'contractRecordYears',
    sensitive: false,
    source: spec('3', 'Registration form fields: guardian last name'),
  },
  {
    id: 'guardianEmail',
    hint: true,
    shape: { kind: 'text', max: 254 },
    input: 'email',
    autocomplete: 'off',
    required: 'whenMinor',
    rule: 'registration-email-field',
    purpose: { pl: 'Kontakt w sprawie osoby niepełnoletniej', en: 'Contact about the minor' },
    legalBasis: contract,
    retention: 'contractRecordYears',
    sensitive: false,
    source: spec('3', 'Registration form fields: guardian e-mail for minors'),
  },
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
    source: spec('1', 'the child must have school accident insurance'),
  },
] as const satisfies readonly Field[];
