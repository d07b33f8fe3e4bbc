/** What it is written from. */
export const source = ['5.2', '8.1', '8.2'];

/** Required, text@text. */
export const oracle = ({ value }: { value: string }): string => {
  const address = value.trim();
  if (address === '') return 'form/required';
  return /^\S+@\S+$/.test(address) ? 'ok' : 'form/emailError';
};
