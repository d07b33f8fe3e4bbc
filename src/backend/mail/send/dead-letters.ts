import { and, asc, count, eq, ne } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { outgoingMails } from '../../database/schema.ts';

/** A mail that nobody got: to whom it should have gone, and the code of the fault. */
export type DeadLetter = Pick<typeof outgoingMails.$inferSelect, 'id' | 'kind' | 'recipient' | 'createdAt' | 'fault'>;

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

/** How many mails wait, and how many nobody got. */
export const countMails = async (database: Database): Promise<{ readonly waiting: number; readonly dead: number }> => {
  const rows = await database
    .select({ state: outgoingMails.state, found: count() })
    .from(outgoingMails)
    .where(ne(outgoingMails.state, 'sent'))
    .groupBy(outgoingMails.state);
  const of = (state: string): number => rows.find((row) => row.state === state)?.found ?? 0;
  return { waiting: of('waiting'), dead: of('dead') };
};

/** Has a dead mail tried once more from the beginning; whether there was one. */
export const reviveMail = async (database: Database, id: number): Promise<boolean> => {
  const revived = await database
    .update(outgoingMails)
    .set({ state: 'waiting', attempts: 0, dueAt: null })
    .where(and(eq(outgoingMails.id, id), eq(outgoingMails.state, 'dead')))
    .returning({ id: outgoingMails.id });
  return revived.length > 0;
};
