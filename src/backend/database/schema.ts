import { type Column, sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { type Locale, localeIds } from '#domain/locale.ts';
import type { PaymentMethod } from '#domain/money/payment-methods.ts';
import type { RegistrationAnswers } from '#forms/registration/requested-fields.ts';
import { bookingStates } from '#generated/data/booking-states.ts';
import type { MailKind } from '#generated/mails/mail-kinds.ts';
import type { RefundCourseState } from '#generated/rules/refund-course.ts';
import type { Term } from '#generated/schemas/shapes.ts';
import { statusColumn } from './registration-status.ts';

/** The highest number of an integer column. */
export const highestNumber = 2 ** 31 - 1;

export const instantColumn = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A check constraint: the column may contain only these words. */
const oneOf = (name: string, column: Column, words: readonly string[]) =>
  check(name, sql`${column} IN (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`);

/**
 * A term. `hours` is null where the hours are not known; `freePlaces` is null where the number of free seats is not known; every booked
 * seat lowers it.
 */
export const terms = pgTable(
  'term',
  {
    id: integer('id').primaryKey(),
    type: text('type').notNull(),
    client: text('client').notNull(),
    city: text('city').notNull(),
    dateStart: date('date_start', { mode: 'string' }).notNull(),
    hours: jsonb('hours').$type<{ pl: string; en: string }>(),
    freePlaces: integer('free_places'),
    /** How many entries were ever put on the reserve list; the next one gets this number plus one. */
    reserveCount: integer('reserve_count').notNull().default(0),
    booked: boolean('booked').notNull().default(false),
    demo: boolean('demo').notNull(),
    /** Free seats in the latest answer of the upstream calendar; null for a term of our own. */
    upstreamPlaces: integer('upstream_places'),
    /** When that answer was fetched; null for a term of our own. */
    upstreamFetchedAt: instantColumn('upstream_asked_at'),
    /** When the office cancelled the term, which cannot be booked from then on; null if it did not. */
    cancelledAt: instantColumn('cancelled_at'),
  },
  (table) => [index('term_search').on(table.type, table.city, table.dateStart)],
);

/** Why a form was quarantined: a bot may have sent it. Null in the database if it was not. */
export type QuarantineReason = 'unseen-field' | 'too-fast';
const quarantineColumn = () => text('held').$type<QuarantineReason>();

/** A message of the contact form. `answers` contains the answers by the fields of the form. */
export const contactMessages = pgTable('contact_message', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  receivedAt: instantColumn('received_at').notNull(),
  /** When the message was marked as answered, and by whom; null until then. */
  answeredAt: instantColumn('answered_at'),
  answeredBy: text('answered_by'),
  quarantine: quarantineColumn(),
  answers: jsonb('answers').$type<Record<string, unknown>>().notNull(),
});

/**
 * A registration. `person` contains the answers without the sensitive ones. `sensitive` contains those, encrypted; null if there are none,
 * and once they are deleted.
 */
export const registrations = pgTable(
  'registration',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** Unguessable; a person who has it may see the state and pay. */
    reference: text('reference').notNull().unique(),
    term: integer('term')
      .notNull()
      .references(() => terms.id),
    locale: text('locale').$type<Locale>().notNull(),
    /** Keyed digest of the normalised e-mail address. */
    emailDigest: text('email_digest').notNull(),
    status: statusColumn('status').notNull(),
    places: integer('places').notNull(),
    /** Serial number on the reserve list of the term, from 1; null unless the booking waits there. */
    reserveNumber: integer('reserve_number'),
    /** Grosze, computed by the server, not taken from the form; null without an order. */
    price: integer('price'),
    /** The end of the statutory withdrawal period, whatever the day of the course; null until the contract is concluded. */
    withdrawalUntil: date('withdrawal_until', { mode: 'string' }),
    person: jsonb('person').$type<RegistrationAnswers>().notNull(),
    sensitive: text('sensitive'),
    createdAt: instantColumn('created_at').notNull(),
    /** The term as the upstream calendar described it at the booking; null for a term of our own. */
    upstream: jsonb('told').$type<Term>(),
    /**
     * Last day for the payment, or for the order of an offer that was taken; null while neither is awaited. Kept once the booking is paid
     * or has ended.
     */
    payUntil: date('pay_until', { mode: 'string' }),
    /** The code that this person hands to a second person, who then pays less; null for a booking that does not get one. */
    pairCode: text('pair_code').unique(),
    /** Reference of the first person of the pair, for the person who got the discount as the second; null for any other. */
    pairOf: text('pair_of'),
    /** The booking number that people use: see `src/domain/identifiers/booking-number.ts`. */
    number: text('number').notNull().unique(),
    /**
     * Until when an unconfirmed or offered seat is held; null once it is confirmed or taken, and if it was never held. Kept once the
     * booking has ended.
     */
    heldUntil: instantColumn('held_until'),
    /**
     * Keyed digest of the network that holds a seat without having confirmed it; null for any other booking, for the server’s own machine,
     * and after `networkDigestDays`.
     */
    network: text('network'),
    /**
     * Whether another registration occupies the address (`email-taken`), for this term or as the address of another person: its owner
     * learns that by mail, the sender of the form does not.
     */
    duplicate: boolean('duplicate').notNull().default(false),
    /**
     * Whether the address may have one seat only; false for a child with its guardian’s address, and for second and further bookings of an
     * address on one term from before migration 0013 introduced this limit.
     */
    ownAddress: boolean('own_address').notNull().default(true),
    /**
     * Since when the person may choose between the new date and a refund, because we changed the date; null if we did not, and once they
     * have chosen.
     */
    choiceSince: instantColumn('choice_since'),
    /** Notes of the office, one line per entry with day and author; null if there are none. */
    note: text('note'),
  },
  (table) => [
    index('registration_person').on(table.term, table.emailDigest),
    uniqueIndex('registration_one_place')
      .on(table.term, table.emailDigest)
      .where(sql`own_address AND status IN ('pay', 'failed', 'paid', 'completed')`),
    unique('registration_reserve').on(table.term, table.reserveNumber),
    index('registration_pair_of').on(table.pairOf),
    index('registration_pay_until').on(table.payUntil).where(sql`status IN ('offered', 'pay', 'failed')`),
    index('registration_held_until').on(table.heldUntil).where(sql`held_until IS NOT NULL`),
    foreignKey({
      columns: [table.pairOf],
      foreignColumns: [table.reference],
      name: 'registration_pair_of_fk',
    }).onDelete('set null'),
    oneOf('registration_locale_check', table.locale, localeIds),
    oneOf(
      'registration_status_check',
      table.status,
      bookingStates.map(({ stored }) => stored),
    ),
    check('registration_places_check', sql`${table.places} > 0`),
    check('registration_reserve_number_check', sql`${table.reserveNumber} > 0`),
    check('registration_price_check', sql`${table.price} >= 0`),
    check('registration_reserve_check', sql`${table.reserveNumber} IS NULL OR ${table.status} = 'sent'`),
  ],
);

