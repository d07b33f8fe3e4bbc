import { domain, spec } from '../source.ts';
import { above, atLeast, below, exactly } from './cell.ts';
import { boolean, oneOf, text } from './domain.ts';
import {
  foreignPhone,
  lengthOf,
  lessParameter,
  looseEmail,
  onlyDigits,
  phoneOf,
  probableEmailTypo,
  startsWithZero,
  trimmed,
  validEmail,
} from './fact.ts';
import { decisionTable, example, row } from './language.ts';

/** The results of a field rule are 'ok' or the key of the message. */
export const nameField = decisionTable({
  id: 'name-field',
  area: 'forms',
  title: { pl: 'Imię i nazwisko', en: 'Name' },
  sentence: {
    pl: 'Pole wymagane, co najmniej jeden znak bez spacji na końcach.',
    en: 'Required, at least one character once the spaces at its ends are gone.',
  },
  source: spec('5', 'name required, at least one character'),
  inputs: { value: text() },
  facts: { name: trimmed('value'), characters: lengthOf('name') },
  outputs: oneOf('ok', 'form/required'),
  hit: 'unique',
  coverage: 'total',
  rows: [
    row('empty', { characters: below('nameMinimumLength') }, 'form/required'),
    row('given', { characters: atLeast('nameMinimumLength') }, 'ok'),
  ],
  examples: [
    example({ value: '' }, 'form/required'),
    example({ value: '   ' }, 'form/required'),
    example({ value: 'A' }, 'ok'),
    example({ value: ' Łucja Żak ' }, 'ok'),
  ],
  assumptions: ['C43'],
  questions: [],
});

export const requiredText = decisionTable({
  id: 'required-text',
  area: 'forms',
  title: { pl: 'Pole wymagane', en: 'Required field' },
  sentence: { pl: 'Pole nie może być puste.', en: 'The field must not be empty.' },
  source: spec('5', 'Registration: required fields'),
  inputs: { value: text() },
  facts: { content: trimmed('value'), characters: lengthOf('content') },
  outputs: oneOf('ok', 'form/required'),
  hit: 'unique',
  coverage: 'total',
  rows: [row('empty', { characters: exactly(0) }, 'form/required'), row('given', { characters: above(0) }, 'ok')],
  examples: [example({ value: ' ' }, 'form/required'), example({ value: 'ul. Długa 1' }, 'ok')],
  assumptions: [],
  questions: [],
});

export const phoneField = decisionTable({
  id: 'phone-field',
  area: 'forms',
  title: { pl: 'Telefon', en: 'Phone' },
  sentence: {
    pl: 'Pole wymagane; po usunięciu odstępów, kresek, nawiasów i prefiksu +48 same cyfry, co najmniej 9.',
    en: 'Required; without spaces, dashes, brackets and the prefix +48 digits only, at least 9.',
  },
  source: spec('5', 'phone required, digits only, at least 9 characters'),
  inputs: { value: text() },
  facts: {
    number: phoneOf('value'),
    characters: lengthOf('number'),
    digitsOnly: onlyDigits('number'),
    charactersOverMinimum: lessParameter('characters', 'phoneMinimumDigits'),
  },
  outputs: oneOf('ok', 'form/required', 'form/phoneNumberError', 'form/phoneLengthError'),
  hit: 'unique',
  coverage: 'total',
  rows: [
    row('empty', { characters: exactly(0) }, 'form/required'),
    row('other-characters', { characters: above(0), digitsOnly: exactly(false) }, 'form/phoneNumberError'),
    row(
      'too-short',
      { characters: above(0), digitsOnly: exactly(true), charactersOverMinimum: below(0) },
      'form/phoneLengthError',
    ),
    row('valid', { digitsOnly: exactly(true), charactersOverMinimum: atLeast(0) }, 'ok'),
  ],
  examples: [
    example({ value: '' }, 'form/required'),
    example({ value: '600700800' }, 'ok'),
    example({ value: '600 700 800' }, 'ok', domain('4.1', 'spellings that visitors use')),
    example({ value: '600-700-800' }, 'ok', domain('4.1', 'spellings that visitors use')),
    example({ value: '(22) 123 45 67' }, 'ok', domain('4.1', 'spellings that visitors use')),
    example({ value: '+48 600 700 800' }, 'ok', domain('4.1', 'spellings that visitors use')),
    example({ value: '0048 600700800' }, 'ok', domain('4.1', 'spellings that visitors use')),
    example({ value: 'tel. 600 700 800' }, 'ok', domain('4.1', 'spellings that visitors use')),
    example({ value: '+48 60070080' }, 'form/phoneLengthError'),
    example({ value: '60070080' }, 'form/phoneLengthError'),
    example({ value: '600700800 w.12' }, 'form/phoneNumberError', domain('4.1', 'no parse')),
    example({ value: 'abc' }, 'form/phoneNumberError'),
  ],
  assumptions: ['C44'],
  questions: ['C44: the specification sets no maximum; a number that is not nine digits long is only asked about.'],
});

