import type { Messages } from '#generated/i18n/messages.ts';
import type { RegistrationState } from '#generated/schemas/own.ts';

const failedTexts = (registration: RegistrationState, t: Messages['outcomes'], payment: Messages['payment']) => ({
  heading: t.paymentFailed(),
  text: registration.payment.online ? `${payment.failed()} ${payment.failedText()}` : payment.failedText(),
});

const unconfirmedTexts = (registration: RegistrationState, t: Messages['outcomes'], payment: Messages['payment']) => {
  if (registration.payment.failed === true) return failedTexts(registration, t, payment);
  if (registration.address === undefined)
    return { heading: t.notMailed(), text: isBookingPayable(registration) ? t.notMailedPayText() : t.notMailedText() };
  if (registration.undelivered === true)
    return {
      heading: t.undelivered(),
      text: isBookingPayable(registration) ? t.undeliveredPayText() : t.undeliveredText(),
    };
  if (isBookingPayable(registration)) return { heading: t.payOrConfirm(), text: t.payOrConfirmText() };
  return { heading: t.unconfirmed(), text: t.unconfirmedText() };
};

const expiredTexts = (registration: RegistrationState, t: Messages['outcomes']) =>
  isEntryWithoutOrder(registration)
    ? { heading: t.offerExpired(), text: t.offerExpiredText() }
    : { heading: t.expired(), text: wasConfirmed(registration) ? t.expiredText() : t.unconfirmedExpiredText() };

const withdrawnTexts = (registration: RegistrationState, t: Messages['outcomes']) =>
  isEntryWithoutOrder(registration)
    ? { heading: t.left(), text: t.leftText() }
    : { heading: t.withdrawn(), text: t.withdrawnText() };

const payTexts = (registration: RegistrationState, t: Messages['outcomes']) => ({
  heading: isForTwo(registration) ? t.payPlaces() : t.pay(),
  text: t.payText(),
});

/** What the visitor reads about the state of a booking: a heading and a sentence or two. */
export const bookingOutcomeTexts = (
  registration: RegistrationState,
  t: Messages['outcomes'],
  payment: Messages['payment'],
) => {
  const { state, position } = registration;
  if (registration.payment.refund?.reason === 'taken') return { heading: t.taken(), text: t.takenText() };
  if (registration.cancelled === true) return { heading: t.cancelled(), text: t.cancelledText() };
  if (state === 'enquiry') return { heading: t.enquiry(), text: t.enquiryText() };
  if (isUnpaid(registration) && registration.choosing === true)
    return { heading: t.changed(), text: t.changedUnpaid() };
  if (state === 'unconfirmed') return unconfirmedTexts(registration, t, payment);
  if (state === 'pay') return payTexts(registration, t);
  if (state === 'paid') return { heading: t.paid(), text: t.paidText() };
  if (state === 'paymentFailed') return failedTexts(registration, t, payment);
  if (state === 'completed') return { heading: t.completed(), text: t.completedText() };
  if (state === 'expired') return expiredTexts(registration, t);
  if (state === 'withdrawn') return withdrawnTexts(registration, t);
  if (state === 'offered') return { heading: t.offered(), text: t.offeredText() };
  if (position === null) return { heading: t.sent(), text: t.sentText() };
  return { heading: t.reserve(), text: `${t.reservePosition({ position: String(position) })} ${t.reserveText()}` };
};

/** Whether a minor and a guardian come. */
export const isForTwo = ({ people }: Pick<RegistrationState, 'people'>): boolean =>
  people !== undefined && people.length > 1;

const isUnpaid = ({ state }: RegistrationState): boolean => state === 'pay' || state === 'paymentFailed';

/**
 * Whether the server asks for money: of an unconfirmed booking where a payment confirms the address, and not before a date that we have
 * changed is accepted.
 */
export const isBookingPayable = (registration: RegistrationState): boolean =>
  (isUnpaid(registration) && registration.choosing !== true) ||
  (registration.state === 'unconfirmed' && registration.payment.missing > 0);

/** Whether there was a contract: its withdrawal period begins with it. */
const wasConfirmed = ({ withdrawalUntil }: RegistrationState): boolean => withdrawalUntil !== null;

/** Whether there is no order; an entry of the reserve list that has ended has no amount. */
export const isEntryWithoutOrder = ({ state, amount }: RegistrationState): boolean =>
  state === 'sent' ||
  state === 'enquiry' ||
  state === 'offered' ||
  ((state === 'expired' || state === 'withdrawn') && amount === null);

/** Whether it is on the reserve list, or has an offer from it. */
export const isOnReserveList = ({ state, place }: RegistrationState): boolean =>
  state === 'offered' || (state === 'sent' && place === 'reserve');

type Refund = NonNullable<RegistrationState['payment']['refund']>;

/** State and reason of a refund, and the day by which the money is back; `date` is null where it is not known. */
export const refundStateText = (
  { state, reason }: Pick<Refund, 'state' | 'reason'>,
  t: Messages['payment'],
  { amount, date }: { readonly amount: string; readonly date: string | null },
): string => {
  const words = { due: t.refundDue, requested: t.refundRequested, done: t.refundDone, failed: t.refundFailed };
  const reasons = {
    taken: t.refundTaken,
    surplus: t.refundSurplus,
    expired: t.refundExpired,
    withdrawn: t.refundWithdrawn,
    cancelled: t.refundCancelled,
    office: t.refundOffice,
  };
  const until = date === null || state === 'done' ? [] : [t.refundBy({ date })];
  return [words[state]({ amount }), reasons[reason](), ...until].join(' ');
};

/** Who comes, in one line: a participant who comes with a guardian is named after them, each with the role. */
export const participantsText = ([participant = '', guardian]: readonly string[], t: Messages['outcomes']): string =>
  guardian === undefined
    ? participant
    : [t.guardianNamed({ name: guardian }), t.minorNamed({ name: participant })].join(', ');
