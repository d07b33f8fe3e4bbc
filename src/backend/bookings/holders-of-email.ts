import { and, asc, eq } from 'drizzle-orm';
import { parseCivilDate } from '#domain/dates/civil-date.ts';
import { type ClassTimes, classesOverlap } from '#domain/dates/class-overlap.ts';
import { daysOfType } from '#generated/data/calendar-keys.ts';
import { type EmailTakenValue, emailTaken } from '#generated/rules/email-taken.ts';
import { type Database, type Transaction, takeAdvisoryLock } from '../database/database.ts';
import { concludedStatuses } from '../database/registration-status.ts';
import { registrations, terms } from '../database/schema.ts';
import type { StoredTerm } from '../terms/find-terms.ts';
import type { PlaceContext } from './contexts.ts';
import type { FoundRegistration, StoredRegistration } from './registration.ts';
import { hasRegistrationEnded } from './reserve-seat.ts';
import { isSamePerson, type Participant, participantFromRegistration } from './same-person.ts';

/** The registration that occupies an address, and why. */
export interface AddressHolder {
  readonly first: StoredRegistration;
  readonly because: Exclude<EmailTakenValue, 'free'>;
}

/** A registration, stored or not, whose address another one may occupy. */
interface AddressUse {
  readonly term: Pick<StoredTerm, 'id' | 'type'>;
  readonly emailDigest: string;
  /** Absent until the registration is stored. */
  readonly reference?: string;
  readonly enquiry: boolean;
  readonly sharesGuardianAddress: boolean;
  readonly participant: Participant;
}

/** The registration that already occupies the address of a new one; null if the address is free. */
export const findBookingOccupyingEmail = async (
  context: PlaceContext,
  database: Database | Transaction,
  use: AddressUse,
): Promise<AddressHolder | null> => {
  const known = (await findOfEmail(database, use.emailDigest)).filter(
    ({ registration }) => registration.reference !== use.reference,
  );
  const onDate = known.filter((one) => barsOnDate(one, use));
  const others = use.enquiry ? [] : otherPersons(context, known, use.participant);
  const { value } = emailTaken({
    registered: onDate.length,
    otherPersons: others.length,
    addressScope: scopeOf(context, use.term.type),
    sharesGuardianAddress: use.sharesGuardianAddress,
  });
  if (value === 'free') return null;
  const first = (value === 'takenOnDate' ? onDate : others)[0];
  return first === undefined ? null : { first: first.registration, because: value };
};

/**
 * Like findBookingOccupyingEmail, but locks the address first, until the end of the transaction, so that two concurrent confirmations run
 * one after the other. This lock is taken last.
 */
export const lockAndCheckEmail = async (
  context: PlaceContext,
  transaction: Transaction,
  use: AddressUse,
): Promise<AddressHolder | null> => {
  await takeAdvisoryLock(transaction, `address ${use.emailDigest}`);
  return findBookingOccupyingEmail(context, transaction, use);
};

/** How a stored registration uses its address. */
export const describeEmailUse = ({ secrets }: PlaceContext, { registration, term }: FoundRegistration): AddressUse => ({
  term,
  emailDigest: registration.emailDigest,
  reference: registration.reference,
  enquiry: false,
  sharesGuardianAddress: !registration.ownAddress,
  participant: participantFromRegistration(secrets.encryptionKeys, registration),
});

const scopeOf = ({ catalogue }: PlaceContext, type: string) => catalogue.addressScopes[type] ?? 'date';

/** All registrations of an address except duplicates. */
const findOfEmail = (database: Database | Transaction, emailDigest: string): Promise<FoundRegistration[]> =>
  database
    .select({ registration: registrations, term: terms })
    .from(registrations)
    .innerJoin(terms, eq(terms.id, registrations.term))
    .where(and(eq(registrations.emailDigest, emailDigest), eq(registrations.duplicate, false)))
    .orderBy(asc(registrations.id));

/**
 * Whether a registration occupies an address on a term. An enquiry blocks only further enquiries; an unconfirmed registration
 * (`heldUntil`) blocks nothing, since anybody may have typed the address.
 */
const barsOnDate = (
  { registration: { status, heldUntil }, term }: FoundRegistration,
  use: { readonly term: Pick<StoredTerm, 'id'>; readonly enquiry: boolean },
): boolean =>
  term.id === use.term.id &&
  !hasRegistrationEnded(status) &&
  heldUntil === null &&
  (use.enquiry || status !== 'enquiry');

/**
 * Concluded bookings of other persons with this address, on courses with one person per address; empty if this person has such a booking
 * too. Those of a child with the address of its guardian do not count.
 */
const otherPersons = (
  context: PlaceContext,
  known: readonly FoundRegistration[],
  participant: Participant,
): readonly FoundRegistration[] => {
  const persons = known.filter(
    ({ registration: { ownAddress, status }, term }) =>
      ownAddress && concludedStatuses.includes(status) && scopeOf(context, term.type) === 'person',
  );
  const keys = context.secrets.encryptionKeys;
  return persons.some(({ registration }) => isSamePerson(participantFromRegistration(keys, registration), participant))
    ? []
    : persons;
};

/** The other bookings of the same person that have the same address. */
const findOthersOfPerson = async (
  context: PlaceContext,
  transaction: Transaction,
  found: FoundRegistration,
): Promise<readonly FoundRegistration[]> => {
  const { reference, participant, emailDigest } = describeEmailUse(context, found);
  const keys = context.secrets.encryptionKeys;
  return (await findOfEmail(transaction, emailDigest)).filter(
    ({ registration }) =>
      registration.reference !== reference &&
      isSamePerson(participantFromRegistration(keys, registration), participant),
  );
};

/** Another booking of the same person, with the same address, whose classes overlap with those of this one; null if there is none. */
export const findOverlappingBooking = async (
  context: PlaceContext,
  transaction: Transaction,
  found: FoundRegistration,
): Promise<FoundRegistration | null> =>
  (await findOthersOfPerson(context, transaction, found)).find(
    ({ registration, term }) =>
      registration.heldUntil === null &&
      concludedStatuses.includes(registration.status) &&
      classesOverlap(classTimes(term), classTimes(found.term)),
  ) ?? null;

/** The other unconfirmed bookings of the same person, with the same address and term, such as one sent from a second tab. */
export const findUnconfirmedDuplicates = async (
  context: PlaceContext,
  transaction: Transaction,
  found: FoundRegistration,
): Promise<readonly StoredRegistration[]> =>
  (await findOthersOfPerson(context, transaction, found))
    .map(({ registration }) => registration)
    .filter(({ status, term }) => status === 'unconfirmed' && term === found.term.id);

const classTimes = ({ dateStart, type, hours }: StoredTerm): ClassTimes => ({
  days: (daysOfType(type) ?? [0]).map((offset) => (parseCivilDate(dateStart) ?? 0) + offset),
  hours: hours?.pl ?? null,
});

/** Whether another booking at this address already occupies `term`, for anyone; false where the address may have several seats. */
export const isEmailUsedByOtherBooking = async (
  database: Database | Transaction,
  { emailDigest, reference, ownAddress }: StoredRegistration,
  term: Pick<StoredTerm, 'id'>,
): Promise<boolean> => {
  if (!ownAddress) return false;
  const known = await findOfEmail(database, emailDigest);
  return known.some((one) => one.registration.reference !== reference && barsOnDate(one, { term, enquiry: false }));
};
