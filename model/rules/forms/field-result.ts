import type { LocalizedText } from '../../localized-text.ts';
import { type Domain, oneOf } from '../domain.ts';

/** The messages next to a field, by their keys. */
const messages = {
  'form/required': { pl: 'komunikat: pole wymagane', en: 'message: field required' },
  'form/emailError': { pl: 'komunikat: błędny adres e-mail', en: 'message: wrong e-mail address' },
  'form/emailLetters': { pl: 'komunikat: litery, których poczta nie przyjmuje przed @', en: 'message: letters that mail does not take before the @' },
  'form/emailSeveral': { pl: 'komunikat: więcej niż jeden adres e-mail', en: 'message: more than one e-mail address' },
  'form/emailTaken': { pl: 'komunikat: adres już użyty', en: 'message: address already used' },
  'form/phoneNumberError': { pl: 'komunikat: numer to same cyfry', en: 'message: a number is digits only' },
  'form/phoneLengthError': { pl: 'komunikat: numer za krótki', en: 'message: number too short' },
  'form/peselNumberError': { pl: 'komunikat: PESEL to same cyfry', en: 'message: a PESEL is digits only' },
  'form/peselLengthError': { pl: 'komunikat: zła długość PESEL', en: 'message: wrong length of the PESEL' },
  'form/peselChecksumError': { pl: 'komunikat: błędna cyfra kontrolna PESEL', en: 'message: wrong PESEL control digit' },
  'form/peselDateError': { pl: 'komunikat: błędna data w PESEL', en: 'message: wrong date in the PESEL' },
  'form/nipError': { pl: 'komunikat: błędny NIP', en: 'message: wrong NIP' },
  'form/taxNumberError': { pl: 'komunikat: to nie numer podatkowy', en: 'message: no tax number' },
  'form/postalCodeError': { pl: 'komunikat: błędny kod pocztowy', en: 'message: wrong postal code' },
} as const satisfies Readonly<Record<string, LocalizedText>>;

/** The results of a field rule: 'ok' or the key of a message. */
export const fieldResultDomain = (...keys: readonly (keyof typeof messages)[]): Domain =>
  oneOf({ ok: { pl: 'w porządku', en: 'in order' }, ...Object.fromEntries(keys.map((key) => [key, messages[key]])) });
