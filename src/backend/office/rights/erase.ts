import { and, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { normaliseEmail } from '#forms/answers.ts';
import { deleteRegistrationsAndPayments } from '../../bookings/payment/money-of.ts';
import type { Erasure } from '../../database/backup/erasure-journal.ts';
import type { Transaction } from '../../database/database.ts';
import { concludedStatuses, type RegistrationStatus } from '../../database/registration-status.ts';
import { contactMessages, outgoingMails, personRequests, registrations } from '../../database/schema.ts';
import { fieldsDeletedOnRequest } from '../../database/secrets/kept-for.ts';
import { generateReference, keyedDigest } from '../../database/secrets/secrets.ts';
import { endBookingsWithSeat } from '../../flows/ending/end-registrations.ts';
import { bookingNumberText } from '../bookings/booking-columns.ts';
import { emailAddress, wholeNumber } from '../command/argument-values.ts';
import { defineOfficeCommand, type Office } from '../command/command.ts';
import type { Column, Row } from '../command/command-result.ts';
import type { LocalizedText } from '../command/localized-text.ts';
import {
  type BookingOfPerson,
  deleteRowsById,
  findPersonalData,
  lastDayOfRetention,
  type PersonalData,
} from './find-personal-data.ts';

/** What a request for deletion does to a booking. */
type ErasureOutcome = 'deleted' | 'reduced' | 'kept';

const erasureOutcomeTexts = {
  deleted: { pl: 'usunięte', en: 'deleted' },
  reduced: { pl: 'zostaje tylko to, co nakazuje prawo', en: 'only what a law demands stays' },
  kept: {
    pl: 'zostaje w całości: umowa lub rozliczenie trwa',
    en: 'is kept: the contract or its settlement is not finished',
  },
} as const satisfies Readonly<Record<ErasureOutcome, LocalizedText>>;

const whatWords = {
  booking: { pl: 'zgłoszenie', en: 'booking' },
  message: { pl: 'wiadomość', en: 'message' },
  mail: { pl: 'wysłany e-mail', en: 'mail sent' },
  waiting: { pl: 'e-mail do wysłania', en: 'mail to be sent' },
  'account-deletion': { pl: 'prośba o usunięcie', en: 'request for deletion' },
  withdrawal: { pl: 'oświadczenie o odstąpieniu', en: 'statement of withdrawal' },
} as const;

const columns: Column[] = [
  { key: 'what', title: { pl: 'co', en: 'what' }, labels: whatWords },
  { key: 'number', title: { pl: 'nr', en: 'no.' } },
  {
    key: 'outcome',
    title: { pl: 'co się z tym dzieje', en: 'what happens to it' },
    labels: {
      ...erasureOutcomeTexts,
      proof: { pl: 'zostaje jako dowód odpowiedzi', en: 'stays as proof of the answer' },
    },
  },
  { key: 'until', title: { pl: 'do kiedy zostaje', en: 'stays until' } },
];

export const erase = defineOfficeCommand({
  summary: {
    pl: 'usuwa dane o adresie e-mail; pokazuje, co musi zostać i do kiedy',
    en: 'deletes the personal data of an e-mail address; shows which data must stay, and until when',
  },
  shape: { email: emailAddress, request: wholeNumber.optional(), yes: z.literal(true).optional() },
  words: {
    email: { means: { pl: 'adres e-mail osoby', en: 'e-mail address of the person' } },
    request: { means: { pl: 'numer prośby, do dziennika', en: 'number of the request, for the journal' } },
    yes: {
      means: { pl: 'tak, usuń (bez tego tylko pokazuje)', en: 'yes, delete (else it is only shown)' },
      takes: 'nothing',
    },
  },
  operands: ['email'],
  journal: ['request', 'yes'],
  named: true,
  run: async (office, { email, yes }) => {
    // The journal comes first: data must not be deleted unless a restore would know of it.
    if (yes) await office.erasures.add(erasureOf(office, email));
    const rows = await office.database.transaction(async (transaction) => {
      const data = await findPersonalData(office, transaction, email, { locked: yes === true });
      if (yes) await carryOut(office, transaction, data);
      return rowsOf(data, office);
    });
    return {
      kind: 'list',
      title: yes
        ? { pl: 'Usunięto', en: 'Deleted' }
        : { pl: 'Niczego nie usunięto; z --yes stanie się to', en: 'No data were deleted; with --yes this happens' },
      columns,
      rows,
    };
  },
});

const todayOf = ({ now }: Office): string => formatCivilDate(warsawDate(now));

/** Whether the person has a valid contract, whose mails must still be sent. */
const isBound = (bookings: readonly BookingOfPerson[], office: Office): boolean =>
  bookings.some((one) => outcomeOf(one, todayOf(office)) === 'kept');

const rowsOf = ({ bookings, messages, requests, mails }: PersonalData, office: Office): Row[] => [
  ...bookings.map((one) => {
    const outcome = outcomeOf(one, todayOf(office));
    const until = { deleted: null, reduced: 'demanded', kept: 'all' } as const;
    const what = until[outcome];
    return {
      what: 'booking',
      number: bookingNumberText(one.registration),
      outcome,
      until: what === null ? null : lastDayOfRetention(one.term, what),
    };
  }),
  ...messages.map(({ id }) => ({ what: 'message', number: id, outcome: 'deleted', until: null })),
  ...mails.map(({ id, state }) => ({
    what: state === 'waiting' ? 'waiting' : 'mail',
    number: id,
    outcome: state === 'waiting' && isBound(bookings, office) ? 'kept' : 'deleted',
    until: null,
  })),
  ...requests.map(({ id, kind }) => ({ what: kind, number: id, outcome: 'proof', until: null })),
];

const erasureOf = ({ now, secrets }: Office, email: string): Erasure => ({
  at: new Date(now).toISOString(),
  person: keyedDigest(secrets.digestKey, normaliseEmail(email)),
});

/** Deletes the personal data of an address, without a line in the journal of erasures. */
export const eraseDataOfEmail = async (office: Office, transaction: Transaction, email: string): Promise<void> =>
  carryOut(office, transaction, await findPersonalData(office, transaction, email, { locked: true }));

/**
 * Deletes rows or removes personal data from them. A booking that is kept names its person only as far as a law demands; a booking
 * without a contract loses its seat.
 */
const carryOut = async (office: Office, transaction: Transaction, data: PersonalData): Promise<void> => {
  const today = todayOf(office);
  const withOutcome = (outcome: ReturnType<typeof outcomeOf>): readonly BookingOfPerson[] =>
    data.bookings.filter((one) => outcomeOf(one, today) === outcome);
  const deleted = withOutcome('deleted');
  const unbound = [...deleted, ...withOutcome('reduced')].filter(({ registration }) =>
    withoutDuty.includes(registration.status),
  );
  await endBookingsWithSeat(office, transaction, { found: unbound, now: office.now });
  await deleteRegistrationsAndPayments(
    transaction,
    deleted.map(({ registration }) => registration.reference),
  );
  await deleteRowsById(
    transaction,
    contactMessages,
    data.messages.map(({ id }) => id),
  );
  await deleteRowsById(
    transaction,
    outgoingMails,
    data.mails.filter(({ state }) => state !== 'waiting' || !isBound(data.bookings, office)).map(({ id }) => id),
  );
  for (const { registration } of withOutcome('reduced')) await reduce(transaction, registration.id);
  const open = data.requests.filter(({ kind, answeredAt }) => kind === 'account-deletion' && answeredAt === null);
  if (open.length === 0) return;
  await transaction
    .update(personRequests)
    .set({ answeredAt: new Date(office.now), answeredBy: office.who, outcome: 'erase' })
    .where(
      and(
        eq(personRequests.kind, 'account-deletion'),
        inArray(
          personRequests.id,
          open.map(({ id }) => id),
        ),
      ),
    );
};

const reduce = async (transaction: Transaction, id: number): Promise<void> => {
  const going = sql.join(
    fieldsDeletedOnRequest('registration').map((field) => sql`${field}::text`),
    sql` - `,
  );
  await transaction
    .update(registrations)
    .set({
      person: sql`${registrations.person} - ${going}`,
      emailDigest: generateReference(),
      pairCode: null,
      note: null,
    })
    .where(eq(registrations.id, id));
};

/** States of bookings that are not binding, or whose contract was not concluded. */
const withoutDuty: readonly RegistrationStatus[] = ['enquiry', 'waitlisted', 'offered', 'unconfirmed', 'expired'];
/** Whether a payment is open, a refund is due, or money waits until the person has chosen another date. */
const isUnsettled = ({ registration, term, money, paying }: BookingOfPerson): boolean =>
  paying ||
  (registration.status === 'unconfirmed' && money.kept > 0) ||
  money.refunds.some(({ state }) => state !== 'done') ||
  (term.cancelledAt !== null && money.kept > 0);

/** What a request for deletion does to a booking on a day (`YYYY-MM-DD`): the money is checked first, then the contract. */
const outcomeOf = (data: BookingOfPerson, today: string): ErasureOutcome => {
  const { registration, term, money } = data;
  const { status } = registration;
  if (isUnsettled(data)) return 'kept';
  if (withoutDuty.includes(status) && money.payments.length === 0) return 'deleted';
  return concludedStatuses.includes(status) && term.dateStart >= today ? 'kept' : 'reduced';
};
