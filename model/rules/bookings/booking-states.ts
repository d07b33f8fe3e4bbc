import { clause } from '../../source.ts';

const source = clause('4.27');

/**
 * The states of a stored booking: its name in the code, the word that the database stores, the state of the rule `registration-outcome`
 * (the word of the API), whether it holds a seat of its term, whether it is a contract, and what everybody calls it.
 */
export const bookingStates = [
  { id: 'waitlisted', stored: 'sent', state: 'sent', holdsSeat: false, contract: false, name: { pl: 'lista rezerwowa', en: 'reserve list' }, source },
  { id: 'enquiry', stored: 'enquiry', state: 'enquiry', holdsSeat: false, contract: false, name: { pl: 'zapytanie', en: 'enquiry' }, source },
  { id: 'offered', stored: 'offered', state: 'offered', holdsSeat: true, contract: false, name: { pl: 'miejsce zaproponowane', en: 'place offered' }, source },
  {
    id: 'unconfirmed',
    stored: 'unconfirmed',
    state: 'unconfirmed',
    holdsSeat: true,
    contract: false,
    name: { pl: 'czeka na potwierdzenie adresu', en: 'address not confirmed' },
    source,
  },
  { id: 'awaitingPayment', stored: 'pay', state: 'pay', holdsSeat: true, contract: true, name: { pl: 'do zapłaty', en: 'to be paid' }, source },
  {
    id: 'paymentFailed',
    stored: 'failed',
    state: 'paymentFailed',
    holdsSeat: true,
    contract: true,
    name: { pl: 'płatność nieudana', en: 'payment failed' },
    source,
  },
  { id: 'paid', stored: 'paid', state: 'paid', holdsSeat: true, contract: true, name: { pl: 'zapłacona', en: 'paid' }, source },
  { id: 'completed', stored: 'completed', state: 'completed', holdsSeat: true, contract: true, name: { pl: 'zakończona', en: 'completed' }, source },
  { id: 'expired', stored: 'expired', state: 'expired', holdsSeat: false, contract: false, name: { pl: 'wygasła', en: 'expired' }, source },
  { id: 'withdrawn', stored: 'withdrawn', state: 'withdrawn', holdsSeat: false, contract: false, name: { pl: 'odstąpiono', en: 'withdrawn' }, source },
] as const;

type BookingState = (typeof bookingStates)[number];

/** The states by the rule, as its table names them. */
export const namesOfStates = Object.fromEntries(bookingStates.map(({ state, name }) => [state, name])) as {
  readonly [State in BookingState['state']]: Extract<BookingState, { readonly state: State }>['name'];
};
