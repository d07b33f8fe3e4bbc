import { formatCivilDate, parseCivilDate } from '#domain/dates/civil-date.ts';
import { daysOfType } from '#generated/data/calendar-keys.ts';
import { withdrawalDeadline } from '#generated/rules/withdrawal-deadline.ts';
import type { FoundRegistration } from './registration.ts';

/** The end of the withdrawal period of the law, by the instant of the contract. */
export const endOfWithdrawalPeriod = (concludedAt: number): string =>
  formatCivilDate(withdrawalDeadline({ concludedAt }).value);

/**
 * The last day on which a contract can be withdrawn from: the right ends with the course, which begins earlier only at the express
 * request. Null without a contract.
 */
export const lastWithdrawalDay = ({
  registration: { withdrawalUntil },
  term: { type, dateStart },
}: FoundRegistration): string | null => {
  const [days, start] = [daysOfType(type), parseCivilDate(dateStart)];
  if (withdrawalUntil === null || days === null || start === null) return withdrawalUntil;
  const end = formatCivilDate(start + Math.max(...days));
  return withdrawalUntil < end ? withdrawalUntil : end;
};
