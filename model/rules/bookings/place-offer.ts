import { labelled } from '../../localized-text.ts';
import { from, register } from '../../source.ts';
import { atLeast, below } from '../cell.ts';
import { integer, oneOf } from '../domain.ts';
import { lessParameter } from '../fact.ts';
import { decisionTable, example, row } from '../language.ts';

/** For how long a free place is offered to somebody on the reserve list. */
export const placeOffer = decisionTable({
  id: 'place-offer',
  area: 'bookings',
  signedBy: 'owner',
  weight: 'oneOrder',
  title: { pl: 'Jak długo czeka proponowane miejsce', en: 'How long an offered place waits' },
  sentence: {
    pl: 'Wolne miejsce czeka na osobę z listy rezerwowej {offerHours}, ale nie dłużej niż do rozpoczęcia kursu. Gdy do rozpoczęcia nie ma już pełnych {shortestOffer:genitive}, nikomu się go nie proponuje.',
    en: 'A free place waits {offerHours} for somebody on the reserve list, but no longer than until the course begins. Where the start is less than {shortestOffer} away it is offered to nobody.',
  },
  source: from(register('C122'), register('C191')),
  inputs: { hoursToStart: labelled({ pl: 'pełne godziny do rozpoczęcia', en: 'complete hours to the start' }, integer()) },
  facts: {
    aboveShortest: labelled({ pl: 'godziny ponad najkrótszy czas', en: 'hours above the shortest time' }, lessParameter('hoursToStart', 'shortestOffer')),
    aboveWhole: labelled({ pl: 'godziny ponad cały czas', en: 'hours above the whole time' }, lessParameter('hoursToStart', 'offerHours')),
  },
  outputs: oneOf({
    wholeTime: { pl: 'czeka cały czas', en: 'waits the whole time' },
    untilStart: { pl: 'czeka do rozpoczęcia', en: 'waits until the start' },
    nobody: { pl: 'nikomu się go nie proponuje', en: 'is offered to nobody' },
  }),
  accepts: ['wholeTime', 'untilStart'],
  rows: [
    row({ id: 'far', pl: 'kurs jest daleko', en: 'the course is far' }, { aboveWhole: atLeast(0) }, 'wholeTime'),
    row({ id: 'near', pl: 'kurs jest blisko', en: 'the course is near' }, { aboveWhole: below(0), aboveShortest: atLeast(0) }, 'untilStart'),
    row({ id: 'too-near', pl: 'za mało czasu', en: 'too little time' }, { aboveShortest: below(0) }, 'nobody'),
  ],
  examples: [
    example({ hoursToStart: 24 }, 'wholeTime'),
    example({ hoursToStart: 23 }, 'untilStart'),
    example({ hoursToStart: 12 }, 'untilStart'),
    example({ hoursToStart: 11 }, 'nobody'),
    example({ hoursToStart: -1 }, 'nobody'),
  ],
  assumptions: ['C122', 'C191'],
});