const personRequestKinds = ['account-deletion', 'withdrawal'] as const;

/** Requests by persons: to delete their data, or to withdraw from a contract. */
export const personRequests = pgTable(
  'person_request',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    kind: text('kind').$type<(typeof personRequestKinds)[number]>().notNull(),
    content: jsonb('content').$type<Record<string, unknown>>().notNull(),
    receivedAt: instantColumn('received_at').notNull(),
    /** When the office settled the request, who did, and how; null until then. */
    answeredAt: instantColumn('answered_at'),
    answeredBy: text('answered_by'),
    outcome: text('outcome'),
    quarantine: quarantineColumn(),
  },
  (table) => [oneOf('person_request_kind_check', table.kind, personRequestKinds)],
);

/** An `outdated` mail is not sent, because it was no longer true when it was due. */
const mailStates = ['waiting', 'sent', 'dead', 'outdated'] as const;
export type MailState = (typeof mailStates)[number];

/** The outbox: mails with their facts, and whether they were sent. */
export const outgoingMails = pgTable(
  'outgoing_mail',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** Local part of the Message-ID, the same for every attempt to send the mail. */
    messageId: text('message_id').notNull().unique(),
    kind: text('kind').$type<MailKind>().notNull(),
    /** Null for a mail to the office, whose address is a setting. */
    recipient: text('recipient'),
    locale: text('locale').$type<Locale>().notNull(),
    /** What fills the placeholders of the text; emptied when the mail is sent. */
    facts: jsonb('facts').$type<Record<string, unknown>>().notNull(),
    /** Key of a mail that may be stored only once; null for a mail that may be stored again. */
    once: text('once').unique(),
    createdAt: instantColumn('created_at').notNull().defaultNow(),
    /**
     * When the mail is due next, or when the lease of its worker ends; null if a waiting mail is due at once, and for a mail that is not
     * waiting.
     */
    dueAt: instantColumn('due_at'),
    attempts: integer('attempts').notNull().default(0),
    state: text('state').$type<MailState>().notNull().default('waiting'),
    /**
     * The code of the last failure, null if the last attempt did not fail; not the words of the mail server, which may quote an address.
     */
    fault: text('fault'),
    /** Null until the mail is sent. */
    sentAt: instantColumn('sent_at'),
    /**
     * For the daily limits of mails to unconfirmed addresses: the normalised recipient without its `+tag`; null for any other mail, and
     * after `networkDigestDays`.
     */
    mailbox: text('mailbox'),
    /** For the same limits: keyed digest of the network that caused the mail; null also for the server’s own machine. */
    sender: text('sender'),
  },
  (table) => [
    oneOf('outgoing_mail_state_check', table.state, mailStates),
    index('outgoing_mail_due').on(table.dueAt).where(sql`state = 'waiting'`),
    index('outgoing_mail_mailbox').on(table.mailbox).where(sql`mailbox IS NOT NULL`),
    index('outgoing_mail_sender').on(table.sender).where(sql`sender IS NOT NULL`),
  ],
);

