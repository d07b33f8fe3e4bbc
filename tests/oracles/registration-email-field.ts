/** What it is written from. */
export const source = ['5.11'];

/** A letter of another script; a space or a sign that nobody sees is none. */
const isForeign = (sign: string): boolean => sign >= '\u00a1' && !/[\s\u1680\u2000-\u206f\u3000\ufeff]/.test(sign);
const inAscii = (text: string): string =>
  [...text].map((sign) => (isForeign(sign) ? 'x'.repeat(sign.length) : sign)).join('');

const bytes = (text: string): number => Buffer.byteLength(text);

const isLocalPart = (text: string): boolean => text.split('.').every((word) => /^[\w!#$%&'*+/=?^`{|}~-]+$/.test(word));

const isHost = (text: string): boolean => {
  const labels = text.split('.');
  const top = labels.at(-1) ?? '';
  const areLabels = labels.every((label) => /^[a-z\d-]{1,63}$/i.test(label) && !/^-|-$/.test(label));
  return labels.length > 1 && areLabels && /^[a-z]/i.test(top) && top.length > 1;
};

/** A valid address: local part, one at sign, a host with a dot. */
export const oracle = ({ value }: { value: string }): string => {
  const written = value.trim();
  const address = inAscii(written);
  if (address.length === 0) return 'form/required';
  const parts = address.split('@');
  const [local = '', host = ''] = parts;
  const isShort = bytes(written) <= 254 && bytes(written.split('@')[0] ?? '') <= 64;
  return parts.length === 2 && isShort && isLocalPart(local) && isHost(host) ? 'ok' : 'form/emailError';
};
