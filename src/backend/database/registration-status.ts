import { customType } from 'drizzle-orm/pg-core';
import { type BookingStateId, bookingStates } from '#generated/data/booking-states.ts';

/**
 * A `waitlisted` booking is on the reserve list; an `enquiry` has no price and no seat, and is not binding; the seat of an `unconfirmed`
 * booking is held until its address is confirmed. An `expired` booking was ended by us, for example because it was not confirmed, ordered
 * or paid in time, or its term was cancelled. A `withdrawn` booking was ended by the person, or was on the reserve list of a cancelled
 * term. States from before the server has answered, such as `sending`, are never stored.
 */
export type RegistrationStatus = BookingStateId;

export const registrationStatuses: readonly RegistrationStatus[] = bookingStates.map(({ id }) => id);

/** The status of a registration; the database stores it under the words of the first release. */
export const statusColumn = customType<{ data: RegistrationStatus; driverData: string }>({
  dataType: () => 'text',
  toDriver: (status) => bookingStates.find(({ id }) => id === status)?.stored ?? status,
  fromDriver: (word) => bookingStates.find(({ stored }) => stored === word)?.id ?? unknownStatus(word),
});

const unknownStatus = (word: string): never => {
  throw new TypeError(`The database holds a registration with the unknown status “${word}”.`);
};

const statusesThat = (is: 'holdsSeat' | 'contract'): RegistrationStatus[] =>
  bookingStates.flatMap((state) => (state[is] ? [state.id] : []));

/** Statuses of registrations that hold a seat or are offered one. */
export const holdingStatuses = statusesThat('holdsSeat');

/** Statuses of registrations with a valid contract. */
export const concludedStatuses = statusesThat('contract');
