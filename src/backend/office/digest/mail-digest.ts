import { and, eq, lt, max } from 'drizzle-orm';
import { formatCivilDate, parseCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import type { Locale } from '#domain/locale.ts';
import { outgoingMails } from '../../database/schema.ts';
import { queueMail } from '../../outbox/queue-mail.ts';
import type { Office } from '../command/command.ts';
import type { List } from '../command/command-result.ts';
import { formatResultCell } from '../print/shown-value.ts';
import { gatherDigest } from './gather-digest.ts';

/** The language of the office. */
const locale: Locale = 'pl';

/** The largest number of rows of a list in the mail; the command `digest` shows all. */
const mostLines = 100;

/**
 * A line for each of the first hundred rows, with the named columns; null for a list without rows. The mail does not say who somebody is.
 */
const linesOf = ({ columns, rows }: List, ...keys: readonly string[]): string | null => {
  const shown = columns.filter(({ key }) => keys.includes(key));
  const lines = rows.slice(0, mostLines).map((row) =>
    shown
      .map((column) => ({ title: column.title[locale], value: formatResultCell(column, row, locale) }))
      .filter(({ value }) => value !== '')
      .map(({ title, value }) => `${title}: ${value}`)
      .join(', '),
  );
  const more = rows.length - lines.length;
  if (more > 0) lines.push(`… i jeszcze ${more}: npm run office -- digest`);
  return lines.length === 0 ? null : lines.join('\n');
};

const onceOf = (day: string): string => `office-digest ${day}`;

/** The day of the last digest before today, if at least one whole day since had none; otherwise null. */
const lastWorkBefore = async ({ database, now }: Pick<Office, 'database' | 'now'>): Promise<string | null> => {
  const today = warsawDate(now);
  const [last] = await database
    .select({ once: max(outgoingMails.once) })
    .from(outgoingMails)
    .where(and(eq(outgoingMails.kind, 'office-digest'), lt(outgoingMails.once, onceOf(formatCivilDate(today)))));
  const day = parseCivilDate(last?.once?.slice(onceOf('').length) ?? '');
  return day === null || day >= today - 1 ? null : formatCivilDate(day);
};

/** Stores the digest of the day for the office, once. */
export async function mailDailyDigest(
  office: Pick<Office, 'database' | 'now' | 'catalogue' | 'calendar'>,
): Promise<void> {
  const { day, lists } = await gatherDigest(office);
  await queueMail(office.database, {
    kind: 'office-digest',
    to: null,
    locale,
    once: onceOf(day),
    facts: {
      day,
      newBookings: lists.newBookings.rows.length,
      unpaid: lists.unpaid.rows.length,
      reserveList: lists.reserve.rows.length,
      withdrawals: lists.statements.rows.length,
      refunds: lists.refunds.rows.length,
      choosing: lists.choosing.rows.length,
      messages: lists.messages.rows.length,
      heldMessages: lists.heldMessages.rows.length,
      requests: lists.requests.rows.length,
      deadLetters: lists.deadLetters.rows.length,
      lastWork: await lastWorkBefore(office),
      tomorrow: linesOf(lists.tomorrow, 'course', 'city', 'hours', 'taken'),
      noStreet: linesOf(lists.noStreet, 'term', 'date', 'course', 'city', 'taken'),
      messageList: linesOf(lists.messages, 'number', 'receivedAt'),
      refundList: linesOf(lists.refunds, 'number', 'amount', 'state', 'until'),
      unmatchedList: linesOf(lists.unmatchedPayments, 'payment', 'amount', 'receivedAt'),
      requestList: linesOf(lists.requests, 'number', 'answerUntil'),
      deadLetterList: linesOf(lists.deadLetters, 'number', 'kind', 'fault'),
      changedList: linesOf(lists.changedTerms, 'term', 'type', 'agreed', 'now', 'bookings'),
      unreadList: linesOf(lists.unreadTerms, 'type', 'field', 'number'),
    },
  });
}
