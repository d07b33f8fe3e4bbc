import { labelled } from '../../localized-text.ts';
import { from, register } from '../../source.ts';
import { among, exactly } from '../cell.ts';
import { boolean, oneOf } from '../domain.ts';
import { decisionTable, example, resultOf, row } from '../language.ts';
import { availabilityBadge } from './availability-badge.ts';

/** Single places are counted only where a person takes one. */
export const badgeShown = decisionTable({
  id: 'badge-shown',
  area: 'availability',
  title: { pl: 'Kiedy pokazuje się liczbę miejsc', en: 'When places are counted' },
  sentence: {
    pl: 'Miejsca liczy się i lista rezerwowa istnieje tylko tam, gdzie można zamówić jedno miejsce. Pełny termin, o który można tylko zapytać, ma oznaczenie „Brak miejsc”. Na terminach zamawianych dla całej grupy nie podaje się liczby miejsc.',
    en: 'Places are counted, and a reserve list exists, only where one place can be ordered. A full date that can only be asked about is marked “Fully booked”. Dates bought for a whole group name no number of places.',
  },
  source: from(register('C208'), register('C209')),
  inputs: {
    sold: labelled(
      { pl: 'co można zamówić', en: 'what can be ordered' },
      oneOf({
        place: { pl: 'jedno miejsce', en: 'one place' },
        enquiry: { pl: 'nic, bo cena nie jest znana', en: 'nothing, as the price is not known' },
        group: { pl: 'cały termin dla grupy', en: 'the whole date for a group' },
      }),
    ),
    full: labelled({ pl: 'brak wolnych miejsc', en: 'no free place' }, boolean()),
  },
  givenBy: { full: resultOf(availabilityBadge, 'reserveList') },
  outputs: oneOf({
    counted: { pl: 'oznaczenie z liczby miejsc', en: 'badge by the number of places' },
    full: { pl: 'brak miejsc', en: 'fully booked' },
    none: { pl: 'bez oznaczenia', en: 'no badge' },
  }),
  rows: [
    row({ id: 'place', pl: 'jedno miejsce', en: 'one place' }, { sold: exactly('place') }, 'counted'),
    row({ id: 'enquiry', pl: 'zapytanie, są miejsca', en: 'enquiry, places free' }, { sold: exactly('enquiry'), full: exactly(false) }, 'counted'),
    row({ id: 'group', pl: 'grupa, termin wolny', en: 'group, date free' }, { sold: exactly('group'), full: exactly(false) }, 'none'),
    row({ id: 'full', pl: 'pytanie, brak miejsc', en: 'asked about, no place' }, { sold: among('enquiry', 'group'), full: exactly(true) }, 'full'),
  ],
  examples: [
    example({ sold: 'place', full: false }, 'counted'),
    example({ sold: 'place', full: true }, 'counted'),
    example({ sold: 'enquiry', full: false }, 'counted'),
    example({ sold: 'enquiry', full: true }, 'full'),
    example({ sold: 'group', full: false }, 'none'),
    example({ sold: 'group', full: true }, 'full'),
  ],
  assumptions: ['C208', 'C209'],
});
