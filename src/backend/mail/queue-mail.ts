import { randomUUID } from 'node:crypto';
import type { Locale } from '#domain/locale.ts';
import { type MailFacts, type MailKind, mailKinds } from '#generated/mails/mail-kinds.ts';
import type { Database, Transaction } from '../database/open-database.ts';
import { outgoingMails } from '../database/schema.ts';

type RecipientOf<Kind extends MailKind> = (typeof mailKinds)[Kind]['to'] extends 'office' ? null : string;

/** A mail of one of the kinds of the model with its own facts. A mail for the office has no address: that is a setting. */
export type QueuedMail = {
  readonly [Kind in MailKind]: {
    readonly kind: Kind;
    readonly to: RecipientOf<Kind>;
    readonly locale: Locale;
    readonly facts: MailFacts[Kind];
    /** What the mail is about, such as `reminder 17`: a second one with the same words is passed over. */
    readonly once?: string;
  };
}[MailKind];

/** Stores a mail to be sent when the transaction is over; with the transaction it is undone. Facts that its kind does not have are left out. */
export async function queueMail(
  transaction: Transaction | Database,
  { kind, to, locale, facts, once }: QueuedMail,
): Promise<void> {
  const { facts: needed, maybe } = mailKinds[kind];
  const names = new Set([...Object.keys(needed), ...Object.keys(maybe)]);
  await transaction
    .insert(outgoingMails)
    .values({
      messageId: randomUUID(),
      kind,
      recipient: to,
      locale,
      facts: Object.fromEntries(Object.entries(facts).filter(([name]) => names.has(name))),
      once: once ?? null,
    })
    .onConflictDoNothing({ target: outgoingMails.once });
}
