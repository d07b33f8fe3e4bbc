import { labelled } from '../../localized-text.ts';
import { from, register } from '../../source.ts';
import { exactly } from '../cell.ts';
import { boolean, oneOf } from '../domain.ts';
import { decisionTable, example, row } from '../language.ts';

/** Whether a place that waits for somebody goes to the next one. */
export const placeRelease = decisionTable({
  id: 'place-release',
  area: 'bookings',
  signedBy: 'owner',
  weight: 'allOrders',
  title: { pl: 'Zwolnienie miejsca', en: 'Release of a place' },
  sentence: {
    pl: 'Miejsce czeka {holdMinutes} (przy przelewie {transferHoldMinutes}) na potwierdzenie adresu e-mail, najdłużej do rozpoczęcia kursu, a na zapłatę {paymentDays} od zamówienia i jeszcze {transferArrivalDays} na wpływ przelewu i {bankListDays} na odczytanie go w banku; każdy okres liczony w dniach kończy się w dniu roboczym, a gdy czas minie, miejsce jest znów wolne. Na zakończenie rozpoczętej płatności się czeka. Po rozpoczęciu kursu kończą się propozycje miejsc, których nikt nie zamówił; miejsce zamówione już się nie zwalnia.',
    en: 'A place waits {holdMinutes} (with bank transfer {transferHoldMinutes}) for the confirmation of the e-mail address, at the latest until the course begins, and {paymentDays} from the order for the payment, and {transferArrivalDays} more for a transfer to arrive and {bankListDays} to read it at the bank; each period of days ends on a working day, and when its time is over the place is free again. A payment that was started is waited for. Once the course has begun, offered places that nobody has ordered end; an ordered place is not released any more.',
  },
  source: from(register('C120'), register('C190')),
  inputs: {
    ordered: labelled({ pl: 'miejsce jest zamówione', en: 'the place is ordered' }, boolean()),
    timeOver: labelled({ pl: 'czas minął', en: 'its time is over' }, boolean()),
    paymentUnderWay: labelled({ pl: 'płatność jest w toku', en: 'a payment is under way' }, boolean()),
    started: labelled({ pl: 'kurs już się rozpoczął', en: 'the course has begun' }, boolean()),
  },
  outputs: oneOf({ keep: { pl: 'czeka dalej', en: 'goes on waiting' }, release: { pl: 'jest wolne', en: 'is free' } }),
  rows: [
    row({ id: 'begun', pl: 'kurs trwa', en: 'course under way', source: register('C96') }, { started: exactly(true), ordered: exactly(true) }, 'keep'),
    row(
      { id: 'offer-over', pl: 'kurs trwa, nikt nie zamówił', en: 'course under way, nobody ordered', source: register('C190') },
      { started: exactly(true), ordered: exactly(false) },
      'release',
    ),
    row({ id: 'in-time', pl: 'czas jeszcze trwa', en: 'still in time' }, { started: exactly(false), timeOver: exactly(false) }, 'keep'),
    row(
      { id: 'paying', pl: 'płatność w toku', en: 'being paid', source: register('C96') },
      { started: exactly(false), timeOver: exactly(true), paymentUnderWay: exactly(true) },
      'keep',
    ),
    row({ id: 'over', pl: 'czas minął', en: 'time is over' }, { started: exactly(false), timeOver: exactly(true), paymentUnderWay: exactly(false) }, 'release'),
  ],
  examples: [
    example({ ordered: true, timeOver: true, paymentUnderWay: false, started: false }, 'release'),
    example({ ordered: true, timeOver: true, paymentUnderWay: true, started: false }, 'keep'),
    example({ ordered: true, timeOver: false, paymentUnderWay: false, started: false }, 'keep'),
    example({ ordered: true, timeOver: true, paymentUnderWay: false, started: true }, 'keep'),
    example({ ordered: false, timeOver: true, paymentUnderWay: false, started: true }, 'release'),
  ],
  assumptions: ['C96', 'C120', 'C190'],
});
