/** What it is written from. */
export const source = ['C120'];

/** Nobody loses a place in time, while paying, or once the course runs. */
export const oracle = (place: { timeOver: boolean; paymentUnderWay: boolean; begun: boolean }): string =>
  [!place.timeOver, place.paymentUnderWay, place.begun].some(Boolean) ? 'keep' : 'release';
