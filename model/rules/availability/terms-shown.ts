import { spec } from '../../source.ts';
import { above, atMost, exactly } from '../cell.ts';
import { boolean, length } from '../domain.ts';
import { copyOf, decisionTable, example, parameterValue, row } from '../language.ts';

/** How many terms the list shows; the rest waits behind "show all". */
export const termsShown = decisionTable({
  id: 'terms-shown',
  area: 'availability',
  title: { pl: 'Liczba pokazanych terminów', en: 'Number of terms shown' },
  sentence: {
    pl: 'Lista pokazuje pierwszych 10 terminów, dopóki nie naciśnięto „Pokaż wszystkie”, o ile widać filtr i terminów jest więcej niż 10.',
    en: 'The list shows the first 10 terms until “Show all” is pressed, provided the filter is visible and more than 10 exist.',
  },
  source: spec('4', 'the list shows the first 10 terms until Show all is pressed'),
  inputs: { total: length(), filterVisible: boolean(), showAll: boolean() },
  outputs: length(),
  hit: 'unique',
  coverage: 'total',
  rows: [
    row('short', { total: atMost('termsInitiallyShown') }, copyOf('total')),
    row('without-filter', { total: above('termsInitiallyShown'), filterVisible: exactly(false) }, copyOf('total')),
    row(
      'first',
      { total: above('termsInitiallyShown'), filterVisible: exactly(true), showAll: exactly(false) },
      parameterValue('termsInitiallyShown'),
    ),
    row(
      'all',
      { total: above('termsInitiallyShown'), filterVisible: exactly(true), showAll: exactly(true) },
      copyOf('total'),
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
  questions: [],
});
