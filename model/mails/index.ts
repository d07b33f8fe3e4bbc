import { bookingMails } from './booking-mails.ts';
import { changeMails } from './change-mails.ts';
import { paymentMails } from './payment-mails.ts';

/** Every automatic mail of the site. */
export const mails = [...bookingMails, ...paymentMails, ...changeMails] as const;

type Mail = (typeof mails)[number];
export type MailId = Mail['id'];

type KeyOf<Facts> = Facts extends unknown ? keyof Facts & string : never;
/** What some mail is given when it is sent. */
export type MailFact = KeyOf<Mail['facts']> | KeyOf<Mail['maybe']>;
