import { accountDeletionForm } from './forms/account-deletion.ts';
import { contactForm } from './forms/contact.ts';
import { registrationForm } from './forms/registration.ts';
import { withdrawalForm } from './forms/withdrawal.ts';
import type { Form } from './schema/forms.ts';

/** Every form of the site. Any page with a contact card uses the first. */
export const forms = [
  contactForm,
  registrationForm,
  accountDeletionForm,
  withdrawalForm,
] as const satisfies readonly Form[];
