/** What it is written from. */
export const source = ['5.11'];

const isLocalPart = (text: string): boolean =>
  text.length <= 64 && text.split('.').every((word) => /^[\w!#$%&'*+/=?^`{|}~-]+$/.test(word));

const isHost = (text: string): boolean => {
  const labels = text.split('.');
  const top = labels.at(-1) ?? '';
  const areLabels = labels.every((label) => /^[a-z\d-]{1,63}$/i.test(label) && !/^-|-$/.test(label));
  return labels.length > 1 && areLabels && /^[a-z]/i.test(top) && top.length > 1;
};

/** A valid address: local part, one at sign, a host with a dot. */
export const oracle = ({ value }: { value: string }): string => {
  const address = value.trim();
  if (address.length === 0) return 'form/required';
  const parts = address.split('@');
  const [local = '', host = ''] = parts;
  return parts.length === 2 && address.length <= 254 && isLocalPart(local) && isHost(host) ? 'ok' : 'form/emailError';
};