/** Answers of requests with an idempotency key, verbatim, for replays; `digest` is keyed, since the body may contain a PESEL. */
export const storedAnswers = pgTable(
  'stored_answer',
  {
    call: text('call').notNull(),
    key: text('key').notNull(),
    digest: text('digest').notNull(),
    answer: json('answer').$type<unknown>().notNull(),
    storedAt: instantColumn('stored_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.call, table.key] })],
);

/** The journal of the office: who ran which command, when, and about which number or reference; no personal data. */
export const officeJournal = pgTable('office_journal', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  who: text('who').notNull(),
  at: instantColumn('at').notNull(),
  command: text('command').notNull(),
  about: text('about').notNull(),
  /** How the command ended; null while it runs, and after a crash. */
  outcome: text('outcome').$type<'done' | 'refused' | 'failed'>(),
});

/** Every access to encrypted data: who, when, why, and to which term or booking. */
export const officeAccess = pgTable('office_access', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  who: text('who').notNull(),
  at: instantColumn('at').notNull(),
  command: text('command').notNull(),
  reason: text('reason').notNull(),
  about: text('about').notNull(),
  /** Number of people whose data were decrypted. */
  people: integer('people').notNull(),
});

const paymentStatuses = ['started', 'succeeded', 'failed', 'abandoned'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const payments = pgTable(
  'payment',
  {
    /**
     * Our unguessable id of the payment; the provider calls it the session. For a payment by a link from the provider’s panel, the
     * provider’s id.
     */
    session: text('session').primaryKey(),
    /**
     * Null for money without a booking, such as a payment by a link from the provider’s panel. The foreign key is checked only at the end
     * of the transaction (DEFERRABLE INITIALLY DEFERRED, in migration 0012): a booking may be deleted only if its payments are deleted too
     * or a new booking has its reference by then.
     */
    registration: text('registration').references(() => registrations.reference),
    /** Grosze: the requested amount; once the payment succeeded, the received one. */
    amount: integer('amount').notNull(),
    status: text('status').$type<PaymentStatus>().notNull(),
    createdAt: instantColumn('created_at').notNull(),
    method: text('way').$type<PaymentMethod>().notNull(),
    /** The provider’s own number of the payment; null until money has arrived, and for a transfer. */
    providerOrder: text('provider_order'),
    /** Day on which a transfer arrived; null for a payment through the provider. */
    receivedOn: date('received_on', { mode: 'string' }),
    /** When the provider was last asked for the state of the payment; null if it never was. */
    queriedAt: instantColumn('asked_at'),
  },
  (table) => [
    check('payment_amount_check', sql`${table.amount} > 0`),
    oneOf('payment_status_check', table.status, paymentStatuses),
    index('payment_registration').on(table.registration),
    index('payment_started').on(table.queriedAt).where(sql`status = 'started'`),
  ],
);

const refundStates = { due: 1, requested: 1, done: 1, failed: 1 } as const satisfies Record<
  RefundCourseState['state'],
  1
>;
export type RefundState = keyof typeof refundStates;

/** A refund of one payment. */
export const refunds = pgTable(
  'refund',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    payment: text('payment')
      .notNull()
      .references(() => payments.session, { onDelete: 'cascade' }),
    /** Grosze. */
    amount: integer('amount').notNull(),
    state: text('state').$type<RefundState>().notNull(),
    /**
     * Our id of the refund at the provider: a new one for each order, unless the provider knows the previous one and has not refused it.
     * For a refund made in the provider’s panel, the id that the provider reports for it.
     */
    request: text('request').notNull().unique(),
    /** The id in the provider’s list of refunds, for a refund made in its panel; null for one of ours. */
    outside: text('outside'),
    createdAt: instantColumn('created_at').notNull(),
    changedAt: instantColumn('changed_at').notNull(),
  },
  (table) => [
    oneOf('refund_state_check', table.state, Object.keys(refundStates)),
    index('refund_payment').on(table.payment),
    index('refund_open').on(table.id).where(sql`state <> 'done'`),
  ],
);

/** The ids of the encryption keys that this database has been used with; never the keys themselves. */
export const encryptionKeys = pgTable('encryption_key', {
  id: text('id').primaryKey(),
  usedSince: timestamp('used_since', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
});

/**
 * The token bucket of each client, shared by all servers of the database; each write moves `until` one interval of the rate ahead, at most
 * to `burst` intervals ahead of the clock.
 */
export const writeLimits = pgTable(
  'write_limit',
  {
    /** Keyed digest of the client's address. */
    client: text('client').primaryKey(),
    /** Milliseconds since 1970-01-01T00:00Z. */
    until: bigint('until', { mode: 'number' }).notNull(),
  },
  (table) => [index('write_limit_until').on(table.until)],
);

/** The last day for which each part of the daily work was done, so that one server does it for all. */
export const dailyWork = pgTable('daily_work', {
  name: text('name').primaryKey(),
  doneFor: date('done_for', { mode: 'string' }).notNull(),
});
