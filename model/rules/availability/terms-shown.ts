import { labelled } from '../../localized-text.ts';
import { clause } from '../../source.ts';
import { above, atMost, exactly } from '../cell.ts';
import { boolean, length } from '../domain.ts';
import { copyOfValue, decisionTable, example, parameterValue, row } from '../language.ts';

/** How many terms the list shows; the rest waits behind "show all". */
export const termsShown = decisionTable({
  id: 'terms-shown',
  area: 'availability',
  signedBy: 'owner',
  weight: 'convenience',
  title: { pl: 'Liczba pokazanych terminów', en: 'Number of terms shown' },
  sentence: {
    pl: 'Liczba terminów pokazanych na początku: {termsInitiallyShown}. Pozostałe pokazuje „{message.terms.showAll}”, o ile widać filtr; bez filtra lista jest od razu cała.',
    en: 'The list shows the first {termsInitiallyShown} terms until “{message.terms.showAll}” is pressed, provided the filter is visible and more than {termsInitiallyShown} exist.',
  },
  source: clause('4.22', '4.23'),
  inputs: {
    total: labelled({ pl: 'liczba terminów', en: 'number of terms' }, length()),
    filterVisible: labelled({ pl: 'filtr miast albo kursów widoczny', en: 'filter of cities or of courses visible' }, boolean()),
    showAll: labelled({ pl: 'naciśnięto „{message.terms.showAll}”', en: '“{message.terms.showAll}” pressed' }, boolean()),
  },
  outputs: length(),
  rows: [
    row({ id: 'short', pl: 'krótka lista', en: 'short list', source: clause('4.23') }, { total: atMost('termsInitiallyShown') }, copyOfValue('total')),
    row(
      { id: 'without-filter', pl: 'bez filtra', en: 'without a filter', source: clause('4.23') },
      { total: above('termsInitiallyShown'), filterVisible: exactly(false) },
      copyOfValue('total'),
    ),
    row(
      { id: 'first', pl: 'początek listy', en: 'beginning of the list', source: clause('4.22') },
      { total: above('termsInitiallyShown'), filterVisible: exactly(true), showAll: exactly(false) },
      parameterValue('termsInitiallyShown'),
    ),
    row(
      { id: 'all', pl: 'cała lista', en: 'whole list', source: clause('4.22') },
      { total: above('termsInitiallyShown'), filterVisible: exactly(true), showAll: exactly(true) },
      copyOfValue('total'),
    ),
  ],
  examples: [
    example({ total: 0, filterVisible: true, showAll: false }, 0),
    example({ total: 10, filterVisible: true, showAll: false }, 10),
    example({ total: 11, filterVisible: true, showAll: false }, 10),
    example({ total: 11, filterVisible: true, showAll: true }, 11),
    example({ total: 11, filterVisible: false, showAll: false }, 11),
  ],
  assumptions: ['C60'],
});
