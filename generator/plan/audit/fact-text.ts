import type { Fact } from '#model/rules/fact.ts';
import { filled, nameText, parameterText, type Reader } from './reader.ts';

const roundings = {
  pl: {
    clamp: 'gdy nie ma takiego dnia: ostatni dzień przed nim',
    up: 'gdy nie ma takiego dnia: pierwszy dzień po nim',
    reject: 'gdy nie ma takiego dnia: brak',
  },
  en: {
    clamp: 'where there is no such day: the last day before',
    up: 'where there is no such day: the first day after',
    reject: 'where there is no such day: none',
  },
} as const;

/** Each operator as a phrase; `a` and `b` are its arguments, `p` its parameter, `r` its rounding. */
const phrases: Readonly<Record<string, { readonly pl: string; readonly en: string }>> = {
  addMonths: { pl: 'miesiące dodane do „{a}”: {p} ({r})', en: '{a} plus {p} months ({r})' },
  addYears: { pl: 'lata dodane do „{a}”: {p} ({r})', en: '{a} plus {p} years ({r})' },
  daysBetween: { pl: 'dni od „{a}” do „{b}”', en: 'days from “{a}” to “{b}”' },
  ageOn: { pl: 'pełne lata od dnia „{a}” do dnia „{b}”', en: 'completed years since “{a}” on “{b}”' },
  isSunday: { pl: 'czy „{a}” to niedziela', en: 'whether “{a}” is a Sunday' },
  warsawDate: { pl: 'dzień w Warszawie w chwili „{a}”', en: 'the day in Warsaw at the moment “{a}”' },
  known: { pl: 'czy „{a}” jest znane', en: 'whether “{a}” is known' },
  difference: { pl: '{a} minus {b}', en: '{a} minus {b}' },
  product: { pl: '{a} razy {b}', en: '{a} times {b}' },
  lessParameter: { pl: '{a} minus {p}', en: '{a} minus {p}' },
  trimmed: { pl: '„{a}” bez odstępów na końcach', en: '“{a}” without the spaces at its ends' },
  digitsOf: { pl: '„{a}” bez odstępów i kresek', en: '“{a}” without spaces and dashes' },
  phoneOf: {
    pl: '„{a}” bez odstępów, kresek, kropek, nawiasów i prefiksu +48',
    en: '“{a}” without spaces, dashes, dots, brackets and the prefix +48',
  },
  nipOf: { pl: '„{a}” bez odstępów, kresek i prefiksu PL', en: '“{a}” without spaces, dashes and the prefix PL' },
  postalCodeOf: { pl: '„{a}” w postaci NN-NNN, jeśli to kod pocztowy', en: '“{a}” as NN-NNN, if it is a postal code' },
  lengthOf: { pl: 'liczba znaków w „{a}”', en: 'number of characters of “{a}”' },
  onlyDigits: { pl: 'czy „{a}” to same cyfry 0–9', en: 'whether “{a}” is digits 0–9 only' },
  foreignPhone: { pl: 'czy „{a}” ma prefiks innego kraju', en: 'whether “{a}” has the prefix of another country' },
  startsWithZero: { pl: 'czy „{a}” zaczyna się od zera', en: 'whether “{a}” begins with a zero' },
  looseEmail: { pl: 'czy „{a}” ma postać tekst@tekst', en: 'whether “{a}” has the form text@text' },
  validEmail: { pl: 'czy „{a}” to poprawny adres e-mail', en: 'whether “{a}” is a valid e-mail address' },
  probableEmailTypo: {
    pl: 'czy „{a}” ma prawdopodobną literówkę w domenie',
    en: 'whether “{a}” has a probable typo in its domain',
  },
  peselChecksumOk: {
    pl: 'czy cyfra kontrolna PESEL „{a}” się zgadza',
    en: 'whether the control digit of the PESEL “{a}” is right',
  },
  peselBirthDate: {
    pl: 'dzień urodzenia z PESEL „{a}”, jeśli istnieje',
    en: 'the day of birth in the PESEL “{a}”, if it exists',
  },
  nipChecksumOk: {
    pl: 'czy cyfra kontrolna NIP „{a}” się zgadza',
    en: 'whether the control digit of the NIP “{a}” is right',
  },
};

/** What a derived fact is, as a phrase. */
export const factText = (fact: Fact, reader: Reader): string => {
  const [a = '', b = ''] = fact.of.map((name) => nameText(name, reader));
  const p = fact.parameter === undefined ? '' : parameterText(fact.parameter, reader);
  const r = fact.rounding === undefined ? '' : roundings[reader.locale][fact.rounding];
  const phrase = phrases[fact.op]?.[reader.locale];
  return phrase === undefined ? `${fact.op}(${[...fact.of].join('; ')})` : filled(phrase, { a, b, p, r });
};
