/** What it is written from. */
export const source = ['9.7', 'price-information-4'];

/** Struck through only when the price is lower and the lowest price of 30 days can be shown. */
export const oracle = (prices: {
  standardPrice: number | null;
  currentPrice: number | null;
  lowestPrice: number | null;
}): string => {
  const { standardPrice, currentPrice, lowestPrice } = prices;
  if (currentPrice === null) return standardPrice === null ? 'noPrice' : 'recorded';
  const isLower = standardPrice !== null && currentPrice < standardPrice;
  return isLower && lowestPrice !== null ? 'reduced' : 'plain';
};
