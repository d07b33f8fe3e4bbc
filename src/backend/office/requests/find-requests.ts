import { and, asc, eq, isNull } from 'drizzle-orm';
import { addMonths, formatCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { normaliseEmail } from '#forms/answers.ts';
import { parseTypedBooking } from '#forms/booking-number.ts';
import { parameters } from '#generated/rules/parameters.ts';
import { findRegistration } from '../../bookings/find-registration.ts';
import type { FoundRegistration, StoredRegistration } from '../../bookings/registration.ts';
import { lastWithdrawalDay } from '../../bookings/withdrawal-period.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { personRequests } from '../../database/schema.ts';
import { bookingNumberText, personFieldText } from '../bookings/booking-columns.ts';
import type { Column, Row } from '../command/command-result.ts';
import { fillLocalizedText } from '../command/localized-text.ts';
import { OfficeError } from '../command/office-error.ts';
import { quarantineTexts } from './find-messages.ts';

export type StoredRequest = typeof personRequests.$inferSelect;
type Kind = StoredRequest['kind'];

/** Requests of a kind, in the order of arrival. */
export const findPersonRequests = (
  database: Database | Transaction,
  kind: Kind,
  wanted: 'unanswered' | 'all',
): Promise<StoredRequest[]> =>
  database
    .select()
    .from(personRequests)
    .where(and(eq(personRequests.kind, kind), wanted === 'all' ? undefined : isNull(personRequests.answeredAt)))
    .orderBy(asc(personRequests.id));

export const getPersonRequest = async (database: Database | Transaction, id: number): Promise<StoredRequest> => {
  const [request] = await database.select().from(personRequests).where(eq(personRequests.id, id));
  if (request !== undefined) return request;
  throw new OfficeError(
    fillLocalizedText(
      {
        pl: 'Nie ma sprawy {id}. Numery pokazują: npm run office -- requests oraz statements',
        en: 'There is no request {id}. The numbers are shown by: npm run office -- requests, and statements',
      },
      { id },
    ),
  );
};

/** The last day on which a request may be answered in time. */
const answerUntil = (receivedAt: Date): string =>
  formatCivilDate(addMonths(warsawDate(receivedAt.getTime()), parameters.requestAnswerMonths));

export const requestColumns: Column[] = [
  { key: 'number', title: { pl: 'nr', en: 'no.' } },
  { key: 'receivedAt', title: { pl: 'wpłynęła', en: 'received' }, unit: 'instant' },
  { key: 'answerUntil', title: { pl: 'odpowiedzieć do', en: 'answer until' } },
  { key: 'email', title: { pl: 'e-mail', en: 'e-mail' } },
  { key: 'held', title: { pl: 'wstrzymana', en: 'quarantined' }, labels: quarantineTexts },
  { key: 'answeredAt', title: { pl: 'załatwiona', en: 'settled' }, unit: 'instant' },
  { key: 'answeredBy', title: { pl: 'załatwił(a)', en: 'settled by' } },
  { key: 'outcome', title: { pl: 'wynik', en: 'outcome' } },
];

export const requestRow = ({
  id,
  content,
  receivedAt,
  quarantine,
  answeredAt,
  answeredBy,
  outcome,
}: StoredRequest): Row => ({
  number: id,
  receivedAt: receivedAt.toISOString(),
  answerUntil: answerUntil(receivedAt),
  email: personFieldText(content, 'email'),
  held: quarantine,
  answeredAt: answeredAt?.toISOString() ?? null,
  answeredBy,
  outcome,
});

/** Why a statement of withdrawal has not ended a booking, in words. */
export const misfits = {
  'no-booking': { pl: 'nie ma takiego zgłoszenia', en: 'there is no such booking' },
  'other-address': { pl: 'inny adres niż w zgłoszeniu', en: 'another address than that of the booking' },
  'too-late': { pl: 'po terminie', en: 'after its time' },
  open: { pl: 'zgłoszenie jeszcze trwa', en: 'the booking is still valid' },
} as const;

export interface Statement {
  readonly request: StoredRequest;
  readonly booking: StoredRegistration | undefined;
  readonly misfit: keyof typeof misfits;
}

/** Unsettled statements of withdrawal that have not ended a booking; the office must answer them. */
export const findUnsettledWithdrawals = async (database: Database): Promise<readonly Statement[]> => {
  const open = await findPersonRequests(database, 'withdrawal', 'unanswered');
  const statements = await Promise.all(
    open.map(async (request) => {
      const named = parseTypedBooking(personFieldText(request.content, 'reference'));
      const found = named === null ? undefined : await findRegistration(database, named);
      return { request, found };
    }),
  );
  return statements.flatMap(({ request, found }) => {
    const misfit = misfitOf(request, found);
    return misfit === undefined ? [] : [{ request, booking: found?.registration, misfit }];
  });
};

const misfitOf = (
  { content, receivedAt }: StoredRequest,
  found: FoundRegistration | undefined,
): keyof typeof misfits | undefined => {
  if (found === undefined) return 'no-booking';
  const { registration: booking } = found;
  const known = (['email', 'guardianEmail'] as const).map((field) =>
    normaliseEmail(personFieldText(booking.person, field)),
  );
  if (!known.includes(normaliseEmail(personFieldText(content, 'email')))) return 'other-address';
  if (booking.status === 'withdrawn') return undefined;
  const day = formatCivilDate(warsawDate(receivedAt.getTime()));
  return booking.choiceSince === null && day > (lastWithdrawalDay(found) ?? '') ? 'too-late' : 'open';
};

export const statementColumns: Column[] = [
  ...requestColumns.filter(({ key }) => key !== 'answerUntil'),
  { key: 'name', title: { pl: 'osoba', en: 'person' } },
  { key: 'reference', title: { pl: 'podany numer', en: 'reference given' } },
  { key: 'booking', title: { pl: 'zgłoszenie', en: 'booking' } },
  { key: 'misfit', title: { pl: 'dlaczego', en: 'why' }, labels: misfits },
];

export const statementRow = ({ request, booking, misfit }: Statement): Row => ({
  ...requestRow(request),
  name: personFieldText(request.content, 'name'),
  reference: personFieldText(request.content, 'reference'),
  booking: booking === undefined ? null : bookingNumberText(booking),
  misfit,
});
