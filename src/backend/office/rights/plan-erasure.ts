import type { RegistrationStatus } from '../../database/schema.ts';
import type { LocalizedText } from '../command/localized-text.ts';
import type { HeldBooking } from './find-held.ts';

/** What a request for deletion does to a booking. */
export type ErasureOutcome = 'deleted' | 'reduced' | 'kept';

export const erasureOutcomeTexts = {
  deleted: { pl: 'usunięte', en: 'deleted' },
  reduced: { pl: 'zostaje tylko to, co nakazuje prawo', en: 'only what a law demands stays' },
  kept: {
    pl: 'zostaje w całości: umowa lub rozliczenie trwa',
    en: 'stays whole: the contract or its settlement goes on',
  },
} as const satisfies Readonly<Record<ErasureOutcome, LocalizedText>>;

/** Bookings that bind nobody, or did not come about. */
const withoutDuty: readonly RegistrationStatus[] = ['enquiry', 'sent', 'offered', 'unconfirmed', 'expired'];
/** Contracts that go on until their course. */
const running: readonly RegistrationStatus[] = ['pay', 'failed', 'paid'];

/** Whether money still comes, has to go back, or waits for the choice of another date. */
const isUnsettled = ({ term, money, paying }: HeldBooking): boolean =>
  paying || money.refunds.some(({ state }) => state !== 'done') || (term.cancelledAt !== null && money.kept > 0);

/** Judges a booking on a day (`YYYY-MM-DD`): money first, then the contract. */
export const outcomeOf = (held: HeldBooking, today: string): ErasureOutcome => {
  const { registration, term, money } = held;
  const { status } = registration;
  if (isUnsettled(held)) return 'kept';
  if (withoutDuty.includes(status) && money.payments.length === 0) return 'deleted';
  return running.includes(status) && term.dateStart >= today ? 'kept' : 'reduced';
};
