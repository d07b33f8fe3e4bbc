/** The sources from which each function is written. */
export const sources: Readonly<Record<string, readonly string[]>> = {
  agreementField: ['5.4', 'C37'],
  contactEmailField: ['5.2', '8.1', '8.2'],
  contactForm: ['4.1', '4.29'],
  fieldRequirement: ['5.8'],
  nameField: ['5.1', '8.1'],
  nipField: ['3.31', 'C220'],
  peselField: ['5.9'],
  phoneField: ['5.3', '8.1', 'C44'],
  phoneHint: [],
  postalCodeField: ['C220'],
  registrationEmailField: ['5.11'],
  requiredText: ['5.8', '8.1', '8.2'],
};

/** A required declaration is ticked. */
export const agreementField = ({ ticked }: { ticked: boolean }): string => (ticked ? 'ok' : 'form/required');

/** Signs that separate or enclose addresses, or a second at sign. */
const isSeveral = (text: string): boolean =>
  [...',;:<>()[]"\\'].some((sign) => text.includes(sign)) || text.split('@').length > 2;

const bytes = (text: string): number => Buffer.byteLength(text);

const isLocalPart = (text: string): boolean => text.split('.').every((word) => /^[\w!#$%&'*+/=?^`{|}~-]+$/.test(word));

/** A sign that is seen, before the at sign, and not in ASCII. */
const hasForeignLetters = (address: string): boolean =>
  address.includes('@') &&
  [...(address.split('@')[0] ?? '')].some(
    (sign) => sign > '\u007f' && !/[\s\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(sign),
  );

/** Required, one text@text, no longer than mail servers take it. */
export const contactEmailField = ({ value }: { value: string }): string => {
  const address = value.trim();
  if (address === '') return 'form/required';
  if (isSeveral(address)) return 'form/emailSeveral';
  const [local = '', host = ''] = address.split('@');
  if (hasForeignLetters(address)) return 'form/emailLetters';
  const isBare = host !== '' && !/[\s\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(host);
  return isBare && isLocalPart(local) && bytes(local) <= 64 && bytes(address) <= 254 ? 'ok' : 'form/emailError';
};

/** The contact form of specification section 4, as a visitor sees it. */
interface Card {
  readonly state: string;
  readonly messageShown: boolean;
}
interface Happening {
  readonly type: string;
  readonly valid?: boolean;
}

const answers = (card: Card, { type, valid }: Happening): [state: string, effects: string] | undefined => {
  const isOpen = card.state === 'idle' || card.state === 'invalid';
  if (isOpen && type === 'send')
    return valid === true
      ? ['sending', 'disableButton clearErrors postMessage trackSubmission']
      : ['invalid', 'showErrors'];
  if (card.state === 'invalid' && type === 'edit')
    return valid === true ? ['idle', 'clearErrors enableButton'] : ['invalid', 'showErrors'];
  if (isOpen && type === 'focusInput' && !card.messageShown) return [card.state, 'revealMessage'];
  const after: Record<string, [string, string]> = {
    'sending succeed': ['sent', 'showSuccess'],
    'sending fail': ['failed', 'showFailure'],
    'sent acknowledge': ['idle', 'clearFields clearErrors hideOverlay enableButton'],
    'failed retry': ['idle', 'hideOverlay enableButton'],
  };
  return after[`${card.state} ${type}`];
};

export const contactForm = (card: Card, happening: Happening) => {
  const [state, effects] = answers(card, happening) ?? [card.state, ''];
  const messageShown = card.messageShown || effects === 'revealMessage';
  return { state: { state, messageShown }, effects: effects.split(' ').filter((effect) => effect !== '') };
};

/** A conditional field is required when its condition is true and hidden otherwise. */
export const fieldRequirement = (field: {
  requirement: string;
  enquiry: boolean;
  minor: boolean;
  stateCertificate: boolean;
  needsPesel: boolean;
  withoutPesel: boolean;
  renewsCertificate: boolean;
  withdrawalWaived: boolean;
  secondPersonOffered: boolean;
  invoice: boolean;
}): string => {
  if (field.requirement === 'always') return 'required';
  if (field.requirement === 'never') return 'optional';
  if (field.enquiry) return 'hidden';
  if (field.requirement === 'optionalInOrder') return 'optional';
  if (field.requirement === 'whenAddressNeeded')
    return field.stateCertificate || field.invoice ? 'required' : 'optional';
  if (field.requirement === 'whenSecondPersonOffered') return field.secondPersonOffered ? 'optional' : 'hidden';
  const givesPesel = field.needsPesel && !field.withoutPesel;
  const holds = {
    whenOrdered: true,
    whenMinor: field.minor,
    whenCertificate: field.stateCertificate,
    whenPeselNeeded: field.needsPesel,
    whenPesel: givesPesel,
    whenDocument: field.needsPesel && field.withoutPesel,
    whenNoPesel: !givesPesel,
    whenRecertification: field.renewsCertificate,
    whenWithdrawalWaived: field.withdrawalWaived,
  }[field.requirement];
  return holds === true ? 'required' : 'hidden';
};

/** Required, at least one character that is not a space. */
export const nameField = ({ value }: { value: string }): string => (/\S/.test(value) ? 'ok' : 'form/required');

/** Letters and digits of a tax number of another country; what else stands there separates them. */
const isTaxNumber = (typed: string): boolean => {
  const signs = [...typed].filter((sign) => /[A-Za-z0-9+*]/.test(sign));
  const digits = signs.filter((sign) => /[0-9]/.test(sign));
  const isPlain = [...typed].every((sign) => /[A-Za-z0-9 .,/+*&-]/.test(sign) || /[\s\p{Pd}]/u.test(sign));
  const isLong = signs.length <= 20 && digits.length >= 3 && digits.some((digit) => digit !== '0');
  return isPlain && isLong && !/^pl/i.test(signs.join(''));
};

const vatPrefixes = 'AT BE BG CHE CY CZ DE DK EE EL ES FI FR GB HR HU IE IT LT LU LV MT NL PT RO SE SI SK XI'.split(
  ' ',
);

/** Optional; ten digits whose weighted sum leaves the last digit when divided by 11. A number of another country is any. */
export const nipField = ({ value, abroad = false }: { value: string; abroad?: boolean }): string => {
  const typed = value.normalize('NFKC');
  const signs = typed.replace(/[^A-Za-z0-9+*]/g, '').toUpperCase();
  const isPrefixed = vatPrefixes.some((prefix) => signs.startsWith(prefix) && signs.length >= prefix.length + 4);
  const asPolish = polishNip(value);
  if (asPolish === 'ok' || !(abroad || isPrefixed)) return asPolish;
  return isTaxNumber(typed) ? 'ok' : 'form/taxNumberError';
};

const polishNip = (value: string): string => {
  const number = value
    .normalize('NFKC')
    .replace(/[\s\p{Pd}\u2212\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/^nip[.:]*/i, '')
    .replace(/^[Pp][Ll]/, '');
  if (number === '') return 'ok';
  if (!/^[0-9]{10}$/.test(number) || Number(number) === 0) return 'form/nipError';
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0, control = 0] = [...number].map(Number);
  const remainder = (6 * a + 5 * b + 7 * c + 2 * d + 3 * e + 4 * f + 5 * g + 6 * h + 7 * i) % 11;
  return remainder === control ? 'ok' : 'form/nipError';
};

/** The day of birth with Date deciding whether it exists. */
const dayExists = (digits: string): boolean => {
  const [year, coded, day] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 6)].map(Number);
  const offsets: [number, number][] = [
    [80, 1800],
    [60, 2200],
    [40, 2100],
    [20, 2000],
    [0, 1900],
  ];
  const [offset, century] = offsets.find(([from]) => (coded ?? 0) >= from) ?? [0, 1900];
  const month = (coded ?? 0) - offset;
  const date = new Date(Date.UTC(century + (year ?? 0), month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

/** The weighted sum over all eleven digits, control digit included, ends in zero. */
const sumEndsInZero = (digits: string): boolean =>
  [...digits].reduce((sum, digit, index) => sum + Number(digit) * Number('13791379131'[index]), 0) % 10 === 0;

export const peselField = ({ value }: { value: string }): string => {
  const digits = value.normalize('NFKC').replace(/[\s\p{Pd}\u2212\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '');
  if (digits === '') return 'form/required';
  if (/[^0-9]/.test(digits)) return 'form/peselNumberError';
  if (digits.length !== 11) return 'form/peselLengthError';
  if (!sumEndsInZero(digits)) return 'form/peselChecksumError';
  return dayExists(digits) ? 'ok' : 'form/peselDateError';
};

const codesOfCountries =
  '1 7 20 27 30 31 32 33 34 36 39 40 41 43 44 45 46 47 48 49 51 52 53 54 55 56 57 58 60 61 62 63 64 65 66 81 82 84 86 90 91 92 93 94 95 98'.split(
    ' ',
  );

/** An international number without what is dialled only inside its country; read by the list of country codes. */
const withoutTrunk = (value: string): string => {
  const bare = [...value.normalize('NFKC')]
    .filter((sign) => /[()[\]]/.test(sign) || !isSeparator(sign))
    .join('')
    .replace(/^tel:*/i, '');
  const open = /^[([]/.test(bare) ? bare.slice(1) : bare;
  const isMarked = /^[1-9][0-9]{0,2}[)\]]?[([]0[)\]]/.test(open);
  const started = open.startsWith('+') ? 1 : /^00[1-9]/.test(open) ? 2 : isMarked ? 0 : null;
  if (started === null) return value.normalize('NFKC');
  const digits = open.slice(started);
  const code = codesOfCountries.find((one) => digits.startsWith(one)) ?? /^[1-9][0-9]{2}/.exec(digits)?.[0] ?? '';
  if (code === '') return open;
  const inside = digits.slice(code.length).replace(/^[)\]]/, '');
  const trunk = { 36: /^[([]?06/, 7: /^[([]8[)\]]/, 370: /^[([]8[)\]]/, 375: /^[([]8[)\]]/ }[code];
  const rest = trunk === undefined ? inside : inside.replace(trunk, '');
  const keepsZero = ['39', '378', '225', '229', '241', '242', '800'].includes(code);
  const zero = keepsZero ? null : /^[([]?0[)\]]?[(]?[1-9]/.exec(rest);
  return `+${code}${zero === null ? rest : rest.replace('0', '')}`;
};

const isSeparator = (character: string): boolean =>
  /[\s\p{Pd}\u2212./()[\]\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(character);

/** Spaces, dashes, dots and brackets away, then +48 or 0048; digits only; enough of them. Read character by character. */
export const phoneField = (
  { value }: { value: string },
  { phoneMinimumDigits = Number.NaN }: Record<string, number>,
): string => {
  const typed = withoutTrunk(value)
    .split('')
    .filter((character) => !isSeparator(character))
    .join('')
    .toLowerCase();
  let rest = typed.startsWith('tel') ? typed.slice(3).replace(/^:+/, '') : typed;
  if (rest.startsWith('00') && '123456789'.includes(rest[2] ?? '-')) rest = `+${rest.slice(2)}`;
  if (rest.startsWith('+48')) rest = rest.slice(3);
  else if (rest.length === 11 && rest.startsWith('48') && Number.isInteger(Number(rest))) rest = rest.slice(2);
  else if (rest.startsWith('+')) rest = rest.slice(1);
  if (rest === '') return 'form/required';
  if ([...rest].some((character) => character < '0' || character > '9')) return 'form/phoneNumberError';
  if (rest.length < phoneMinimumDigits) return 'form/phoneLengthError';
  return [...rest].every((character) => character === '0') ? 'form/phoneNumberError' : 'ok';
};

/** A number written without another country's prefix should have nine digits and not begin with zero. */
export const phoneHint = (
  { value }: { value: string },
  { polishPhoneDigits = Number.NaN }: Record<string, number>,
): string => {
  const typed = withoutTrunk(value)
    .replace(/[\s\p{Pd}\u2212\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/^tel[.:]*/i, '')
    .replace(/[./()[\]]/g, '');
  const isInternational = /^(\+|00[1-9])/.test(typed);
  const isPolish = /^(\+|00)48/.test(typed);
  if (isInternational && !isPolish) return 'none';
  const national = isPolish ? typed.replace(/^(\+|00)48/, '') : /^48\d{9}$/.test(typed) ? typed.slice(2) : typed;
  return [...national].length === polishPhoneDigits && national[0] !== '0' ? 'none' : 'checkNumber';
};

/** NN-NNN, also without the dash or with a space in its place; in another country whatever stands there. */
export const postalCodeField = ({ value, abroad }: { value: string; abroad: boolean }): string => {
  const typed = value.normalize('NFKC').trim();
  if (value.trim() === '') return 'form/required';
  if (abroad) return 'ok';
  const separator = typed.length === 6 ? typed[2] : '';
  const digits = typed.length === 6 ? typed.slice(0, 2) + typed.slice(3) : typed;
  const separatorFits = separator === '' || /[\s\p{Pd}]/u.test(separator ?? '');
  const areDigits = digits.length === 5 && [...digits].every((digit) => '0123456789'.includes(digit));
  return separatorFits && areDigits ? 'ok' : 'form/postalCodeError';
};

/** A letter of another script; a space or a sign that nobody sees is none. */
const isForeign = (sign: string): boolean => sign >= '\u00a1' && !/[\s\u1680\u2000-\u206f\u3000\ufeff]/.test(sign);
const inAscii = (text: string): string =>
  [...text].map((sign) => (isForeign(sign) ? 'x'.repeat(sign.length) : sign)).join('');

const isHost = (text: string): boolean => {
  const labels = text.split('.');
  const top = labels.at(-1) ?? '';
  const areLabels = labels.every((label) => /^[a-z\d-]{1,63}$/i.test(label) && !/^-|-$/.test(label));
  return labels.length > 1 && areLabels && /^[a-z]/i.test(top) && top.length > 1;
};

/** A valid address: local part, one at sign, a host with a dot. */
export const registrationEmailField = ({ value }: { value: string }): string => {
  const written = value.trim();
  if (written.length === 0) return 'form/required';
  if (isSeveral(written)) return 'form/emailSeveral';
  if (hasForeignLetters(written)) return 'form/emailLetters';
  const parts = written.split('@');
  const [local = '', host = ''] = parts;
  const isShort = bytes(written) <= 254 && bytes(local) <= 64;
  return parts.length === 2 && isShort && isLocalPart(local) && isHost(inAscii(host)) ? 'ok' : 'form/emailError';
};

/** Something other than spaces. */
export const requiredText = ({ value }: { value: string }): string => (/[^\s]/.test(value) ? 'ok' : 'form/required');
