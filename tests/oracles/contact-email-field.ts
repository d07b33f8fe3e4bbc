/** Required, text@text. */
export const oracle = ({ value }: { value: string }): string => {
  const address = value.trim();
  if (address === '') return 'form/required';
  return /^\S+@\S+$/.test(address) ? 'ok' : 'form/emailError';
};
