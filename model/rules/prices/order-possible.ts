import { labelled } from '../../localized-text.ts';
import { clause, from, law, register } from '../../source.ts';
import { registrationPlaces } from '../bookings/registration-places.ts';
import { atLeast, exactly, isNull } from '../cell.ts';
import { boolean, money, nullable, oneOf } from '../domain.ts';
import { decisionTable, example, resultOf, row } from '../language.ts';

/** Whether a term can be ordered; an enquiry and an entry on the reserve list bind nobody, name no sum and take no place. */
export const orderPossible = decisionTable({
  id: 'order-possible',
  area: 'prices',
  signedBy: 'owner',
  weight: 'allOrders',
  title: { pl: 'Zamówienie, zgłoszenie chęci udziału czy lista rezerwowa', en: 'Order, enquiry or reserve list' },
  sentence: {
    pl: 'Zamówić można tylko termin, którego cena jest znana i na którym jest wolne miejsce. Gdy ceny nie ma, w tym samym miejscu zgłasza się chęć udziału, a gdy nie ma miejsc – wpisuje na listę rezerwową, także bez ceny, jeśli kurs ją wtedy prowadzi; jedno i drugie do niczego nie zobowiązuje.',
    en: 'Only a term whose price is known and which has a free place can be ordered. Without a price the same place takes an enquiry, without a free place an entry on the reserve list, also without a price where the course keeps one then; neither binds anybody.',
  },
  source: law('consumer-rights-12', 'consumer-rights-17'),
  inputs: {
    price: labelled({ pl: 'cena za osobę', en: 'price for one person' }, nullable(money())),
    full: labelled({ pl: 'brak wolnych miejsc', en: 'no free place' }, boolean()),
    unpricedReserveList: labelled(
      { pl: 'kurs prowadzi listę rezerwową także bez ceny', en: 'the course keeps a reserve list also without a price' },
      boolean(),
    ),
  },
  givenBy: { full: resultOf(registrationPlaces, 'reserveList') },
  outputs: oneOf({
    order: { pl: 'zamówienie', en: 'order' },
    enquiry: { pl: 'zgłoszenie chęci udziału', en: 'enquiry' },
    reserveEntry: { pl: 'wpis na listę rezerwową', en: 'entry on the reserve list' },
  }),
  accepts: ['order'],
  rows: [
    row({ id: 'known', pl: 'cena znana, jest miejsce', en: 'price known, a place free' }, { price: atLeast(0), full: exactly(false) }, 'order'),
    row(
      { id: 'full', pl: 'cena znana, brak miejsc', en: 'price known, no place', source: register('C131') },
      { price: atLeast(0), full: exactly(true) },
      'reserveEntry',
    ),
    row(
      { id: 'unknown', pl: 'cena nieznana, jest miejsce', en: 'price not known, a place free', source: register('C99') },
      { price: isNull, full: exactly(false) },
      'enquiry',
    ),
    row(
      { id: 'unknown-full', pl: 'cena nieznana, brak miejsc', en: 'price not known, no place', source: from(clause('4.20'), register('C209')) },
      { price: isNull, full: exactly(true), unpricedReserveList: exactly(true) },
      'reserveEntry',
    ),
    row(
      { id: 'unknown-full-unlisted', pl: 'cena nieznana, brak miejsc i listy', en: 'price not known, no place and no list', source: register('C209') },
      { price: isNull, full: exactly(true), unpricedReserveList: exactly(false) },
      'enquiry',
    ),
  ],
  examples: [
    example({ price: 169000, full: false, unpricedReserveList: true }, 'order'),
    example({ price: 169000, full: true, unpricedReserveList: false }, 'reserveEntry'),
    example({ price: null, full: false, unpricedReserveList: true }, 'enquiry'),
    example({ price: null, full: true, unpricedReserveList: true }, 'reserveEntry'),
    example({ price: null, full: true, unpricedReserveList: false }, 'enquiry'),
  ],
  assumptions: ['C99', 'C131', 'C209'],
});
