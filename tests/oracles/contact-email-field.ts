/** What it is written from. */
export const source = ['5.2', '8.1', '8.2'];

/** Required, text@text, no longer than mail servers take it. */
export const oracle = ({ value }: { value: string }): string => {
  const address = value.trim();
  if (address === '') return 'form/required';
  const [, local] = /^(.[^@\s]*)@\S+$/.exec(address) ?? [];
  const bytes = Buffer.byteLength(local ?? '');
  return local?.trim() && bytes <= 64 && Buffer.byteLength(address) <= 254 ? 'ok' : 'form/emailError';
};
