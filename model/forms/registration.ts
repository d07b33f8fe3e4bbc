import type { DeclaredForm } from '../references.ts';
import { clause } from '../source.ts';
import { contactFields } from './registration-contact.ts';
import { declarationFields } from './registration-declarations.ts';
import { guardianDeclarations, guardianFields } from './registration-guardian.ts';
import { participantFields } from './registration-participant.ts';

const idsOf = <Id extends string>(fields: readonly { readonly id: Id }[]): readonly Id[] => fields.map(({ id }) => id);

/** The booking form in three steps; the last one shows all answers once more, above the button that orders. */
export const registrationForm = {
  id: 'registration',
  name: { pl: 'Rezerwacja kursu', en: 'Booking of a course' },
  call: 'registration',
  steps: [
    { id: 'participant', fields: [...idsOf(guardianFields), ...idsOf(participantFields)] },
    {
      id: 'contact',
      fields: idsOf(contactFields),
      folded: ['nip', 'discountCode', 'comments', 'pairCode'],
      foldedWithoutCertificate: ['street', 'postalCode', 'city', 'country'],
    },
    { id: 'order', fields: [...idsOf(guardianDeclarations), ...idsOf(declarationFields)] },
  ],
  fields: [...participantFields, ...guardianFields, ...guardianDeclarations, ...contactFields, ...declarationFields],
  source: clause('1.5', '3.31'),
} as const satisfies DeclaredForm;
