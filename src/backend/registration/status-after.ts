import {
  type RegistrationOutcomeEvent,
  type RegistrationOutcomeState,
  registrationOutcome,
} from '#generated/rules/registration-outcome.ts';
import { type RegistrationStatus, registrationStatuses } from '../database/schema.ts';

type StoredState = keyof typeof registrationStatuses;

const isStored = (state: string): state is StoredState => state in registrationStatuses;

/** The state of the rule for a status that is stored. */
export const outcomeStateOf = (status: RegistrationStatus): StoredState =>
  Object.keys(registrationStatuses)
    .filter(isStored)
    .find((state) => registrationStatuses[state] === status) ?? 'sent';

/** The status of a stored registration after some events, by the rule `registration-outcome`. */
export function statusAfter(
  status: RegistrationStatus,
  events: readonly RegistrationOutcomeEvent[],
): RegistrationStatus {
  const { state } = events.reduce<RegistrationOutcomeState>((at, event) => registrationOutcome(at, event).state, {
    state: outcomeStateOf(status),
  });
  return isStored(state) ? registrationStatuses[state] : status;
}
