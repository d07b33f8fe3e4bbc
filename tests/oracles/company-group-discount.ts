/** What it is written from. */
export const source = ['1.32'];

/** So much per person for a group on KPP for companies, in grosze. */
export const oracle = (
  { offer, group }: { offer: string; group: boolean },
  { companyGroupDiscount = Number.NaN }: Record<string, number>,
): number => (offer === 'companyKpp' && group ? companyGroupDiscount : 0);
