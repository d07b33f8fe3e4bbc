import { labelled } from '../../localized-text.ts';
import { register } from '../../source.ts';
import { exactly } from '../cell.ts';
import { oneOf, text } from '../domain.ts';
import { probableEmailTypo, trimmed } from '../fact.ts';
import { decisionTable, example, row } from '../language.ts';

/** A question beside the field, never a refusal. */
export const emailHint = decisionTable({
  id: 'email-hint',
  area: 'forms',
  signedBy: 'owner',
  weight: 'convenience',
  title: { pl: 'Podpowiedź przy adresie', en: 'E-mail hint' },
  sentence: {
    pl: 'Przy domenie, którą od popularnej różni jedna literówka (gmial.com) i która sama nie jest domeną pocztową (vp.pl), pojawia się prośba o sprawdzenie.',
    en: 'A domain that differs from a usual one by one slip (gmial.com), and is no mail host itself (vp.pl), asks to be checked.',
  },
  source: register('C42'),
  inputs: { value: labelled({ pl: 'wpisana wartość', en: 'value typed' }, text()) },
  facts: {
    address: labelled({ pl: 'adres bez spacji na końcach', en: 'address without spaces at its ends' }, trimmed('value')),
    typo: labelled({ pl: 'prawdopodobna literówka', en: 'probable typo' }, probableEmailTypo('address')),
  },
  outputs: oneOf({ none: { pl: 'bez podpowiedzi', en: 'no hint' }, checkAddress: { pl: 'podpowiedź: sprawdź adres', en: 'hint: check the address' } }),
  rows: [
    row({ id: 'typo', pl: 'literówka w domenie', en: 'typo in the domain' }, { typo: exactly(true) }, 'checkAddress'),
    row({ id: 'usual', pl: 'zwykły adres', en: 'usual address' }, { typo: exactly(false) }, 'none'),
  ],
  examples: [
    example({ value: 'anna@gmial.com' }, 'checkAddress'),
    example({ value: 'anna@gmail.com' }, 'none'),
    example({ value: 'anna@vp.pl' }, 'none'),
    example({ value: 'anna@szkola.edu.pl' }, 'none'),
  ],
  assumptions: ['C42'],
});
