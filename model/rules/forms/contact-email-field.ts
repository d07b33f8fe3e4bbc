import { labelled } from '../../localized-text.ts';
import { clause } from '../../source.ts';
import { above, exactly } from '../cell.ts';
import { text } from '../domain.ts';
import { countCharacters, hasForeignLocalPart, hasMoreThanOneAddress, isLooseEmail, trimText } from '../fact.ts';
import { decisionTable, example, row } from '../language.ts';
import { fieldResultDomain } from './field-result.ts';

export const contactEmailField = decisionTable({
  id: 'contact-email-field',
  area: 'forms',
  signedBy: 'owner',
  weight: 'oneOrder',
  title: { pl: 'E-mail w formularzu kontaktowym', en: 'E-mail of the contact form' },
  sentence: { pl: 'Pole wymagane, jeden adres w postaci tekst@tekst.', en: 'Required, one address of the form text@text.' },
  source: clause('5.2', '8.1', '8.2'),
  inputs: { value: labelled({ pl: 'wpisana wartość', en: 'value typed' }, text()) },
  facts: {
    address: labelled({ pl: 'adres bez spacji na końcach', en: 'address without spaces at its ends' }, trimText('value')),
    characters: labelled({ pl: 'liczba znaków', en: 'number of characters' }, countCharacters('address')),
    loose: labelled({ pl: 'ma postać tekst@tekst', en: 'has the form text@text' }, isLooseEmail('address')),
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
      { id: 'no-address', pl: 'to nie adres', en: 'no address' },
      { characters: above(0), loose: exactly(false), more: exactly(false), letters: exactly(false) },
      'form/emailError',
    ),
    row(
      { id: 'letters', pl: 'litery, których poczta nie przyjmuje', en: 'letters that mail does not take' },
      { characters: above(0), loose: exactly(false), more: exactly(false), letters: exactly(true) },
      'form/emailLetters',
    ),
    row(
      { id: 'several', pl: 'więcej niż jeden adres', en: 'more than one address' },
      { characters: above(0), loose: exactly(false), more: exactly(true) },
      'form/emailSeveral',
    ),
    row({ id: 'address', pl: 'adres', en: 'address' }, { characters: above(0), loose: exactly(true) }, 'ok'),
  ],
  examples: [
    example({ value: '' }, 'form/required'),
    example({ value: 'a@b' }, 'ok'),
    example({ value: '@b' }, 'form/emailError'),
    example({ value: 'a@' }, 'form/emailError'),
    example({ value: 'anna kowalska' }, 'form/emailError'),
    example({ value: 'łukasz@wp.pl' }, 'form/emailLetters'),
    example({ value: 'anna@wp.pl,jan@wp.pl' }, 'form/emailSeveral'),
    example({ value: 'Anna <anna@wp.pl>' }, 'form/emailSeveral'),
    example({ value: 'anna@wp.pl@pl' }, 'form/emailSeveral'),
  ],
  assumptions: ['C42', 'C260'],
});
