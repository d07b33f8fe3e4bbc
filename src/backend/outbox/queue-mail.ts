import { randomUUID } from 'node:crypto';
import { and, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { Locale } from '#domain/locale.ts';
import { normaliseEmail } from '#forms/answers.ts';
import { type MailFacts, type MailKind, mailKinds } from '#generated/mails/mail-kinds.ts';
import { parameters } from '#generated/rules/parameters.ts';
import type { Database, Transaction } from '../database/database.ts';
import { outgoingMails } from '../database/schema.ts';

type Kinds = typeof mailKinds;
type RecipientOf<Kind extends MailKind> = Kinds[Kind]['to'] extends 'office' ? null : string;
type Limit = NonNullable<Kinds[MailKind]['unconfirmed']>;

/**
 * Who had a mail sent: the keyed digest of their network (null for the server's own machine), or `confirmed` if the address is confirmed.
 */
export type Sender = { readonly network: string | null } | 'confirmed';

/**
 * A mail of one of the kinds of the model, with the facts of its kind. A mail for the office has no address, which is a setting. A kind
 * that may go to an unconfirmed address has a `sender`.
 */
export type QueuedMail = {
  readonly [Kind in MailKind]: {
    readonly kind: Kind;
    readonly to: RecipientOf<Kind>;
    readonly locale: Locale;
    readonly facts: MailFacts[Kind];
    /** What the mail is about, such as `reminder 17`: a second mail with the same value is not stored. */
    readonly once?: string;
  } & (Kinds[Kind]['unconfirmed'] extends null ? unknown : { readonly sender: Sender });
}[MailKind];

const limits: Readonly<Record<Limit, { readonly perAddress: number; readonly perClient: number }>> = {
  receipt: { perAddress: parameters.receiptsPerAddress, perClient: parameters.receiptsPerClient },
  statement: { perAddress: parameters.receiptsPerAddress, perClient: parameters.receiptsPerClient },
  link: { perAddress: parameters.linksPerAddress, perClient: parameters.linksPerClient },
};

const counted = (limit: Limit): readonly MailKind[] =>
  Object.entries(mailKinds).flatMap(([kind, { unconfirmed }]) => (unconfirmed === limit ? [kind as MailKind] : []));

/** The mailbox of an address: addresses with different tags (`+tag`) share one, and one limit. */
const mailboxOf = (address: string): string => normaliseEmail(address).replace(/\+[^@]*(?=@)/, '');

interface Origin {
  readonly mailbox: string | null;
  readonly sender: string | null;
}

/** Whether the rate limit of such mails per day is reached. Concurrent checks wait for one another. */
const isLimited = async (transaction: Transaction | Database, limit: Limit, origin: Origin): Promise<boolean> => {
  const { perAddress, perClient } = limits[limit];
  const most = { mailbox: perAddress, sender: perClient };
  const names = (['mailbox', 'sender'] as const).filter((name) => origin[name] !== null);
  const locks = names.map((name) => sql`pg_advisory_xact_lock(hashtextextended(${`${name} ${origin[name]}`}, 0))`);
  await transaction.execute(sql`select ${sql.join(locks, sql`, `)}`);
  const sent = await transaction
    .select({ mailbox: outgoingMails.mailbox, sender: outgoingMails.sender })
    .from(outgoingMails)
    .where(
      and(
        or(...names.map((name) => eq(outgoingMails[name], origin[name] ?? ''))),
        inArray(outgoingMails.kind, [...counted(limit)]),
        gt(outgoingMails.createdAt, sql`now() - interval '24 hours'`),
      ),
    );
  return names.some((name) => sent.filter((mail) => mail[name] === origin[name]).length >= most[name]);
};

/**
 * Stores a mail, which is sent after the transaction and rolled back with it. Facts that its kind does not have are left out. A mail to
 * an unconfirmed address is not stored if too many went to this mailbox or were caused by this sender; the function then returns false.
 */
export async function storeMailWithinLimits(transaction: Transaction | Database, mail: QueuedMail): Promise<boolean> {
  const { kind, to, locale, facts, once } = mail;
  const { facts: needed, maybe, unconfirmed } = mailKinds[kind];
  const sender = 'sender' in mail ? mail.sender : 'confirmed';
  const origin =
    unconfirmed === null || sender === 'confirmed' || to === null
      ? { mailbox: null, sender: null }
      : { mailbox: mailboxOf(to), sender: sender.network };
  if (unconfirmed !== null && origin.mailbox !== null && (await isLimited(transaction, unconfirmed, origin)))
    return false;
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
      ...origin,
    })
    .onConflictDoNothing({ target: outgoingMails.once });
  return true;
}

/** Stores a mail; for callers that need not know whether a limit kept it from being stored. */
export async function queueMail(transaction: Transaction | Database, mail: QueuedMail): Promise<void> {
  void (await storeMailWithinLimits(transaction, mail));
}
