import { labelled } from '../../localized-text.ts';
import { clause, from, law, register } from '../../source.ts';
import { registrationPlaces } from '../bookings/registration-places.ts';
import { among, atLeast, exactly, isNull } from '../cell.ts';
import { boolean, money, nullable, oneOf } from '../domain.ts';
import { decisionTable, example, resultOfRule, row } from '../language.ts';

/** What a term offers; an enquiry and an entry on the reserve list are not binding, name no sum and take no seat. */
export const termOffered = decisionTable({
  id: 'term-offered',
  area: 'availability',
  signedBy: 'owner',
  weight: 'allOrders',
  title: { pl: 'Co można zrobić z terminem', en: 'What a term offers' },
  sentence: {
    pl: 'Terminu, który się zaczął albo został odwołany, nie ma na żadnej liście. Zamówić można tylko termin dla pojedynczych osób, którego cena jest znana i na którym jest wolne miejsce. Gdy ceny nie ma, w tym samym miejscu zgłasza się chęć udziału, a gdy nie ma miejsc – wpisuje na listę rezerwową, także bez ceny, jeśli kurs ją wtedy prowadzi. O termin dla całej grupy się pyta. Zgłoszenie i wpis do niczego nie zobowiązują.',
    en: 'A term that has begun or was called off is on no list. Only a term for single persons whose price is known and which has a free place can be ordered. Without a price the same place takes an enquiry, without a free place an entry on the reserve list, also without a price where the course keeps one then. A term for a whole group is asked about. Neither enquiry nor entry binds anybody.',
  },
  source: law('consumer-rights-12', 'consumer-rights-17'),
  inputs: {
    state: labelled(
      { pl: 'stan terminu', en: 'state of the term' },
      oneOf({ ahead: { pl: 'przed rozpoczęciem', en: 'ahead' }, begun: { pl: 'zaczęty', en: 'begun' }, calledOff: { pl: 'odwołany', en: 'called off' } }),
    ),
    group: labelled({ pl: 'termin dla całej grupy', en: 'a term for a whole group' }, boolean()),
    price: labelled({ pl: 'cena za osobę', en: 'price for one person' }, nullable(money())),
    full: labelled({ pl: 'brak wolnych miejsc', en: 'no free place' }, boolean()),
    unpricedReserveList: labelled(
      { pl: 'kurs prowadzi listę rezerwową także bez ceny', en: 'the course keeps a reserve list also without a price' },
      boolean(),
    ),
  },
  givenBy: { full: resultOfRule(registrationPlaces, 'reserveList') },
  outputs: oneOf({
    seat: { pl: 'zamówienie miejsca', en: 'a seat to order' },
    enquiry: { pl: 'zgłoszenie chęci udziału', en: 'enquiry' },
    reserveEntry: { pl: 'wpis na listę rezerwową', en: 'entry on the reserve list' },
    nothing: { pl: 'nic', en: 'nothing' },
  }),
  accepts: ['seat'],
  rows: [
    row(
      { id: 'over', pl: 'termin zaczęty albo odwołany', en: 'a term that has begun or was called off', source: register('C180', 'C190') },
      { state: among('begun', 'calledOff') },
      'nothing',
    ),
    row(
      { id: 'group', pl: 'termin dla grupy', en: 'a term for a group', source: register('C78') },
      { state: exactly('ahead'), group: exactly(true) },
      'enquiry',
    ),
    row(
      { id: 'known', pl: 'cena znana, jest miejsce', en: 'price known, a place free' },
      { state: exactly('ahead'), group: exactly(false), price: atLeast(0), full: exactly(false) },
      'seat',
    ),
    row(
      { id: 'full', pl: 'cena znana, brak miejsc', en: 'price known, no place', source: register('C131') },
      { state: exactly('ahead'), group: exactly(false), price: atLeast(0), full: exactly(true) },
      'reserveEntry',
    ),
    row(
      { id: 'unknown', pl: 'cena nieznana, jest miejsce', en: 'price not known, a place free', source: register('C99') },
      { state: exactly('ahead'), group: exactly(false), price: isNull, full: exactly(false) },
      'enquiry',
    ),
    row(
      { id: 'unknown-full', pl: 'cena nieznana, brak miejsc', en: 'price not known, no place', source: from(clause('4.20'), register('C209')) },
      { state: exactly('ahead'), group: exactly(false), price: isNull, full: exactly(true), unpricedReserveList: exactly(true) },
      'reserveEntry',
    ),
    row(
      { id: 'unknown-full-unlisted', pl: 'cena nieznana, brak miejsc i listy', en: 'price not known, no place and no list', source: register('C209') },
      { state: exactly('ahead'), group: exactly(false), price: isNull, full: exactly(true), unpricedReserveList: exactly(false) },
      'enquiry',
    ),
  ],
  examples: [
    example({ state: 'begun', group: false, price: 169000, full: false, unpricedReserveList: true }, 'nothing'),
    example({ state: 'calledOff', group: true, price: null, full: true, unpricedReserveList: false }, 'nothing'),
    example({ state: 'ahead', group: true, price: 169000, full: true, unpricedReserveList: true }, 'enquiry'),
    example({ state: 'ahead', group: false, price: 169000, full: false, unpricedReserveList: true }, 'seat'),
    example({ state: 'ahead', group: false, price: 169000, full: true, unpricedReserveList: false }, 'reserveEntry'),
    example({ state: 'ahead', group: false, price: null, full: false, unpricedReserveList: true }, 'enquiry'),
    example({ state: 'ahead', group: false, price: null, full: true, unpricedReserveList: true }, 'reserveEntry'),
    example({ state: 'ahead', group: false, price: null, full: true, unpricedReserveList: false }, 'enquiry'),
  ],
  assumptions: ['C99', 'C131', 'C180', 'C190', 'C209', 'C78'],
});
