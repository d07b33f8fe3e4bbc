import { z } from 'zod';
import { mailExtras, mailFactTypes, mailLimits, mailRecipients } from '../mails/fact-texts.ts';
import { bookingStates } from '../rules/bookings/booking-states.ts';
import { type DeepReadonly, id, localizedSchema, text, wordSchema } from './base.ts';
import { source } from './source.ts';

const facts = z.record(id, wordSchema(mailFactTypes, 'unknown-mail-word'));

type StoredState = (typeof bookingStates)[number]['id'];
const storedStates = Object.fromEntries(bookingStates.map((row) => [row.id, row])) as Readonly<Record<StoredState, object>>;

/** An automatic mail of the site. Its text is in `content/<locale>/mails/<id>.md` and names its facts as arguments. */
export const mailSchema = z.strictObject({
  id,
  name: localizedSchema(text),
  to: wordSchema(mailRecipients, 'unknown-mail-word'),
  facts,
  /** Facts that may be missing: a paragraph or an item of a list that names one is then left out. */
  maybe: facts,
  carries: z.array(wordSchema(mailExtras, 'unknown-mail-word')),
  /** Set where the address may be unconfirmed: how many such mails are sent. They contain no word of the sender. */
  unconfirmed: wordSchema(mailLimits, 'unknown-mail-word').optional(),
  /**
   * Set where a mail that is late could say what is no longer so. It leaves only while its booking is in one of these states, if any
   * are named, and while this fact is not past: a moment, a day, or a date of a course that has not begun.
   */
  trueWhile: z.strictObject({ booking: z.array(wordSchema(storedStates, 'unknown-mail-word')), until: id.optional() }).optional(),
  source,
});

export type Mail = DeepReadonly<z.infer<typeof mailSchema>>;
