import { stripDiacritics } from './plain-letters.ts';

/** Mail hosts that most Polish visitors use; an address that differs from one by a single slip is probably meant for it. */
const usualHosts = [
  'gmail.com',
  'wp.pl',
  'o2.pl',
  'onet.pl',
  'interia.pl',
  'op.pl',
  'outlook.com',
  'icloud.com',
] as const;

/** Real mail hosts that differ from a usual one by a single character. */
const otherHosts = ['vp.pl', 'tp.pl', 'mail.com', 'ymail.com', 'email.com'] as const;

const realHosts: readonly string[] = [...usualHosts, ...otherHosts];

/** Letters of every script, for hosts (RFC 5890): what is beyond ASCII, without spaces and invisible signs. */
const foreign = '\\u00a1-\\u167f\\u1681-\\u1fff\\u2070-\\u2fff\\u3001-\\ufefe\\uff00-\\uffff';
/** Most mail servers take only ASCII before the at sign (RFC 5321, 4.1.2; RFC 6531 is an extension that few offer). */
const word = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const local = new RegExp(`^${word}(?:\\.${word})*$`);
const sign = `[A-Za-z0-9${foreign}]`;
const label = `${sign}(?:[A-Za-z0-9${foreign}-]{0,61}${sign})?`;

const validAddress = new RegExp(`^[^@]+@(?:${label}\\.)+[A-Za-z${foreign}][A-Za-z0-9${foreign}-]{0,61}${sign}$`);

/** The maximum lengths that mail servers accept, in octets (RFC 5321, 4.5.3.1, with erratum 1690; RFC 6531). */
const longestName = 64;
const longestAddress = 254;

const octetsOf = (text: string): number => new TextEncoder().encode(text).length;

const fitsServers = (address: string): boolean =>
  octetsOf(address) <= longestAddress && octetsOf(address.slice(0, address.indexOf('@'))) <= longestName;

/** Signs between addresses or around one (RFC 5322, 3.4), and a second at sign. */
const beyondOneAddress = /[,;:<>()[\]"\\]|@.*@/su;

/** Whether a text contains more than one bare address, or may: mail programs would send to other people, or not at all. */
export const hasMoreThanOneAddress = (text: string): boolean => beyondOneAddress.test(text);

/** Spaces and invisible characters. */
const neverInAddress = /[\s\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

const localPartOf = (address: string): string => address.slice(0, Math.max(0, address.lastIndexOf('@')));

/** Whether the part before the at sign contains letters that mail servers refuse. */
export const hasForeignLocalPart = (address: string): boolean =>
  !hasMoreThanOneAddress(address) && /[^\p{ASCII}\s\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(localPartOf(address));

const localPartFits = (address: string): boolean => local.test(localPartOf(address));

/** Text that mail servers take, an at sign, text, within the limits of mail servers: the rule of the contact form. */
export const isLooseEmail = (text: string): boolean => {
  const at = text.indexOf('@');
  return (
    localPartFits(text) &&
    at < text.length - 1 &&
    !neverInAddress.test(text) &&
    !hasMoreThanOneAddress(text) &&
    fitsServers(text)
  );
};

/** An address with a local part and a host with a dot, both within the limits of mail servers. */
export const isValidEmail = (text: string): boolean =>
  validAddress.test(text) && localPartFits(text) && !neverInAddress.test(text) && fitsServers(text);

/** Whether one inserted, missing, changed or swapped character turns one text into another that differs from it. */
const isOneSlip = (from: string, to: string): boolean => {
  let start = 0;
  while (start < from.length && from[start] === to[start]) start += 1;
  const [left, right] = [from.slice(start), to.slice(start)];
  const swapped = `${left[1] ?? ''}${left[0] ?? ''}${left.slice(2)}`;
  return left.slice(1) === right || left === right.slice(1) || left.slice(1) === right.slice(1) || swapped === right;
};

/**
 * The part before the at sign in a form that mail servers accept: without accents and surplus dots; unchanged if it is accepted already,
 * or cannot be corrected.
 */
const suggestedLocalPart = (typed: string): string => {
  if (local.test(typed)) return typed;
  const plain = stripDiacritics(typed)
    .replaceAll(/\.{2,}/g, '.')
    .replaceAll(/^\.|\.$/g, '');
  return local.test(plain) ? plain : typed;
};

/** The address with a host that looks like a slip for a usual one corrected, and without letters that mail servers refuse; or null. */
export const suggestEmailCorrection = (text: string): string | null => {
  const at = text.lastIndexOf('@');
  if (at < 1) return null;
  const [typed, host] = [text.slice(0, at), text.slice(at + 1)];
  const slip = realHosts.includes(host.toLowerCase())
    ? undefined
    : usualHosts.find((usual) => isOneSlip(host.toLowerCase(), usual));
  const meant = `${suggestedLocalPart(typed)}@${slip ?? host}`;
  return meant === text ? null : meant;
};

/** An address in which its owner notices a typing error, but which others cannot read: `a***@example.pl`. */
export const maskEmail = (address: string): string => {
  const at = address.lastIndexOf('@');
  const [first = ''] = address;
  return at < 1 ? '***' : `${first}***${address.slice(at)}`;
};
