/** What it is written from. */
export const source = ['C181'];

/** Złoty by złoty: whoever owes nothing is asked for nothing, and nobody is asked twice for what has come. */
export const oracle = ({ price, received, awaited }: { price: number; received: number; awaited: boolean }): number => {
  if (!awaited || received >= price) return 0;
  return price - received;
};
