import { labelled } from '../../localized-text.ts';
import { clause, from, register } from '../../source.ts';
import { above, atMost } from '../cell.ts';
import { integer, oneOf } from '../domain.ts';
import { decisionTable, example, row } from '../language.ts';

/** Whether a course has begun: then its date is neither listed nor booked, and no seat of it is offered or released. */
export const courseStarted = decisionTable({
  id: 'course-started',
  area: 'bookings',
  signedBy: 'owner',
  weight: 'allOrders',
  title: { pl: 'Rozpoczęcie kursu', en: 'Beginning of a course' },
  sentence: {
    pl: 'Kurs zaczyna się o godzinie, którą podaje kalendarz, według czasu w Warszawie; gdy kalendarz jej nie podaje, z początkiem pierwszego dnia. Od tej chwili terminu nie ma na listach i nie można go zarezerwować.',
    en: 'A course begins at the hour that the calendar states, by the time in Warsaw; where it states none, with the beginning of the first day. From then on the date is not listed and cannot be booked.',
  },
  source: from(clause('5.17'), register('C190')),
  inputs: {
    minutesToStart: labelled({ pl: 'minuty do rozpoczęcia, zaczęta liczy się jako cała', en: 'minutes to the start, one begun counted as whole' }, integer()),
  },
  outputs: oneOf({ ahead: { pl: 'kurs jest przed nami', en: 'the course is ahead' }, started: { pl: 'kurs już się rozpoczął', en: 'the course has begun' } }),
  accepts: ['ahead'],
  rows: [
    row({ id: 'ahead', pl: 'przed rozpoczęciem', en: 'before the start' }, { minutesToStart: above(0) }, 'ahead'),
    row({ id: 'started', pl: 'od rozpoczęcia', en: 'from the start on' }, { minutesToStart: atMost(0) }, 'started'),
  ],
  examples: [example({ minutesToStart: 1 }, 'ahead'), example({ minutesToStart: 0 }, 'started'), example({ minutesToStart: -600 }, 'started')],
  assumptions: ['C190'],
});
