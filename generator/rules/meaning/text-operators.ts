import { nipChecksumOk } from '#domain/identifiers/nip.ts';
import { peselBirthDate, peselChecksumOk } from '#domain/identifiers/pesel.ts';
import { looseEmail, probableEmailTypo, validEmail } from '#domain/texts/email-address.ts';
import {
  digitsOf,
  foreignPhone,
  lengthOf,
  nipOf,
  onlyDigits,
  phoneOf,
  postalCodeOf,
  startsWithZero,
  trimmed,
} from '#domain/texts/text-normalisation.ts';
import type { Domain } from '#model/rules/domain.ts';
import type { Wording } from '#model/wording.ts';
import type { Operator, Operators } from './operator.ts';
import type { Value } from './region.ts';

const boolean: Domain = { kind: 'boolean' };
const text: Domain = { kind: 'text' };

const fromText = (
  phrase: Wording,
  apply: (value: string) => Value,
  rest: Pick<Operator, 'gives'> & Partial<Pick<Operator, 'givesNull' | 'module' | 'feel'>>,
): Operator => ({
  phrase,
  takes: [['text']],
  needs: 'nothing',
  module: 'texts/text-normalisation',
  evaluate: ([value]) => (typeof value === 'string' ? apply(value) : null),
  ...rest,
});

/** The operators that read a text as it was typed, or as another of them left it. */
export const textOperators: Operators = {
  trimmed: fromText({ pl: '„{a}” bez odstępów na końcach', en: '“{a}” without the spaces at its ends' }, trimmed, {
    gives: text,
  }),
  digitsOf: fromText({ pl: '„{a}” bez odstępów i kresek', en: '“{a}” without spaces and dashes' }, digitsOf, {
    gives: text,
  }),
  phoneOf: fromText(
    {
      pl: '„{a}” bez odstępów, kresek, kropek, nawiasów i prefiksu +48',
      en: '“{a}” without spaces, dashes, dots, brackets and the prefix +48',
    },
    phoneOf,
    { gives: text },
  ),
  nipOf: fromText(
    { pl: '„{a}” bez odstępów, kresek i prefiksu PL', en: '“{a}” without spaces, dashes and the prefix PL' },
    nipOf,
    { gives: text },
  ),
  foreignPhone: fromText(
    { pl: 'czy „{a}” ma prefiks innego kraju', en: 'whether “{a}” has the prefix of another country' },
    foreignPhone,
    { gives: boolean },
  ),
  postalCodeOf: fromText(
    { pl: '„{a}” w postaci NN-NNN, jeśli to kod pocztowy', en: '“{a}” as NN-NNN, if it is a postal code' },
    postalCodeOf,
    { gives: text, givesNull: true },
  ),
  lengthOf: fromText({ pl: 'liczba znaków w „{a}”', en: 'number of characters of “{a}”' }, lengthOf, {
    gives: { kind: 'length' },
    feel: ([value]) => `string length(${value})`,
  }),
  onlyDigits: fromText({ pl: 'czy „{a}” to same cyfry 0–9', en: 'whether “{a}” is digits 0–9 only' }, onlyDigits, {
    gives: boolean,
    feel: ([value]) => `matches(${value}, "^[0-9]*$")`,
  }),
  startsWithZero: fromText(
    { pl: 'czy „{a}” zaczyna się od zera', en: 'whether “{a}” begins with a zero' },
    startsWithZero,
    { gives: boolean, feel: ([value]) => `starts with(${value}, "0")` },
  ),
  looseEmail: fromText(
    { pl: 'czy „{a}” ma postać tekst@tekst', en: 'whether “{a}” has the form text@text' },
    looseEmail,
    { gives: boolean, module: 'texts/email-address' },
  ),
  validEmail: fromText(
    { pl: 'czy „{a}” to poprawny adres e-mail', en: 'whether “{a}” is a valid e-mail address' },
    validEmail,
    { gives: boolean, module: 'texts/email-address' },
  ),
  probableEmailTypo: fromText(
    { pl: 'czy „{a}” ma prawdopodobną literówkę w domenie', en: 'whether “{a}” has a probable typo in its domain' },
    probableEmailTypo,
    { gives: boolean, module: 'texts/email-address' },
  ),
  peselChecksumOk: fromText(
    { pl: 'czy cyfra kontrolna PESEL „{a}” się zgadza', en: 'whether the control digit of the PESEL “{a}” is right' },
    peselChecksumOk,
    { gives: boolean, module: 'identifiers/pesel' },
  ),
  peselBirthDate: fromText(
    { pl: 'dzień urodzenia z PESEL „{a}”, jeśli istnieje', en: 'the day of birth in the PESEL “{a}”, if it exists' },
    peselBirthDate,
    { gives: { kind: 'day' }, module: 'identifiers/pesel', givesNull: true },
  ),
  nipChecksumOk: fromText(
    { pl: 'czy cyfra kontrolna NIP „{a}” się zgadza', en: 'whether the control digit of the NIP “{a}” is right' },
    nipChecksumOk,
    { gives: boolean, module: 'identifiers/nip' },
  ),
};
