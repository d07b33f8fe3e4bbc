import { labelled } from '../../localized-text.ts';
import { clause, from, register } from '../../source.ts';
import { exactly } from '../cell.ts';
import { boolean } from '../domain.ts';
import { decisionTable, example, row } from '../language.ts';
import { fieldResultDomain } from './field-result.ts';

export const agreementField = decisionTable({
  id: 'agreement-field',
  area: 'forms',
  signedBy: 'lawyer',
  weight: 'law',
  title: { pl: 'Wymagane oświadczenie', en: 'Required declaration' },
  sentence: {
    pl: 'Wymagane oświadczenie musi być zaznaczone; na początku pole jest niezaznaczone.',
    en: 'A required declaration must be ticked; the box is empty at first.',
  },
  source: from(clause('5.4'), register('C37')),
  inputs: { ticked: labelled({ pl: 'zaznaczone', en: 'ticked' }, boolean()) },
  outputs: fieldResultDomain('form/required'),
  rows: [
    row({ id: 'ticked', pl: 'zaznaczone', en: 'ticked' }, { ticked: exactly(true) }, 'ok'),
    row({ id: 'unticked', pl: 'niezaznaczone', en: 'not ticked' }, { ticked: exactly(false) }, 'form/required'),
  ],
  examples: [example({ ticked: false }, 'form/required'), example({ ticked: true }, 'ok')],
  assumptions: ['C37'],
});
