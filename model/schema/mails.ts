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
  /** Facts that may be missing; a paragraph or list item that names a missing one is left out. */
  maybe: facts,
  carries: z.array(wordSchema(mailExtras, 'unknown-mail-word')),
  /** Set if the address may be unconfirmed: the limit on the number of such mails. They contain no words of the sender. */
  unconfirmed: wordSchema(mailLimits, 'unknown-mail-word').optional(),
  /**
   * Set if a late mail could say something that is no longer true. The mail is sent only while its booking is in one of these states, if
   * any are named, and while this fact is not past: an instant, a day, or a term that has not begun.
   */
  trueWhile: z.strictObject({ booking: z.array(wordSchema(storedStates, 'unknown-mail-word')), until: id.optional() }).optional(),
  source,
});

export type Mail = DeepReadonly<z.infer<typeof mailSchema>>;
