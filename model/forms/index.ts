import type { Form } from '../schema/forms.ts';
import { accountDeletionForm } from './account-deletion.ts';
import { contactForm } from './contact.ts';
import { registrationForm } from './registration.ts';
import { withdrawalForm } from './withdrawal.ts';

/** Every form of the site. Any page with a contact card uses the first. */
export const forms = [contactForm, registrationForm, accountDeletionForm, withdrawalForm] as const satisfies readonly Form[];
