import { labelled } from '../../localized-text.ts';
import { clause, from, law, register } from '../../source.ts';
import { above, atMost } from '../cell.ts';
import { civilDate, instant, oneOf } from '../domain.ts';
import { daysBetween, lastDayOfPeriod, warsawDate } from '../fact.ts';
import { decisionTable, example, row } from '../language.ts';

/** Whether the form asks for the express request to begin within the withdrawal period, and for its acknowledgement. */
export const withdrawalNotice = decisionTable({
  id: 'withdrawal-notice',
  area: 'dates',
  signedBy: 'lawyer',
  weight: 'law',
  title: { pl: 'Zamówienie tuż przed kursem', en: 'Order shortly before the course' },
  sentence: {
    pl: 'Zamówienie kursu, który może się zacząć przed upływem terminu odstąpienia albo w jego ostatnim dniu, wymaga wyraźnego żądania wcześniejszego rozpoczęcia i przyjęcia do wiadomości utraty prawa odstąpienia; termin liczy się od ostatniej chwili, w której po tym zamówieniu umowa może zostać zawarta.',
    en: 'An order of a course that may start on or before the last day for withdrawal needs the express request for an early start and the acknowledgement that the right of withdrawal ends; the period is counted from the last moment at which a contract can follow from the order.',
  },
  source: from(clause('5.17'), law('consumer-rights-27', 'consumer-rights-early-start', 'civil-code-115'), register('C16')),
  inputs: {
    concludedAt: labelled({ pl: 'ostatnia możliwa chwila zawarcia umowy', en: 'last possible moment of the conclusion' }, instant()),
    startDay: labelled({ pl: 'dzień rozpoczęcia', en: 'start day' }, civilDate()),
  },
  facts: {
    today: labelled({ pl: 'dzień tej chwili w Warszawie', en: 'day of that moment in Warsaw' }, warsawDate('concludedAt')),
    deadline: labelled({ pl: 'ostatni dzień na odstąpienie', en: 'last day for withdrawal' }, lastDayOfPeriod('today', 'withdrawalDays')),
    daysAfterDeadline: labelled({ pl: 'dni od końca terminu do rozpoczęcia', en: 'days from the deadline to the start' }, daysBetween('deadline', 'startDay')),
  },
  outputs: oneOf({
    expressRequest: { pl: 'wyraźne żądanie wcześniejszego rozpoczęcia', en: 'express request for an early start' },
    none: { pl: 'nic', en: 'nothing' },
  }),
  effectiveOn: 'today',
  rows: [
    row({ id: 'short-notice', pl: 'w terminie odstąpienia', en: 'within the withdrawal period' }, { daysAfterDeadline: atMost(0) }, 'expressRequest'),
    row({ id: 'in-time', pl: 'po upływie terminu odstąpienia', en: 'after the withdrawal period' }, { daysAfterDeadline: above(0) }, 'none'),
  ],
  examples: [
    example({ concludedAt: '2026-11-20T09:00:00Z', startDay: '2026-12-04' }, 'expressRequest'),
    example({ concludedAt: '2026-11-20T09:00:00Z', startDay: '2026-12-05' }, 'none'),
    example({ concludedAt: '2026-11-21T09:00:00Z', startDay: '2026-12-07' }, 'expressRequest', law('civil-code-115')),
    example({ concludedAt: '2026-11-21T09:00:00Z', startDay: '2026-12-08' }, 'none'),
    example({ concludedAt: '2026-11-28T22:42:00Z', startDay: '2026-12-12' }, 'expressRequest'),
    example({ concludedAt: '2026-12-10T09:00:00Z', startDay: '2026-12-28' }, 'expressRequest'),
    example({ concludedAt: '2026-11-19T23:30:00Z', startDay: '2026-12-05' }, 'none'),
    example({ concludedAt: '2026-11-21T09:00:00Z', startDay: '2026-11-21' }, 'expressRequest'),
  ],
  assumptions: ['C16'],
});
