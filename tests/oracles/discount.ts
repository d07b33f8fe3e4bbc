/** What it is written from. */
export const source = ['1.15', '1.21'];

/** KPP: for bringing a second person. BLS-AED: one sum for guardian and teenager together. In grosze. */
export const oracle = (
  order: { offer: string; secondPerson: boolean; guardianPair: boolean },
  { secondPersonDiscount = Number.NaN, guardianPairDiscount = Number.NaN }: Record<string, number>,
): number => {
  switch (order.offer) {
    case 'kpp':
      return order.secondPerson ? secondPersonDiscount : 0;
    case 'blsAed':
      return order.guardianPair ? guardianPairDiscount : 0;
    default:
      return 0;
  }
};
