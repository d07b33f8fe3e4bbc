import {
  type RegistrationOutcomeEvent,
  type RegistrationOutcomeState,
  registrationOutcome,
} from '#generated/rules/registration-outcome.ts';
import type { RegistrationStatus } from '../database/schema.ts';

/** The states of the rule by the status that is stored. */
export const outcomeStates = {
  sent: 'sent',
  enquiry: 'enquiry',
  offered: 'offered',
  unconfirmed: 'unconfirmed',
  pay: 'pay',
  failed: 'paymentFailed',
  paid: 'paid',
  completed: 'completed',
  expired: 'expired',
  withdrawn: 'withdrawn',
} as const satisfies Record<RegistrationStatus, RegistrationOutcomeState['state']>;

const statuses: readonly RegistrationStatus[] = [
  'sent',
  'enquiry',
  'offered',
  'unconfirmed',
  'pay',
  'failed',
  'paid',
  'completed',
  'expired',
  'withdrawn',
];

/** The status of a stored registration after some events, by the rule `registration-outcome`. */
export function statusAfter(
  status: RegistrationStatus,
  events: readonly RegistrationOutcomeEvent[],
): RegistrationStatus {
  const { state } = events.reduce<RegistrationOutcomeState>((at, event) => registrationOutcome(at, event).state, {
    state: outcomeStates[status],
  });
  return statuses.find((one) => outcomeStates[one] === state) ?? status;
}
