/** The sources from which each function is written. */
export const sources: Readonly<Record<string, readonly string[]>> = {
  amountDue: ['1.21', 'C09'],
  amountMissing: ['C181'],
  companyGroupDiscount: ['1.32'],
  discount: ['1.15', '1.21'],
  displayPrice: ['9.7', 'price-information-4'],
  pairCode: ['C84'],
};

/** Price by price added up, then the discount taken off as far as there is something to take. */
export const amountDue = ({ price, persons, discount }: { price: number; persons: number; discount: number }): number =>
  Math.max(0, price * persons - discount);

/** Złoty by złoty: nothing is due from somebody who owes nothing, and what was paid is not due twice. */
export const amountMissing = ({
  price,
  received,
  awaited,
}: {
  price: number;
  received: number;
  awaited: boolean;
}): number => {
  if (!awaited || received >= price) return 0;
  return price - received;
};

/** So much per person for a group on KPP for companies, in grosze. */
export const companyGroupDiscount = (
  { offer, group }: { offer: string; group: boolean },
  { companyGroupDiscount = Number.NaN }: Record<string, number>,
): number => (offer === 'companyKpp' && group ? companyGroupDiscount : 0);

/** KPP: for bringing a second person. BLS-AED: one sum for guardian and teenager together. In grosze. */
export const discount = (
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

/** Struck through only when the price is lower and the lowest price of 30 days can be shown. */
export const displayPrice = (prices: {
  standardPrice: number | null;
  currentPrice: number | null;
  lowestPrice: number | null;
}): string => {
  const { standardPrice, currentPrice, lowestPrice } = prices;
  if (currentPrice === null) return standardPrice === null ? 'noPrice' : 'recorded';
  const isLower = standardPrice !== null && currentPrice < standardPrice;
  return isLower && lowestPrice !== null ? 'reduced' : 'plain';
};

/** Only a registration that stands and has no partner yet makes a pair; who names none comes alone. */
export const pairCode = ({ first, paired }: { first: string; paired: boolean }): string => {
  if (first === 'standing') return paired ? 'form/pairCodeUsed' : 'pair';
  return first === 'none' ? 'alone' : 'form/pairCodeUnknown';
};
