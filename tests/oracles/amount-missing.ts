/** What it is written from. */
export const source = ['C181'];

/** Złoty by złoty: nothing is due from somebody who owes nothing, and what was paid is not due twice. */
export const oracle = ({ price, received, awaited }: { price: number; received: number; awaited: boolean }): number => {
  if (!awaited || received >= price) return 0;
  return price - received;
};
