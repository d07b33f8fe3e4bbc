/** What it is written from. */
export const source = ['4.27'];

const path: Record<string, string> = {
  'filling submit true': 'sending postRegistration',
  'filling submit false': 'filling showErrors',
  'sending accept true': 'sent',
  'sending accept false': 'enquiry',
  'sending reject': 'notSent showFailure',
  'notSent retry': 'sending postRegistration',
  'notSent edit': 'filling',
  'sent offer': 'offered',
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
  'pay paymentRefused': 'paymentFailed showFailure',
  'paymentFailed retry': 'pay startPayment',
  'paid proceed': 'completed showCompleted',
  'pay expire': 'expired',
  'paymentFailed expire': 'expired',
  'expired paidLate true': 'paid',
  'sent withdraw': 'withdrawn',
  'pay withdraw': 'withdrawn',
  'paid withdraw': 'withdrawn',
  'paymentFailed withdraw': 'withdrawn',
};

/** From filling in to enrollment completed, by way of payment where one is due. */
export const oracle = (
  { state }: { state: string },
  event: { type: string; ordered?: boolean; valid?: boolean; paymentDue?: boolean; placeFree?: boolean },
) => {
  const detail = event.valid ?? event.ordered ?? event.paymentDue ?? event.placeFree;
  const line = path[`${state} ${event.type} ${detail}`] ?? path[`${state} ${event.type}`] ?? state;
  const [next = state, ...effects] = line.split(' ');
  return { state: { state: next }, effects };
};
