/** The sources from which each function is written. */
export const sources: Readonly<Record<string, readonly string[]>> = {
  courseStarted: ['5.17', 'C190'],
  emailTaken: ['5.13', 'C275'],
  holdAllowed: ['C121'],
  moneyReceived: ['C110', 'C180', 'C185', '5.13'],
  placeOffer: ['C122', 'C191'],
  placeRelease: ['C120', 'C190'],
  refundCourse: ['C111'],
  registrationOutcome: ['4.27'],
  registrationPlaces: ['C23'],
  samePerson: ['C275'],
  withdrawalEffect: ['C113', 'C242', 'consumer-rights-27', 'withdrawal-function'],
};

/** No minute is left. */
export const courseStarted = ({ minutesToStart }: { minutesToStart: number }): string =>
  Math.max(minutesToStart, 0) === 0 ? 'started' : 'ahead';

/** A child may share the guardian’s address; any other entry needs one that nobody has for the date, nor another person at all. */
export const emailTaken = (entry: {
  registered: number;
  otherPersons: number;
  addressScope: string;
  sharesGuardianAddress: boolean;
}): string => {
  if (entry.sharesGuardianAddress) return 'free';
  if (entry.registered > 0) return 'takenOnDate';
  return entry.otherPersons > 0 && entry.addressScope !== 'date' ? 'takenByAnother' : 'free';
};

/** Two counters, each with its end. */
export const holdAllowed = (
  { heldOnTerm, heldInAll }: { heldOnTerm: number; heldInAll: number },
  { heldPerTerm = 3, heldPerNetwork = 10 }: Readonly<Record<string, number>> = {},
): string => (heldOnTerm < heldPerTerm && heldInAll < heldPerNetwork ? 'allowed' : 'tooMany');

/** Nobody keeps more than the price, and nobody keeps anything of a registration that gets no place. */
export const moneyReceived = ({ difference, order }: { difference: number; order: string }): string => {
  const enough = difference >= 0;
  if (order === 'ended' || order === 'taken') return 'returnAll';
  const [more, exact, less] =
    order === 'paid' ? ['returnSurplus', 'nothing', 'nothing'] : ['settleAndReturn', 'settle', 'wait'];
  if (!enough) return less ?? '';
  return (difference > 0 ? more : exact) ?? '';
};

/** The shorter of both times, unless what is left does not suffice. */
export const placeOffer = (
  { hoursToStart }: { hoursToStart: number },
  { offerHours = Number.NaN, shortestOffer = Number.NaN }: Record<string, number>,
): string => {
  if (shortestOffer > hoursToStart) return 'nobody';
  return Math.min(offerHours, hoursToStart) === offerHours ? 'wholeTime' : 'untilStart';
};

/** Nobody loses an ordered place in time, while paying, or once the course runs; then an offer is over. */
export const placeRelease = (place: {
  ordered: boolean;
  timeOver: boolean;
  paymentUnderWay: boolean;
  started: boolean;
}): string => {
  if (place.started) return place.ordered ? 'keep' : 'release';
  return place.timeOver && !place.paymentUnderWay ? 'release' : 'keep';
};

/** A refund is made once: while the service works on it nobody pays by hand, and what is made stays made. */
export const refundCourse = ({ state }: { state: string }, { type }: { type: string }) => {
  const waiting = state === 'due' || state === 'failed';
  const next = waiting
    ? { order: 'requested', payBack: 'done', ...(state === 'failed' ? { confirmed: 'done' } : {}) }
    : state === 'requested'
      ? { confirmed: 'done', refused: 'failed' }
      : {};
  const to = new Map(Object.entries(next)).get(type) ?? state;
  return { state: { state: to }, effects: to === 'done' && state !== 'done' ? ['tell'] : [] };
};

const path: Record<string, string> = {
  'filling submit true': 'sending postRegistration',
  'filling submit false': 'filling showErrors',
  'sending accept true': 'sent',
  'sending accept false': 'enquiry',
  'sending reject': 'notSent showFailure',
  'notSent retry': 'sending postRegistration',
  'notSent edit': 'filling',
  'sent offer': 'offered',
  'sent answer': 'enquiry',
  'offered expire': 'expired',
  'offered withdraw': 'withdrawn',
  'sent proceed true': 'pay startPayment',
  'sent proceed false': 'completed showCompleted',
  'sent hold': 'unconfirmed',
  'unconfirmed proceed true': 'pay startPayment',
  'unconfirmed proceed false': 'completed showCompleted',
  'unconfirmed paymentConfirmed': 'paid',
  'unconfirmed expire': 'expired',
  'unconfirmed withdraw': 'withdrawn',
  'pay paymentConfirmed': 'paid',
  'expired paymentConfirmed': 'paid',
  'pay paymentRefused': 'paymentFailed showFailure',
  'paymentFailed retry': 'pay startPayment',
  'paid proceed': 'completed showCompleted',
  'pay expire': 'expired',
  'paymentFailed expire': 'expired',
  'sent withdraw': 'withdrawn',
  'pay withdraw': 'withdrawn',
  'paid withdraw': 'withdrawn',
  'paymentFailed withdraw': 'withdrawn',
};

/** From filling in to enrollment completed, by way of payment where one is due. */
export const registrationOutcome = (
  { state }: { state: string },
  event: { type: string; ordered?: boolean; valid?: boolean; paymentDue?: boolean },
) => {
  const detail = event.valid ?? event.ordered ?? event.paymentDue;
  const line = path[`${state} ${event.type} ${detail}`] ?? path[`${state} ${event.type}`] ?? state;
  const [next = state, ...effects] = line.split(' ');
  return { state: { state: next }, effects };
};

/** A number proves who somebody is; without one name and day of birth must both let them be the same. */
export const samePerson = (two: { peselMatch: string; birthDayMatch: string; sameName: boolean }): string => {
  const proven = { same: true, different: false }[two.peselMatch];
  return (proven ?? (two.sameName && two.birthDayMatch !== 'different')) ? 'same' : 'another';
};

/** Two people need their places; an unknown number is no obstacle. */
export const registrationPlaces = (
  { freePlaces, pair }: { freePlaces: number | null; pair: boolean },
  { pairPlaces = Number.NaN }: Record<string, number>,
): string | undefined => {
  const free = freePlaces ?? Number.POSITIVE_INFINITY;
  if (free < 1) return 'reserveList';
  if (!pair || free >= pairPlaces) return 'bookable';
  return free === 1 ? 'onePlaceForTwo' : undefined;
};

/** A contract can be left until its last day and before the course; a place in line at any time; nothing is left twice. */
export const withdrawalEffect = ({
  booking,
  inTime,
  started,
}: {
  booking: string;
  inTime: boolean;
  started: boolean;
}): string => {
  if (booking === 'ended') return 'settled';
  if (booking === 'list') return 'left';
  const leaves = booking === 'waiting' || (booking === 'contract' && inTime && !started);
  if (leaves) return 'effective';
  if (booking !== 'contract') return 'office';
  return inTime ? 'begun' : 'late';
};
