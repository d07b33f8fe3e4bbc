import { bookingMails } from './booking-mails.ts';
import { changeMails } from './change-mails.ts';
import { paymentMails } from './payment-mails.ts';

/** Every automatic mail of the site. */
export const mails = [...bookingMails, ...paymentMails, ...changeMails] as const;

export type MailId = (typeof mails)[number]['id'];
