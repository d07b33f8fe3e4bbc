import { eq, gte, isNull, lte } from 'drizzle-orm';
import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { millisecondsPerDay } from '#domain/dates/durations.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { findStreetOfClasses } from '#domain/places/street-of-classes.ts';
import { cities } from '#generated/data/cities.ts';
import { availabilityBadge } from '#generated/rules/availability-badge.ts';
import { parameters } from '#generated/rules/parameters.ts';
import type { Database } from '../../database/database.ts';
import { outgoingMails, registrations, terms } from '../../database/schema.ts';
import { checkUpstreamCalendar } from '../../terms/check-calendar.ts';
import { bookingColumns, bookingRow } from '../bookings/booking-columns.ts';
import {
  findBookings,
  findBookingsAwaitingChoice,
  findReserveListEntries,
  findUnpaidBookings,
  type ListedBooking,
} from '../bookings/find-bookings.ts';
import { listRefunds } from '../bookings/find-refunds.ts';
import { defineOfficeCommand, type Office } from '../command/command.ts';
import type { List } from '../command/command-result.ts';
import type { LocalizedText } from '../command/localized-text.ts';
import { listUnmatchedPayments } from '../money/unmatched-payments.ts';
import { findContactMessages, messageColumns, messageRow } from '../requests/find-messages.ts';
import {
  findPersonRequests,
  findUnsettledWithdrawals,
  requestColumns,
  requestRow,
  statementColumns,
  statementRow,
} from '../requests/find-requests.ts';
import { type CountedTerm, findTermsWithCounts, termColumns, termRow } from '../terms/find-office-terms.ts';

export const digest = defineOfficeCommand({
  summary: {
    pl: 'co dziś czeka na biuro (to samo przychodzi e-mailem)',
    en: 'what waits for the office today (also sent by mail)',
  },
  shape: {},
  words: {},
  run: async (office) => {
    const { day, lists } = await gatherDigest(office);
    return {
      kind: 'record',
      title: { pl: `Przegląd dnia ${day}`, en: `Digest of ${day}` },
      columns: [],
      row: { day },
      lists: { ...lists },
    };
  },
});

/** What the office must know today. A figure of the digest is the number of rows of its list. */
export interface Digest {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly lists: {
    readonly newBookings: List;
    readonly unpaid: List;
    readonly reserve: List;
    readonly statements: List;
    readonly refunds: List;
    readonly unmatchedPayments: List;
    readonly choosing: List;
    readonly messages: List;
    readonly heldMessages: List;
    readonly requests: List;
    readonly deadLetters: List;
    readonly tomorrow: List;
    readonly noStreet: List;
    readonly fewPlaces: List;
    readonly changedTerms: List;
    readonly unreadTerms: List;
  };
}

type Source = Pick<Office, 'database' | 'now' | 'catalogue' | 'calendar'>;

/** Reads everything that waits for the office. */
export const gatherDigest = async (office: Source): Promise<Digest> => {
  const { database, now, calendar, catalogue } = office;
  const day = (offset: number): string => formatCivilDate(warsawDate(now) + offset);
  const coming = await findComing(database, day(1), day(parameters.digestAheadDays));
  const recent = await findBookings(database, gte(registrations.createdAt, new Date(now - millisecondsPerDay)));
  const checked = await checkUpstreamCalendar(database, { calendar, lists: catalogue.lists, today: day(0) });
  const bookings = bookingLister(office);
  const dates = termLister(office);
  return {
    day: day(0),
    lists: {
      newBookings: bookings({ pl: 'Nowe zgłoszenia', en: 'New bookings' }, recent),
      unpaid: bookings(
        { pl: 'Zapłata na ostatnią chwilę', en: 'Payments nearly overdue' },
        await findUnpaidBookings(database, day(1)),
      ),
      reserve: bookings({ pl: 'Listy rezerwowe', en: 'Reserve lists' }, await findReserveListEntries(office)),
      statements: await statementList(database),
      refunds: await listRefunds(database),
      unmatchedPayments: await listUnmatchedPayments(database),
      choosing: bookings(
        { pl: 'Zmieniony termin, bez wyboru', en: 'Changed date, no choice yet' },
        await findBookingsAwaitingChoice(office),
      ),
      messages: await messageList(database, 'unanswered'),
      heldMessages: await messageList(database, 'held'),
      requests: await requestList(database),
      deadLetters: await deadLetters(database),
      tomorrow: dates(
        { pl: 'Kursy jutro', en: 'Courses tomorrow' },
        coming.filter(({ term }) => term.dateStart === day(1)),
      ),
      noStreet: dates(
        { pl: 'Terminy bez ulicy', en: 'Dates without a street' },
        coming.filter((one) => one.taken > 0 && !hasStreet(office, one)),
      ),
      fewPlaces: dates({ pl: 'Terminy z kilkoma miejscami', en: 'Terms with few places' }, coming.filter(isNearlyFull)),
      changedTerms: changedTerms(checked.changed),
      unreadTerms: unreadTerms(checked.unread),
    },
  };
};

