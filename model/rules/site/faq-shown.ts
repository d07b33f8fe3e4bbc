import { spec } from '../../source.ts';
import { above, atMost, exactly } from '../cell.ts';
import { boolean, length } from '../domain.ts';
import { copyOf, decisionTable, example, parameterValue, row } from '../language.ts';

export const faqShown = decisionTable({
  id: 'faq-shown',
  area: 'site',
  title: { pl: 'Liczba pokazanych pytań', en: 'Number of questions shown' },
  sentence: {
    pl: 'Widać 3 pierwsze pytania; gdy jest ich więcej niż 3, jest też przycisk „Pokaż wszystkie”.',
    en: 'The first 3 questions are shown; the button “Pokaż wszystkie” is there when there are more than 3.',
  },
  source: spec('2', 'FAQ accordion showing the first 3 items'),
  inputs: { total: length(), showAll: boolean() },
  outputs: length(),
  hit: 'unique',
  coverage: 'total',
  rows: [
    row('short', { total: atMost('faqInitiallyShown') }, copyOf('total')),
    row('first', { total: above('faqInitiallyShown'), showAll: exactly(false) }, parameterValue('faqInitiallyShown')),
    row('all', { total: above('faqInitiallyShown'), showAll: exactly(true) }, copyOf('total')),
  ],
  examples: [
    example({ total: 0, showAll: false }, 0),
    example({ total: 2, showAll: false }, 2),
    example({ total: 3, showAll: false }, 3),
    example({ total: 4, showAll: false }, 3),
    example({ total: 4, showAll: true }, 4),
  ],
  assumptions: [],
  questions: [],
});
