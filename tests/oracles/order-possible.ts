/** What it is written from. */
export const source = ['consumer-rights-12', 'consumer-rights-17'];

/** A sum that nobody names cannot be owed, and a place that is not there cannot be sold. */
export const oracle = ({ price, full }: { price: number | null; full: boolean }): string => {
  if (typeof price !== 'number') return 'enquiry';
  return full ? 'reserveEntry' : 'order';
};