/** A question beside the field, never a refusal. */
export const phoneHint = decisionTable({
  id: 'phone-hint',
  area: 'forms',
  title: { pl: 'Podpowiedź przy telefonie', en: 'Phone hint' },
  sentence: {
    pl: 'Polski numer, który nie ma 9 cyfr albo zaczyna się od zera, prosi o sprawdzenie.',
    en: 'A Polish number that does not have 9 digits or begins with zero asks to be checked.',
  },
  source: domain('4.2', 'Polish value not exactly 9 digits or starting with 0: soft warning'),
  inputs: { value: text() },
  facts: {
    foreign: foreignPhone('value'),
    number: phoneOf('value'),
    zeroFirst: startsWithZero('number'),
    characters: lengthOf('number'),
    charactersOver: lessParameter('characters', 'polishPhoneDigits'),
  },
  outputs: oneOf('none', 'checkNumber'),
  hit: 'unique',
  coverage: 'total',
  rows: [
    row('foreign', { foreign: exactly(true) }, 'none'),
    row('zero-first', { foreign: exactly(false), zeroFirst: exactly(true) }, 'checkNumber'),
    row('short', { foreign: exactly(false), zeroFirst: exactly(false), charactersOver: below(0) }, 'checkNumber'),
    row('nine', { foreign: exactly(false), zeroFirst: exactly(false), charactersOver: exactly(0) }, 'none'),
    row('long', { foreign: exactly(false), zeroFirst: exactly(false), charactersOver: above(0) }, 'checkNumber'),
  ],
  examples: [
    example({ value: '600 700 800' }, 'none'),
    example({ value: '0600700800' }, 'checkNumber'),
    example({ value: '60070080' }, 'checkNumber'),
    example({ value: '6007008000' }, 'checkNumber'),
    example({ value: '+49 170 1234567' }, 'none'),
  ],
  assumptions: ['C44'],
  questions: [],
});

export const contactEmailField = decisionTable({
  id: 'contact-email-field',
  area: 'forms',
  title: { pl: 'E-mail w formularzu kontaktowym', en: 'E-mail of the contact form' },
  sentence: { pl: 'Pole wymagane, w postaci tekst@tekst.', en: 'Required, of the form text@text.' },
  source: spec('5', 'email required and must match loose text@text'),
  inputs: { value: text() },
  facts: { address: trimmed('value'), characters: lengthOf('address'), loose: looseEmail('address') },
  outputs: oneOf('ok', 'form/required', 'form/emailError'),
  hit: 'unique',
  coverage: 'total',
  rows: [
    row('empty', { characters: exactly(0) }, 'form/required'),
    row('no-address', { characters: above(0), loose: exactly(false) }, 'form/emailError'),
    row('address', { characters: above(0), loose: exactly(true) }, 'ok'),
  ],
  examples: [
    example({ value: '' }, 'form/required'),
    example({ value: 'a@b' }, 'ok'),
    example({ value: '@b' }, 'form/emailError'),
    example({ value: 'a@' }, 'form/emailError'),
    example({ value: 'anna kowalska' }, 'form/emailError'),
  ],
  assumptions: ['C42'],
  questions: [],
});

export const registrationEmailField = decisionTable({
  id: 'registration-email-field',
  area: 'forms',
  title: { pl: 'E-mail w formularzu zapisu', en: 'E-mail of the registration form' },
  sentence: {
    pl: 'Pole wymagane, poprawny adres z domeną.',
    en: 'Required, a valid address with a domain.',
  },
  source: spec('5', 'Registration: e-mail valid'),
  inputs: { value: text() },
  facts: { address: trimmed('value'), characters: lengthOf('address'), valid: validEmail('address') },
  outputs: oneOf('ok', 'form/required', 'form/emailError'),
  hit: 'unique',
  coverage: 'total',
  rows: [
    row('empty', { characters: exactly(0) }, 'form/required'),
    row('no-address', { characters: above(0), valid: exactly(false) }, 'form/emailError'),
    row('address', { characters: above(0), valid: exactly(true) }, 'ok'),
  ],
  examples: [
    example({ value: ' ' }, 'form/required'),
    example({ value: 'a@b' }, 'form/emailError'),
    example({ value: 'anna.kowalska@wp.pl' }, 'ok'),
    example({ value: 'anna..kowalska@wp.pl' }, 'form/emailError'),
  ],
  assumptions: ['C42', 'C73'],
  questions: [],
});

/** A question beside the field, never a refusal. */
export const emailHint = decisionTable({
  id: 'email-hint',
  area: 'forms',
  title: { pl: 'Podpowiedź przy adresie', en: 'E-mail hint' },
  sentence: {
    pl: 'Domena różniąca się jednym znakiem od znanej (gmial.com) prosi o sprawdzenie.',
    en: 'A domain that differs from a usual one by one slip (gmial.com) asks to be checked.',
  },
  source: domain('5', 'C42: typo hint (gmial.com)'),
  inputs: { value: text() },
  facts: { address: trimmed('value'), typo: probableEmailTypo('address') },
  outputs: oneOf('none', 'checkAddress'),
  hit: 'unique',
  coverage: 'total',
  rows: [row('typo', { typo: exactly(true) }, 'checkAddress'), row('usual', { typo: exactly(false) }, 'none')],
  examples: [
    example({ value: 'anna@gmial.com' }, 'checkAddress'),
    example({ value: 'anna@gmail.com' }, 'none'),
    example({ value: 'anna@szkola.edu.pl' }, 'none'),
  ],
  assumptions: ['C42'],
  questions: [],
});

export const agreementField = decisionTable({
  id: 'agreement-field',
  area: 'forms',
  title: { pl: 'Zgoda wymagana', en: 'Required declaration' },
  sentence: {
    pl: 'Oświadczenie wymagane musi być zaznaczone; pole jest puste na początku.',
    en: 'A required declaration must be ticked; the box is empty at first.',
  },
  source: spec('5', 'Texts state that acceptance of terms is required'),
  inputs: { ticked: boolean() },
  outputs: oneOf('ok', 'form/required'),
  hit: 'unique',
  coverage: 'total',
  rows: [row('ticked', { ticked: exactly(true) }, 'ok'), row('unticked', { ticked: exactly(false) }, 'form/required')],
  examples: [example({ ticked: false }, 'form/required'), example({ ticked: true }, 'ok')],
  assumptions: ['C37'],
  questions: [],
});
