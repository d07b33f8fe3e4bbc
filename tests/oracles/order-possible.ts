/** A sum that nobody names cannot be owed. */
export const oracle = ({ price }: { price: number | null }): string =>
  typeof price === 'number' ? 'order' : 'enquiry';
