/** What it is written from. */
export const source = ['C120', 'C190'];

/** Nobody loses an ordered place in time, while paying, or once the course runs; then an offer is over. */
export const oracle = (place: {
  ordered: boolean;
  timeOver: boolean;
  paymentUnderWay: boolean;
  started: boolean;
}): string => {
  if (place.started) return place.ordered ? 'keep' : 'release';
  return place.timeOver && !place.paymentUnderWay ? 'release' : 'keep';
};
