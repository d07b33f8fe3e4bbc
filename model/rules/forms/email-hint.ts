import { domain } from '../../source.ts';
import { exactly } from '../cell.ts';
import { oneOf, text } from '../domain.ts';
import { probableEmailTypo, trimmed } from '../fact.ts';
import { decisionTable, example, row } from '../language.ts';

/** A question beside the field, never a refusal. */
export const emailHint = decisionTable({
  id: 'email-hint',
  area: 'forms',
  title: { pl: 'Podpowiedź przy adresie', en: 'E-mail hint' },
  sentence: {
    pl: 'Przy domenie, którą od popularnej różni jedna literówka (gmial.com), pojawia się prośba o sprawdzenie.',
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
