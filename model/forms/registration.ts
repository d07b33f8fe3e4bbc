import type { Form } from '../schema/forms.ts';
import { spec } from '../source.ts';
import { contactFields } from './registration-contact.ts';
import { declarationFields } from './registration-declarations.ts';
import { guardianFields } from './registration-guardian.ts';
import { participantFields } from './registration-participant.ts';

/** The booking form, in four steps before the page that shows all answers once more. */
export const registrationForm = {
  id: 'registration',
  call: 'registration',
  steps: [
    {
      id: 'participant',
      fields: [
        'firstName',
        'lastName',
        'identity',
        'pesel',
        'documentNumber',
        'birthDate',
        'birthCity',
        'certificateExpiry',
        'cooperatingUnit',
      ],
    },
    { id: 'guardian', fields: ['guardianFirstName', 'guardianLastName', 'guardianEmail', 'schoolInsurance'] },
    {
      id: 'contact',
      fields: [
        'street',
        'postalCode',
        'city',
        'email',
        'phone',
        'nip',
        'discountCode',
        'comments',
        'bringsSecondPerson',
        'secondPersonEmail',
      ],
    },
    { id: 'declarations', fields: ['voluntaryParticipation', 'termsAcceptance', 'earlyStartRequest'] },
  ],
  fields: [...participantFields, ...guardianFields, ...contactFields, ...declarationFields],
  source: spec('3', 'Registration form fields'),
} as const satisfies Form;