const findComing = (database: Database, from: string, until: string): Promise<readonly CountedTerm[]> =>
  findTermsWithCounts(
    database,
    gte(terms.dateStart, from),
    lte(terms.dateStart, until),
    eq(terms.demo, false),
    isNull(terms.cancelledAt),
  );

const bookingLister =
  (office: Source) =>
  (title: LocalizedText, found: readonly ListedBooking[]): List => ({
    kind: 'list',
    title,
    columns: bookingColumns,
    rows: found.map((one) => bookingRow(one, office)),
  });

const termLister =
  (office: Source) =>
  (title: LocalizedText, found: readonly CountedTerm[]): List => ({
    kind: 'list',
    title,
    columns: termColumns,
    rows: found.map((one) => termRow(one, office)),
  });

const statementList = async (database: Database): Promise<List> => ({
  kind: 'list',
  title: { pl: 'Odstąpienia do sprawdzenia', en: 'Withdrawals to be checked' },
  columns: statementColumns,
  rows: (await findUnsettledWithdrawals(database)).map(statementRow),
});

const messageTitles = {
  unanswered: { pl: 'Wiadomości bez odpowiedzi', en: 'Messages without an answer' },
  held: { pl: 'Wiadomości wstrzymane', en: 'Messages in quarantine' },
} as const;

const messageList = async (database: Database, wanted: keyof typeof messageTitles): Promise<List> => ({
  kind: 'list',
  title: messageTitles[wanted],
  columns: messageColumns,
  rows: (await findContactMessages(database, wanted)).map(messageRow),
});

const requestList = async (database: Database): Promise<List> => ({
  kind: 'list',
  title: { pl: 'Prośby o usunięcie danych', en: 'Requests for deletion' },
  columns: requestColumns,
  rows: (await findPersonRequests(database, 'account-deletion', 'unanswered')).map(requestRow),
});

/** Whether the table of cities has the street of the classes; if not, the office must tell everybody who has booked. */
const hasStreet = ({ catalogue }: Source, { term }: CountedTerm): boolean =>
  findStreetOfClasses(cities, catalogue.cities.find(({ id }) => id === term.city)?.calendarId ?? null) !== null;

const isNearlyFull = ({ term: { freePlaces } }: CountedTerm): boolean => {
  const badge = availabilityBadge({ freePlaces }).value;
  return badge === 'onePlace' || badge === 'fewPlaces';
};

type CalendarCheck = Awaited<ReturnType<typeof checkUpstreamCalendar>>;

/** Terms of the owner's calendar that differ from what was agreed with the people who hold a seat. */
const changedTerms = (changed: CalendarCheck['changed']): List => ({
  kind: 'list',
  title: { pl: 'Terminy kalendarza inne, niż uzgodniono', en: 'Terms of the calendar that differ from the agreement' },
  columns: [
    { key: 'term', title: { pl: 'termin', en: 'term' } },
    { key: 'type', title: { pl: 'kurs', en: 'course' } },
    { key: 'agreed', title: { pl: 'uzgodniono', en: 'agreed' } },
    { key: 'now', title: { pl: 'teraz', en: 'now' } },
    { key: 'bookings', title: { pl: 'zapisy', en: 'bookings' } },
  ],
  rows: changed.map((one) => ({ ...one, now: one.now ?? '–' })),
});

/** Terms of the owner's calendar that no page shows, because they cannot be read. */
const unreadTerms = (unread: CalendarCheck['unread']): List => ({
  kind: 'list',
  title: { pl: 'Terminy z kalendarza, których nie da się odczytać', en: 'Terms of the calendar that cannot be read' },
  columns: [
    { key: 'type', title: { pl: 'kurs', en: 'course' } },
    { key: 'field', title: { pl: 'pole', en: 'field' } },
    { key: 'value', title: { pl: 'wartość', en: 'value' } },
    { key: 'number', title: { pl: 'ile', en: 'how many' } },
  ],
  rows: unread.map((one) => ({ ...one })),
});

/** Mails that could not be sent, with their kind and fault, never their text. */
const deadLetters = async (database: Database): Promise<List> => {
  const found = await database.select().from(outgoingMails).where(eq(outgoingMails.state, 'dead'));
  return {
    kind: 'list',
    title: { pl: 'Niewysłane e-maile', en: 'Mails that could not be sent' },
    columns: [
      { key: 'number', title: { pl: 'nr', en: 'no.' } },
      { key: 'kind', title: { pl: 'rodzaj', en: 'kind' } },
      { key: 'recipient', title: { pl: 'do kogo', en: 'to' } },
      { key: 'createdAt', title: { pl: 'powstał', en: 'made' }, unit: 'instant' },
      { key: 'fault', title: { pl: 'kod błędu', en: 'fault' } },
    ],
    rows: found.map(({ id, kind, recipient, createdAt, fault }) => ({
      number: id,
      kind,
      recipient,
      createdAt: createdAt.toISOString(),
      fault,
    })),
  };
};
