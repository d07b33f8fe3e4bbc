import { clause } from '../../source.ts';
import { named } from '../../wording.ts';
import { atLeast, below } from '../cell.ts';
import { civilDate, instant, oneOf } from '../domain.ts';
import { daysBetween, lessParameter, warsawDate } from '../fact.ts';
import { decisionTable, example, row } from '../language.ts';

/** Whether the form asks for the express request to begin within the withdrawal period, and for its acknowledgement. */
export const withdrawalNotice = decisionTable({
  id: 'withdrawal-notice',
  area: 'dates',
  title: { pl: 'Rezerwacja tuż przed kursem', en: 'Booking shortly before the course' },
  sentence: {
    pl: 'Rezerwacja na mniej niż {withdrawalDays} przed rozpoczęciem wymaga wyraźnego żądania rozpoczęcia przed upływem terminu odstąpienia i przyjęcia do wiadomości utraty prawa odstąpienia.',
    en: 'A reservation less than {withdrawalDays} before the start needs the express request for an early start and the acknowledgement that the right of withdrawal ends.',
  },
  source: clause('5.17'),
  inputs: {
    bookedAt: named({ pl: 'chwila rezerwacji', en: 'moment of booking' }, instant()),
    startDay: named({ pl: 'dzień rozpoczęcia', en: 'start day' }, civilDate()),
  },
  facts: {
    today: named({ pl: 'dzień rezerwacji w Warszawie', en: 'day of booking in Warsaw' }, warsawDate('bookedAt')),
    daysToStart: named({ pl: 'dni do rozpoczęcia', en: 'days to the start' }, daysBetween('today', 'startDay')),
    daysOverLimit: named({ pl: 'dni ponad granicę', en: 'days beyond the limit' }, lessParameter('daysToStart', 'withdrawalDays')),
  },
  outputs: oneOf({
    startInPast: { pl: 'rozpoczęcie w przeszłości', en: 'start in the past' },
    expressRequest: { pl: 'wyraźne żądanie wcześniejszego rozpoczęcia', en: 'express request for an early start' },
    none: { pl: 'nic', en: 'nothing' },
  }),
  hit: 'unique',
  coverage: 'total',
  effectiveOn: 'today',
  rows: [
    row({ id: 'start-in-past', pl: 'kurs już się rozpoczął', en: 'course has begun' }, { daysToStart: below(0) }, 'startInPast'),
    row(
      { id: 'short-notice', pl: 'tuż przed kursem', en: 'shortly before the course' },
      { daysToStart: atLeast(0), daysOverLimit: below(0) },
      'expressRequest',
    ),
    row({ id: 'in-time', pl: 'odpowiednio wcześnie', en: 'in good time' }, { daysOverLimit: atLeast(0) }, 'none'),
  ],
  examples: [
    example({ bookedAt: '2026-11-21T09:00:00Z', startDay: '2026-12-05' }, 'none'),
    example({ bookedAt: '2026-11-21T09:00:00Z', startDay: '2026-12-04' }, 'expressRequest'),
    example({ bookedAt: '2026-11-21T23:30:00Z', startDay: '2026-12-05' }, 'expressRequest'),
    example({ bookedAt: '2026-11-21T09:00:00Z', startDay: '2026-11-21' }, 'expressRequest'),
    example({ bookedAt: '2026-11-21T09:00:00Z', startDay: '2026-11-20' }, 'startInPast'),
    example({ bookedAt: '2027-03-27T23:30:00Z', startDay: '2027-04-11' }, 'none'),
  ],
  assumptions: ['C16'],
  questions: [
    {
      register: 'C16',
      text: {
        pl: '7 czy {withdrawalDays}? Według prawa granicą jest termin odstąpienia, przesuwany przez soboty i święta.',
        en: '7 or {withdrawalDays}? By law the limit is the withdrawal deadline, moved by Saturdays and holidays.',
      },
    },
  ],
});
