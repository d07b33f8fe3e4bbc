import type { DeclaredForm } from '../references.ts';
import { clause } from '../source.ts';
import { contactFields } from './registration-contact.ts';
import { declarationFields } from './registration-declarations.ts';
import { guardianFields } from './registration-guardian.ts';
import { participantFields } from './registration-participant.ts';

const idsOf = <Id extends string>(fields: readonly { readonly id: Id }[]): readonly Id[] => fields.map(({ id }) => id);

/** The booking form, in four steps before the page that shows all answers once more. */
export const registrationForm = {
  id: 'registration',
  name: { pl: 'Rezerwacja kursu', en: 'Booking of a course' },
  call: 'registration',
  steps: [
    { id: 'participant', fields: idsOf(participantFields) },
    { id: 'guardian', fields: idsOf(guardianFields) },
    { id: 'contact', fields: idsOf(contactFields) },
    { id: 'declarations', fields: idsOf(declarationFields) },
  ],
  fields: [...participantFields, ...guardianFields, ...contactFields, ...declarationFields],
  source: clause('1.5', '3.31'),
} as const satisfies DeclaredForm;
