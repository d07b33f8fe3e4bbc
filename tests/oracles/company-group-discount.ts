/** 150 PLN per person for a group on KPP for companies, in grosze. */
export const oracle = ({ offer, group }: { offer: string; group: boolean }): number =>
  Number(offer === 'companyKpp') * Number(group) * 150_00;
