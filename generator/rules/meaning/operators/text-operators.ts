import { hasForeignVatPrefix, isForeignTaxNumber, isNipChecksumValid, nipWeights } from '#domain/identifiers/nip.ts';
import { isPeselChecksumValid, peselBirthDate, peselWeights } from '#domain/identifiers/pesel.ts';
import { hasForeignLocalPart, hasMoreThanOneAddress, isLooseEmail, isValidEmail } from '#domain/texts/email-address.ts';
import {
  countCharacters,
  hasOnlyDigits,
  hasOnlyZeros,
  isForeignPhone,
  normaliseNip,
  normalisePhone,
  normalisePostalCode,
  removeSpacesAndDashes,
  startsWithZero,
  trimText,
} from '#domain/texts/text-normalisation.ts';
import type { LocalizedText } from '#model/localized-text.ts';
import type { Domain } from '#model/rules/domain.ts';
import type { Value } from '../region.ts';
import type { Operator, Operators } from './operator.ts';

const boolean: Domain = { kind: 'boolean' };
const text: Domain = { kind: 'text' };

const fromText = (
  phrase: LocalizedText,
  apply: (value: string) => Value,
  rest: Pick<Operator, 'gives'> & Partial<Pick<Operator, 'givesNull' | 'givesUnit' | 'module'>>,
): Operator => ({
  phrase,
  takes: [['text']],
  needs: 'nothing',
  module: 'texts/text-normalisation',
  evaluate: ([value]) => (typeof value === 'string' ? apply(value) : null),
  ...rest,
});

