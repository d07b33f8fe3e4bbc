import { labelled } from '../../localized-text.ts';
import { clause } from '../../source.ts';
import { above, atMost, exactly } from '../cell.ts';
import { boolean, length } from '../domain.ts';
import { copyOfValue, decisionTable, example, parameterValue, row } from '../language.ts';

export const faqShown = decisionTable({
  id: 'faq-shown',
  area: 'site',
  signedBy: 'owner',
  weight: 'convenience',
  title: { pl: 'Liczba pokazanych pytań', en: 'Number of questions shown' },
  sentence: {
    pl: 'Liczba pytań widocznych na początku: {faqInitiallyShown}; gdy pytań jest więcej, jest też przycisk „{message.common.showAll}”.',
    en: 'The first {faqInitiallyShown} questions are shown; the button “{message.common.showAll}” is there when there are more.',
  },
  source: clause('2.49', '4.19'),
  inputs: {
    total: labelled({ pl: 'liczba pytań', en: 'number of questions' }, length()),
    showAll: labelled({ pl: 'naciśnięto „{message.common.showAll}”', en: '“{message.common.showAll}” pressed' }, boolean()),
  },
  outputs: length(),
  rows: [
    row({ id: 'short', pl: 'krótka lista', en: 'short list' }, { total: atMost('faqInitiallyShown') }, copyOfValue('total')),
    row(
      { id: 'first', pl: 'początek listy', en: 'beginning of the list' },
      { total: above('faqInitiallyShown'), showAll: exactly(false) },
      parameterValue('faqInitiallyShown'),
    ),
    row({ id: 'all', pl: 'cała lista', en: 'whole list' }, { total: above('faqInitiallyShown'), showAll: exactly(true) }, copyOfValue('total')),
  ],
  examples: [
    example({ total: 0, showAll: false }, 0),
    example({ total: 2, showAll: false }, 2),
    example({ total: 3, showAll: false }, 3),
    example({ total: 4, showAll: false }, 3),
    example({ total: 4, showAll: true }, 4),
  ],
  assumptions: ['C106'],
});
