import { bookingStates } from '#generated/data/booking-states.ts';
import {
  type RegistrationOutcomeEvent,
  type RegistrationOutcomeState,
  registrationOutcome,
} from '#generated/rules/registration-outcome.ts';
import type { RegistrationStatus } from '../database/registration-status.ts';

type StoredState = (typeof bookingStates)[number]['state'];

/** The state of the rule `registration-outcome` that a stored status stands for. */
export const toRuleState = (status: RegistrationStatus): StoredState =>
  bookingStates.find(({ id }) => id === status)?.state ?? 'sent';

/** The status of a stored registration after some events, by the rule `registration-outcome`. */
export function statusAfterEvents(
  status: RegistrationStatus,
  events: readonly RegistrationOutcomeEvent[],
): RegistrationStatus {
  const { state } = events.reduce<RegistrationOutcomeState>((at, event) => registrationOutcome(at, event).state, {
    state: toRuleState(status),
  });
  return bookingStates.find((row) => row.state === state)?.id ?? status;
}
