import { labelled } from '../../localized-text.ts';
import { clause } from '../../source.ts';
import { above, exactly } from '../cell.ts';
import { text } from '../domain.ts';
import { countCharacters, hasForeignLocalPart, hasMoreThanOneAddress, isValidEmail, trimText } from '../fact.ts';
import { decisionTable, example, row } from '../language.ts';
import { fieldResultDomain } from './field-result.ts';

export const registrationEmailField = decisionTable({
  id: 'registration-email-field',
  area: 'forms',
  signedBy: 'owner',
  weight: 'oneOrder',
  title: { pl: 'E-mail w formularzu zapisu', en: 'E-mail of the registration form' },
  sentence: { pl: 'Pole wymagane, jeden poprawny adres z domeną.', en: 'Required, one valid address with a domain.' },
  source: clause('5.11'),
  inputs: { value: labelled({ pl: 'wpisana wartość', en: 'value typed' }, text()) },
  facts: {
    address: labelled({ pl: 'adres bez spacji na końcach', en: 'address without spaces at its ends' }, trimText('value')),
    characters: labelled({ pl: 'liczba znaków', en: 'number of characters' }, countCharacters('address')),
    valid: labelled({ pl: 'poprawny adres z domeną', en: 'valid address with a domain' }, isValidEmail('address')),
    more: labelled({ pl: 'więcej niż sam adres', en: 'more than a bare address' }, hasMoreThanOneAddress('address')),
    letters: labelled(
      { pl: 'przed znakiem @ są litery, których poczta nie przyjmuje', en: 'letters before the @ that mail does not take' },
      hasForeignLocalPart('address'),
    ),
  },
  outputs: fieldResultDomain('form/required', 'form/emailError', 'form/emailLetters', 'form/emailSeveral'),
  rows: [
    row({ id: 'empty', pl: 'puste pole', en: 'empty field' }, { characters: exactly(0) }, 'form/required'),
    row(
      { id: 'no-address', pl: 'niepoprawny adres', en: 'invalid address' },
      { characters: above(0), valid: exactly(false), more: exactly(false), letters: exactly(false) },
      'form/emailError',
    ),
    row(
      { id: 'letters', pl: 'litery, których poczta nie przyjmuje', en: 'letters that mail does not take' },
      { characters: above(0), valid: exactly(false), more: exactly(false), letters: exactly(true) },
      'form/emailLetters',
    ),
    row(
      { id: 'several', pl: 'więcej niż jeden adres', en: 'more than one address' },
      { characters: above(0), valid: exactly(false), more: exactly(true) },
      'form/emailSeveral',
    ),
    row({ id: 'address', pl: 'poprawny adres', en: 'valid address' }, { characters: above(0), valid: exactly(true) }, 'ok'),
  ],
  examples: [
    example({ value: ' ' }, 'form/required'),
    example({ value: 'a@b' }, 'form/emailError'),
    example({ value: 'anna.kowalska@wp.pl' }, 'ok'),
    example({ value: 'anna..kowalska@wp.pl' }, 'form/emailError'),
    example({ value: 'łukasz@wp.pl' }, 'form/emailLetters'),
    example({ value: 'anna@wp.pl; jan@wp.pl' }, 'form/emailSeveral'),
  ],
  assumptions: ['C42', 'C260', 'C73'],
});
