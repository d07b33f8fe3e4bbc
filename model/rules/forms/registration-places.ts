import { domain } from '../../source.ts';
import { above, atLeast, atMost, exactly, isNull } from '../cell.ts';
import { boolean, integer, nullable, oneOf } from '../domain.ts';
import { decisionTable, example, row } from '../language.ts';

export const registrationPlaces = decisionTable({
  id: 'registration-places',
  area: 'forms',
  title: { pl: 'Miejsca na zapis', en: 'Places for a registration' },
  sentence: {
    pl: 'Opiekun z nastolatkiem zajmują 2 miejsca; gdy miejsc brak, pozostaje lista rezerwowa.',
    en: 'A guardian with a teenager take 2 places; without places the reserve list remains.',
  },
  source: domain('5', 'C23: count 2; block or warn when freePlaces is 1'),
  inputs: { freePlaces: nullable(integer()), pair: boolean() },
  outputs: oneOf('bookable', 'onePlaceForTwo', 'reserveList'),
  hit: 'unique',
  coverage: 'total',
  rows: [
    row('unknown', { freePlaces: isNull }, 'bookable'),
    row('full', { freePlaces: atMost(0) }, 'reserveList'),
    row('one', { freePlaces: above(0), pair: exactly(false) }, 'bookable'),
    row('one-for-two', { freePlaces: exactly('lastFreePlace'), pair: exactly(true) }, 'onePlaceForTwo'),
    row('pair', { freePlaces: atLeast('pairPlaces'), pair: exactly(true) }, 'bookable'),
  ],
  examples: [
    example({ freePlaces: null, pair: true }, 'bookable'),
    example({ freePlaces: 0, pair: false }, 'reserveList'),
    example({ freePlaces: 1, pair: true }, 'onePlaceForTwo'),
    example({ freePlaces: 1, pair: false }, 'bookable'),
    example({ freePlaces: 2, pair: true }, 'bookable'),
  ],
  assumptions: ['C23', 'C59'],
  questions: [{ register: 'C23', text: { pl: 'Czy para zajmuje dwa miejsca?', en: 'Does a pair take two places?' } }],
});
