/** What it is written from. */
export const source = ['consumer-rights-12', 'consumer-rights-17'];

/** A sum that nobody names cannot be owed. */
export const oracle = ({ price }: { price: number | null }): string =>
  typeof price === 'number' ? 'order' : 'enquiry';
