/** What it is written from. */
export const source = ['C122', 'C191'];

/** The shorter of both times, unless what is left does not suffice. */
export const oracle = (
  { hoursToStart }: { hoursToStart: number },
  { offerHours = Number.NaN, shortestOffer = Number.NaN }: Record<string, number>,
): string => {
  if (shortestOffer > hoursToStart) return 'nobody';
  return Math.min(offerHours, hoursToStart) === offerHours ? 'wholeTime' : 'untilStart';
};
