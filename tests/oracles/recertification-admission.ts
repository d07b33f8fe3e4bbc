/** What it is written from. */
export const source = ['5.19'];

/** Civil certificates of people in a unit follow the window; ministries have rules of their own. */
export const oracle = (person: { certificate: string; belongsToUnit: boolean; window: string }): string => {
  const answers: Record<string, string> = { tooEarly: 'tooEarly', inWindow: 'admitted', expired: 'expiredAskUs' };
  if (person.certificate !== 'civil') return 'ownRules';
  return person.belongsToUnit ? (answers[person.window] ?? '?') : 'notInUnit';
};
