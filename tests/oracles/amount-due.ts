/** What it is written from. */
export const source = ['C09'];

/** Price by price added up, then the discount taken off as far as there is something to take. */
export const oracle = ({ price, persons, discount }: { price: number; persons: number; discount: number }): number =>
  Math.max(0, price * persons - discount);
