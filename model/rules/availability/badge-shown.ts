import { labelled } from '../../localized-text.ts';
import { clause, register } from '../../source.ts';
import { exactly } from '../cell.ts';
import { boolean, oneOf } from '../domain.ts';
import { decisionTable, example, resultOf, row } from '../language.ts';
import { availabilityBadge } from './availability-badge.ts';

/** Single places are counted only where a person takes one. */
export const badgeShown = decisionTable({
  id: 'badge-shown',
  area: 'availability',
  signedBy: 'owner',
  weight: 'oneOrder',
  title: { pl: 'Kiedy pokazuje się liczbę miejsc', en: 'When places are counted' },
  sentence: {
    pl: 'Miejsca liczy się tam, gdzie zapisuje się jedna osoba. Pełny termin ma wtedy czerwone oznaczenie „Lista rezerwowa”, a bez ceny tylko na kursie, który prowadzi taką listę; na innym czerwone „Brak miejsc”. Na terminach zamawianych dla całej grupy nie podaje się liczby miejsc, a pełny ma czerwone „Brak miejsc”.',
    en: 'Places are counted where one person takes one. A full date then has the red badge “Reserve list”, and without a price only on a course that keeps such a list; on others the red “Fully booked”. Dates bought for a whole group name no number of places, and a full one has the red “Fully booked”.',
  },
  source: register('C208'),
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
    unpricedReserveList: labelled(
      { pl: 'kurs prowadzi listę rezerwową także bez ceny', en: 'the course keeps a reserve list also without a price' },
      boolean(),
    ),
  },
  givenBy: { full: resultOf(availabilityBadge, 'reserveList') },
  outputs: oneOf({
    counted: { pl: 'oznaczenie z liczby miejsc', en: 'badge by the number of places' },
    full: { pl: 'czerwone „Brak miejsc”', en: 'red “Fully booked”' },
    none: { pl: 'bez oznaczenia', en: 'no badge' },
  }),
  rows: [
    row({ id: 'place', pl: 'jedno miejsce', en: 'one place' }, { sold: exactly('place') }, 'counted'),
    row({ id: 'enquiry', pl: 'zapytanie, są miejsca', en: 'enquiry, places free' }, { sold: exactly('enquiry'), full: exactly(false) }, 'counted'),
    row(
      { id: 'listed', pl: 'zapytanie, lista rezerwowa', en: 'enquiry, reserve list', source: clause('4.20') },
      { sold: exactly('enquiry'), full: exactly(true), unpricedReserveList: exactly(true) },
      'counted',
    ),
    row(
      { id: 'asked', pl: 'zapytanie, brak miejsc i listy', en: 'enquiry, no place and no list', source: register('C209') },
      { sold: exactly('enquiry'), full: exactly(true), unpricedReserveList: exactly(false) },
      'full',
    ),
    row({ id: 'group', pl: 'grupa, termin wolny', en: 'group, date free' }, { sold: exactly('group'), full: exactly(false) }, 'none'),
    row({ id: 'group-full', pl: 'grupa, termin zajęty', en: 'group, date taken' }, { sold: exactly('group'), full: exactly(true) }, 'full'),
  ],
  examples: [
    example({ sold: 'place', full: false, unpricedReserveList: true }, 'counted'),
    example({ sold: 'place', full: true, unpricedReserveList: false }, 'counted'),
    example({ sold: 'enquiry', full: false, unpricedReserveList: false }, 'counted'),
    example({ sold: 'enquiry', full: true, unpricedReserveList: true }, 'counted'),
    example({ sold: 'enquiry', full: true, unpricedReserveList: false }, 'full'),
    example({ sold: 'group', full: false, unpricedReserveList: true }, 'none'),
    example({ sold: 'group', full: true, unpricedReserveList: true }, 'full'),
  ],
  assumptions: ['C208', 'C209'],
});
