import { and, asc, count, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { millisecondsPerDay } from '#domain/dates/durations.ts';
import { parameters } from '#generated/rules/parameters.ts';
import type { Database } from '../database/database.ts';
import { outgoingMails } from '../database/schema.ts';
import type { StoredMail } from './render/render-mail.ts';

/** Milliseconds for which a claimed mail belongs to its server; longer than sending it can take. */
export const lease = 120_000;

/**
 * At-least-once delivery: claims the next due mail, if there is one, so that no other server takes it. If the server stops before the
 * mail is sent, the mail is due again after the lease.
 */
export async function claimNextMail(database: Database, now: number): Promise<StoredMail | undefined> {
  const next = database
    .select({ id: outgoingMails.id })
    .from(outgoingMails)
    .where(
      and(eq(outgoingMails.state, 'waiting'), or(isNull(outgoingMails.dueAt), lte(outgoingMails.dueAt, new Date(now)))),
    )
    .orderBy(asc(outgoingMails.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [taken] = await database
    .update(outgoingMails)
    .set({ attempts: sql`${outgoingMails.attempts} + 1`, dueAt: new Date(now + lease), fault: null })
    .where(sql`${outgoingMails.id} = (${next})`)
    .returning();
  return taken;
}

/** Matches the mail only if it was not claimed again since. */
const asClaimed = ({ id, attempts }: StoredMail) =>
  and(eq(outgoingMails.id, id), eq(outgoingMails.attempts, attempts), eq(outgoingMails.state, 'waiting'));

/** Marks a mail as sent and deletes its facts, which are in the mail and in the records that it was about. */
export async function markMailSent(database: Database, mail: StoredMail, now: number): Promise<void> {
  await database
    .update(outgoingMails)
    .set({ state: 'sent', sentAt: new Date(now), facts: {}, dueAt: null, fault: null })
    .where(asClaimed(mail));
}

/** Marks a mail that is no longer true as `outdated`, so that it is not sent; its facts are in the records that it was about. */
export async function markMailOutdated(database: Database, mail: StoredMail): Promise<void> {
  await database
    .update(outgoingMails)
    .set({ state: 'outdated', facts: {}, dueAt: null, fault: null })
    .where(asClaimed(mail));
}

/** Milliseconds until the next attempt: exponential backoff. */
export const retryDelayOfMail = (attempts: number): number => parameters.mailRetryDelay * 2 ** (attempts - 1);

/**
 * Schedules the next attempt for a failed mail, with exponential backoff; after `mailAttempts` attempts the mail is a dead letter that
 * waits for a person.
 */
export async function markMailFailed(
  database: Database,
  mail: StoredMail,
  failure: { readonly fault: string; readonly forEver: boolean; readonly now: number },
): Promise<'waiting' | 'dead'> {
  const { fault, forEver, now } = failure;
  const state = forEver || mail.attempts >= parameters.mailAttempts ? 'dead' : 'waiting';
  await database
    .update(outgoingMails)
    .set({ state, fault, dueAt: state === 'dead' ? null : new Date(now + retryDelayOfMail(mail.attempts)) })
    .where(asClaimed(mail));
  return state;
}

/** Deletes mails `sentMailDays` days after they were stored, sent or not. */
export async function deleteOldMails(database: Database, now: number): Promise<void> {
  const before = new Date(now - parameters.sentMailDays * millisecondsPerDay);
  await database.delete(outgoingMails).where(lt(outgoingMails.createdAt, before));
}

/** A mail that could not be delivered: its recipient, and the code of the fault. */
type DeadLetter = Pick<typeof outgoingMails.$inferSelect, 'id' | 'kind' | 'recipient' | 'createdAt' | 'fault'>;

export const listDeadLetters = (database: Database): Promise<DeadLetter[]> =>
  database
    .select({
      id: outgoingMails.id,
      kind: outgoingMails.kind,
      recipient: outgoingMails.recipient,
      createdAt: outgoingMails.createdAt,
      fault: outgoingMails.fault,
    })
    .from(outgoingMails)
    .where(eq(outgoingMails.state, 'dead'))
    .orderBy(asc(outgoingMails.id));

/** How many mails wait to be sent, and how many could not be delivered. */
export const countUnsentMails = async (
  database: Database,
): Promise<{ readonly waiting: number; readonly dead: number }> => {
  const rows = await database
    .select({ state: outgoingMails.state, found: count() })
    .from(outgoingMails)
    .where(inArray(outgoingMails.state, ['waiting', 'dead']))
    .groupBy(outgoingMails.state);
  const of = (state: string): number => rows.find((row) => row.state === state)?.found ?? 0;
  return { waiting: of('waiting'), dead: of('dead') };
};

/** Queues one dead mail or all of them again, with a fresh number of attempts. Returns how many. */
export const requeueDeadMails = async (database: Database, id: number | 'all'): Promise<number> => {
  const named = id === 'all' ? undefined : eq(outgoingMails.id, id);
  const revived = await database
    .update(outgoingMails)
    .set({ state: 'waiting', attempts: 0, dueAt: null })
    .where(and(named, eq(outgoingMails.state, 'dead')))
    .returning({ id: outgoingMails.id });
  return revived.length;
};
