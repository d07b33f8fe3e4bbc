/** KPP: 200 PLN for bringing a second person. BLS-AED: 100 PLN in total for guardian and teenager. In grosze. */
export const oracle = (order: { offer: string; secondPerson: boolean; guardianPair: boolean }): number => {
  switch (order.offer) {
    case 'kpp':
      return order.secondPerson ? 200_00 : 0;
    case 'blsAed':
      return order.guardianPair ? 100_00 : 0;
    default:
      return 0;
  }
};
