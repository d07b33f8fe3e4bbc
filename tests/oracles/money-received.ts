/** What it is written from. */
export const source = ['C110', 'C180', 'C185', '5.13'];

/** Nobody keeps more than the price, and nobody keeps anything of a registration that gets no place. */
export const oracle = ({ difference, order }: { difference: number; order: string }): string => {
  const enough = difference >= 0;
  if (order === 'ended' || order === 'taken' || (order === 'lapsed' && !enough)) return 'returnAll';
  const [more, exact, less] =
    order === 'paid' ? ['returnSurplus', 'nothing', 'nothing'] : ['settleAndReturn', 'settle', 'wait'];
  if (!enough) return less ?? '';
  return (difference > 0 ? more : exact) ?? '';
};
