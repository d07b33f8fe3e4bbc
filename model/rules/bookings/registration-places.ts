import { labelled } from '../../localized-text.ts';
import { register } from '../../source.ts';
import { above, atLeast, atMost, exactly, isNull } from '../cell.ts';
import { boolean, integer, nullable, oneOf } from '../domain.ts';
import { decisionTable, example, row } from '../language.ts';

export const registrationPlaces = decisionTable({
  id: 'registration-places',
  area: 'bookings',
  signedBy: 'owner',
  weight: 'oneOrder',
  title: { pl: 'Miejsca na zapis', en: 'Places for a registration' },
  sentence: {
    pl: 'Opiekun z nastolatkiem zajmują {pairPlaces}; gdy miejsc brak, pozostaje lista rezerwowa.',
    en: 'A guardian with a teenager take {pairPlaces}; without places the reserve list remains.',
  },
  source: register('C23'),
  inputs: {
    freePlaces: labelled({ pl: 'wolne miejsca', en: 'free places' }, nullable(integer())),
    pair: labelled({ pl: 'zapisuje się para', en: 'a pair registers' }, boolean()),
  },
  outputs: oneOf({
    bookable: { pl: 'można rezerwować', en: 'can be booked' },
    onePlaceForTwo: { pl: 'jedno miejsce dla dwóch osób', en: 'one place for two' },
    reserveList: { pl: 'lista rezerwowa', en: 'reserve list' },
  }),
  accepts: ['bookable'],
  rows: [
    row({ id: 'unknown', pl: 'liczba nieznana', en: 'number unknown' }, { freePlaces: isNull }, 'bookable'),
    row({ id: 'full', pl: 'brak miejsc', en: 'no places' }, { freePlaces: atMost(0) }, 'reserveList'),
    row({ id: 'one', pl: 'miejsce dla jednej osoby', en: 'place for one' }, { freePlaces: above(0), pair: exactly(false) }, 'bookable'),
    row(
      { id: 'one-for-two', pl: 'jedno miejsce dla pary', en: 'one place for a pair' },
      { freePlaces: exactly('lastFreePlace'), pair: exactly(true) },
      'onePlaceForTwo',
    ),
    row({ id: 'pair', pl: 'miejsca dla pary', en: 'places for a pair' }, { freePlaces: atLeast('pairPlaces'), pair: exactly(true) }, 'bookable'),
  ],
  examples: [
    example({ freePlaces: null, pair: true }, 'bookable'),
    example({ freePlaces: 0, pair: false }, 'reserveList'),
    example({ freePlaces: 1, pair: true }, 'onePlaceForTwo'),
    example({ freePlaces: 1, pair: false }, 'bookable'),
    example({ freePlaces: 2, pair: true }, 'bookable'),
  ],
  assumptions: ['C23', 'C59'],
});
