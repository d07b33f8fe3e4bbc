import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import { type EmailTakenValue, emailTaken } from '#generated/rules/email-taken.ts';
import { type Database, holdAdvisoryLock, type Transaction } from '../database/database.ts';
import { concludedStatuses, registrations, terms } from '../database/schema.ts';
import type { StoredTerm } from '../terms/find-terms.ts';
import type { PlaceContext } from './contexts.ts';
import type { FoundRegistration } from './find-registration.ts';
import { isOpen, type StoredRegistration } from './reserve-place.ts';
import { isSamePerson, type Participant, storedParticipant } from './same-person.ts';

/** Another registration of an address, which bars one more, and why it does. */
export interface AddressHolder {
  readonly first: StoredRegistration;
  readonly because: Exclude<EmailTakenValue, 'free'>;
}

/** A registration, stored or not, whose address may be taken. */
interface AddressUse {
  readonly term: Pick<StoredTerm, 'id' | 'type'>;
  readonly emailDigest: string;
  /** Where it is stored already. */
  readonly reference?: string;
  readonly enquiry: boolean;
  readonly sharesGuardianAddress: boolean;
  readonly participant: Participant;
}

/**
 * The registration by which an address is taken for another one; null where it may stand. Whoever confirms one holds the address
 * until the end of the transaction, so that of two persons who confirm at the same moment one comes first.
 */
export const findHolder = async (
  parts: PlaceContext,
  database: Database | Transaction,
  use: AddressUse,
): Promise<AddressHolder | null> => {
  const onDate = (await findHoldersOfEmail(database, { ...use, term: use.term.id })).filter(
    ({ reference }) => reference !== use.reference,
  );
  const addressScope = scopeOf(parts, use.term.type);
  const others = use.enquiry ? [] : await findOtherPersons(parts, database, use);
  const { value } = emailTaken({
    registered: onDate.length,
    otherPersons: others.length,
    addressScope,
    sharesGuardianAddress: use.sharesGuardianAddress,
  });
  if (value === 'free') return null;
  const first = (value === 'takenOnDate' ? onDate : others)[0];
  return first === undefined ? null : { first, because: value };
};

/** The same for a registration that is stored. */
export const holderOf = (
  parts: PlaceContext,
  database: Database | Transaction,
  { registration, term }: FoundRegistration,
): Promise<AddressHolder | null> =>
  findHolder(parts, database, {
    term,
    emailDigest: registration.emailDigest,
    reference: registration.reference,
    enquiry: false,
    sharesGuardianAddress: !registration.ownAddress,
    participant: storedParticipant(parts.secrets.encryptionKeys, registration),
  });

/** Waits until nobody else decides whose an address is. */
export const holdAddress = (transaction: Transaction, emailDigest: string): Promise<void> =>
  holdAdvisoryLock(transaction, `address ${emailDigest}`);

const scopeOf = ({ catalogue }: PlaceContext, type: string) => catalogue.addressScopes[type] ?? 'date';

/**
 * Registrations by which an address is taken for a term. An enquiry bars another one, but no order; what nobody has confirmed
 * bars nothing, since anybody may have typed the address.
 */
const findHoldersOfEmail = (
  database: Database | Transaction,
  { term, emailDigest, enquiry }: { readonly term: number; readonly emailDigest: string; readonly enquiry: boolean },
): Promise<StoredRegistration[]> =>
  database
    .select()
    .from(registrations)
    .where(
      and(
        eq(registrations.term, term),
        eq(registrations.emailDigest, emailDigest),
        isOpen,
        eq(registrations.duplicate, false),
        isNull(registrations.heldUntil),
        enquiry ? undefined : ne(registrations.status, 'enquiry'),
      ),
    );

/**
 * Confirmed bookings of other persons with the address, where it is to be that of one; none where this person has one too. A child
 * on the address of its guardian counts on neither side.
 */
const findOtherPersons = async (
  parts: PlaceContext,
  database: Database | Transaction,
  { emailDigest, reference, participant }: AddressUse,
): Promise<StoredRegistration[]> => {
  const found = await database
    .select({ registration: registrations, type: terms.type })
    .from(registrations)
    .innerJoin(terms, eq(terms.id, registrations.term))
    .where(
      and(
        eq(registrations.emailDigest, emailDigest),
        eq(registrations.ownAddress, true),
        eq(registrations.duplicate, false),
        inArray(registrations.status, concludedStatuses),
      ),
    );
  const persons = found
    .filter(({ registration, type }) => registration.reference !== reference && scopeOf(parts, type) === 'person')
    .map(({ registration }) => registration);
  const keys = parts.secrets.encryptionKeys;
  return persons.some((one) => isSamePerson(storedParticipant(keys, one), participant)) ? [] : persons;
};

/** Another confirmed registration of the same address for a term, whoever it is; null where there is none. */
export const otherPlaceOf = async (
  database: Database | Transaction,
  { term, emailDigest, reference, ownAddress }: StoredRegistration,
): Promise<StoredRegistration | null> => {
  if (!ownAddress) return null;
  const found = await findHoldersOfEmail(database, { term, emailDigest, enquiry: false });
  return found.find((one) => one.reference !== reference) ?? null;
};