/** The operators that read a text as it was typed, or as another of these operators returned it. */
export const textOperators: Operators = {
  trimText: fromText({ pl: '„{a}” bez odstępów na końcach', en: '“{a}” without the spaces at its ends' }, trimText, {
    gives: text,
  }),
  removeSpacesAndDashes: fromText(
    { pl: '„{a}” bez odstępów i kresek', en: '“{a}” without spaces and dashes' },
    removeSpacesAndDashes,
    {
      gives: text,
    },
  ),
  normalisePhone: fromText(
    {
      pl: '„{a}” bez odstępów, kresek, kropek, ukośników, nawiasów i „tel.” na początku; polski numer także bez +48, bez 0048 i bez 48 przed dziewięcioma cyframi, numer innego kraju bez + albo 00 i bez zera, które wybiera się tylko w nim, jak w +49 (0) 30',
      en: '“{a}” without spaces, dashes, dots, slashes, brackets and a leading “tel.”; a Polish number also without +48, 0048, or 48 in front of nine digits, a number of another country without + or 00 and without the zero that is dialled only inside it, as in +49 (0) 30',
    },
    normalisePhone,
    { gives: text },
  ),
  normaliseNip: fromText(
    {
      pl: '„{a}” bez odstępów, kresek, „NIP” na początku i prefiksu PL',
      en: '“{a}” without spaces, dashes, a leading “NIP” and the prefix PL',
    },
    normaliseNip,
    { gives: text },
  ),
  isForeignPhone: fromText(
    { pl: 'czy „{a}” ma prefiks innego kraju', en: 'whether “{a}” has the prefix of another country' },
    isForeignPhone,
    { gives: boolean },
  ),
  normalisePostalCode: fromText(
    { pl: '„{a}” w postaci NN-NNN, jeśli to kod pocztowy', en: '“{a}” as NN-NNN, if it is a postal code' },
    normalisePostalCode,
    { gives: text, givesNull: true },
  ),
  countCharacters: fromText({ pl: 'liczba znaków w „{a}”', en: 'number of characters of “{a}”' }, countCharacters, {
    gives: { kind: 'length' },
    givesUnit: ['character', 'digit'],
  }),
  hasOnlyDigits: fromText(
    { pl: 'czy „{a}” to same cyfry 0–9', en: 'whether “{a}” is digits 0–9 only' },
    hasOnlyDigits,
    {
      gives: boolean,
    },
  ),
  hasOnlyZeros: fromText({ pl: 'czy „{a}” to same zera', en: 'whether “{a}” is zeros only' }, hasOnlyZeros, {
    gives: boolean,
  }),
  startsWithZero: fromText(
    { pl: 'czy „{a}” zaczyna się od zera', en: 'whether “{a}” begins with a zero' },
    startsWithZero,
    { gives: boolean },
  ),
  hasMoreThanOneAddress: fromText(
    {
      pl: 'czy „{a}” ma znak, który rozdziela albo otacza adresy (, ; : < > ( ) [ ] " \\), albo drugi znak @',
      en: 'whether “{a}” has a sign that separates or encloses addresses (, ; : < > ( ) [ ] " \\) or a second @',
    },
    hasMoreThanOneAddress,
    { gives: boolean, module: 'texts/email-address' },
  ),
  hasForeignLocalPart: fromText(
    {
      pl: 'czy „{a}” ma przed znakiem @ znak spoza ASCII (ł, ą, ü), którego większość serwerów poczty nie przyjmuje',
      en: 'whether “{a}” has a character outside ASCII (ł, ą, ü) before the @, which most mail servers do not take',
    },
    hasForeignLocalPart,
    { gives: boolean, module: 'texts/email-address' },
  ),
  isLooseEmail: fromText(
    {
      pl: 'czy „{a}” ma postać tekst@tekst, przed @ ma litery a–z, cyfry i znaki dozwolone w adresach, jest bez odstępów i znaków, które rozdzielają adresy, i mieści się w granicach długości serwerów poczty',
      en: 'whether “{a}” has the form text@text, with letters a–z, digits and the marks that addresses allow before the @, without spaces and signs that separate addresses, within the lengths of mail servers',
    },
    isLooseEmail,
    { gives: boolean, module: 'texts/email-address' },
  ),
  isValidEmail: fromText(
    {
      pl: 'czy „{a}” to adres e-mail: przed @ litery a–z, cyfry i znaki dozwolone w adresach, po @ domena z kropką, bez odstępów, w granicach długości serwerów poczty',
      en: 'whether “{a}” is an e-mail address: letters a–z, digits and the marks that addresses allow before the @, a host with a dot after it, no spaces, within the lengths of mail servers',
    },
    isValidEmail,
    { gives: boolean, module: 'texts/email-address' },
  ),
  isPeselChecksumValid: fromText(
    {
      pl: `czy ostatnia cyfra „{a}” dopełnia do pełnych dziesiątek sumę poprzednich z wagami ${peselWeights.join(' ')}`,
      en: `whether the last digit of “{a}” fills up to full tens the sum of those before it with the weights ${peselWeights.join(' ')}`,
    },
    isPeselChecksumValid,
    { gives: boolean, module: 'identifiers/pesel' },
  ),
  peselBirthDate: fromText(
    {
      pl: 'dzień urodzenia z PESEL „{a}”, jeśli istnieje; miesiąc jest większy o 80 dla lat 1800–1899, o 20 dla 2000–2099, o 40 dla 2100–2199 i o 60 dla 2200–2299',
      en: 'the day of birth in the PESEL “{a}”, if it exists; the month is raised by 80 for the years 1800–1899, by 20 for 2000–2099, by 40 for 2100–2199 and by 60 for 2200–2299',
    },
    peselBirthDate,
    { gives: { kind: 'day' }, module: 'identifiers/pesel', givesNull: true },
  ),
  hasForeignVatPrefix: fromText(
    {
      pl: 'czy „{a}” zaczyna się od prefiksu numeru VAT innego kraju (DE, CZ, CHE)',
      en: 'whether “{a}” begins with the prefix of a VAT number of another country (DE, CZ, CHE)',
    },
    hasForeignVatPrefix,
    { gives: boolean, module: 'identifiers/nip' },
  ),
  isForeignTaxNumber: fromText(
    {
      pl: 'czy „{a}” może być numerem podatkowym innego kraju: od 3 do 20 liter i cyfr, w tym co najmniej 3 cyfry, nie same zera, bez prefiksu PL',
      en: 'whether “{a}” may be a tax number of another country: 3 to 20 letters and digits, at least 3 of them digits, not zeros alone, without the prefix PL',
    },
    isForeignTaxNumber,
    { gives: boolean, module: 'identifiers/nip' },
  ),
  isNipChecksumValid: fromText(
    {
      pl: `czy ostatnia cyfra „{a}” jest resztą z dzielenia przez 11 sumy poprzednich z wagami ${nipWeights.join(' ')}; same zera to nie NIP`,
      en: `whether the last digit of “{a}” is the remainder, divided by 11, of the sum of those before it with the weights ${nipWeights.join(' ')}; zeros alone are no NIP`,
    },
    isNipChecksumValid,
    { gives: boolean, module: 'identifiers/nip' },
  ),
};
