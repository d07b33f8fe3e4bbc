import { labelled } from '../../localized-text.ts';
import { clause, from, law } from '../../source.ts';
import { above, atLeast, atMost, below } from '../cell.ts';
import { civilDate, instant, oneOf } from '../domain.ts';
import { daysBetween, termEnd, warsawDate } from '../fact.ts';
import { decisionTable, example, row } from '../language.ts';

/** Whether the form asks for the express request to begin within the withdrawal period, and for its acknowledgement. */
export const withdrawalNotice = decisionTable({
  id: 'withdrawal-notice',
  area: 'dates',
  signedBy: 'lawyer',
  weight: 'law',
  title: { pl: 'Rezerwacja tuż przed kursem', en: 'Booking shortly before the course' },
  sentence: {
    pl: 'Rezerwacja kursu, który zaczyna się przed upływem terminu odstąpienia albo w jego ostatnim dniu, wymaga wyraźnego żądania wcześniejszego rozpoczęcia i przyjęcia do wiadomości utraty prawa odstąpienia; kursu, który już się rozpoczął, zarezerwować nie można.',
    en: 'A reservation of a course that starts on or before the last day for withdrawal needs the express request for an early start and the acknowledgement that the right of withdrawal ends; a course that has begun cannot be booked.',
  },
  source: from(clause('5.17'), law('consumer-rights-27', 'consumer-rights-early-start', 'civil-code-115')),
  inputs: {
    bookedAt: labelled({ pl: 'chwila rezerwacji', en: 'moment of booking' }, instant()),
    startDay: labelled({ pl: 'dzień rozpoczęcia', en: 'start day' }, civilDate()),
  },
  facts: {
    today: labelled({ pl: 'dzień rezerwacji w Warszawie', en: 'day of booking in Warsaw' }, warsawDate('bookedAt')),
    daysToStart: labelled({ pl: 'dni do rozpoczęcia', en: 'days to the start' }, daysBetween('today', 'startDay')),
    deadline: labelled({ pl: 'ostatni dzień na odstąpienie', en: 'last day for withdrawal' }, termEnd('today', 'withdrawalDays')),
    daysAfterDeadline: labelled({ pl: 'dni od końca terminu do rozpoczęcia', en: 'days from the deadline to the start' }, daysBetween('deadline', 'startDay')),
  },
  outputs: oneOf({
    startInPast: { pl: 'rozpoczęcie w przeszłości', en: 'start in the past' },
    expressRequest: { pl: 'wyraźne żądanie wcześniejszego rozpoczęcia', en: 'express request for an early start' },
    none: { pl: 'nic', en: 'nothing' },
  }),
  accepts: ['expressRequest', 'none'],
  effectiveOn: 'today',
  rows: [
    row({ id: 'start-in-past', pl: 'kurs już się rozpoczął', en: 'course has begun' }, { daysToStart: below(0) }, 'startInPast'),
    row(
      { id: 'short-notice', pl: 'w terminie odstąpienia', en: 'within the withdrawal period' },
      { daysToStart: atLeast(0), daysAfterDeadline: atMost(0) },
      'expressRequest',
    ),
    row(
      { id: 'in-time', pl: 'po upływie terminu odstąpienia', en: 'after the withdrawal period' },
      { daysToStart: atLeast(0), daysAfterDeadline: above(0) },
      'none',
    ),
  ],
  examples: [
    example({ bookedAt: '2026-11-20T09:00:00Z', startDay: '2026-12-04' }, 'expressRequest'),
    example({ bookedAt: '2026-11-20T09:00:00Z', startDay: '2026-12-05' }, 'none'),
    example({ bookedAt: '2026-11-21T09:00:00Z', startDay: '2026-12-07' }, 'expressRequest', law('civil-code-115')),
    example({ bookedAt: '2026-11-21T09:00:00Z', startDay: '2026-12-08' }, 'none'),
    example({ bookedAt: '2026-11-28T09:00:00Z', startDay: '2026-12-13' }, 'expressRequest'),
    example({ bookedAt: '2026-12-10T09:00:00Z', startDay: '2026-12-28' }, 'expressRequest'),
    example({ bookedAt: '2026-11-19T23:30:00Z', startDay: '2026-12-05' }, 'none'),
    example({ bookedAt: '2026-11-21T09:00:00Z', startDay: '2026-11-21' }, 'expressRequest'),
    example({ bookedAt: '2026-11-21T09:00:00Z', startDay: '2026-11-20' }, 'startInPast'),
  ],
  assumptions: ['C16'],
});
