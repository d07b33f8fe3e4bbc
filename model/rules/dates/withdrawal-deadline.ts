import { labelled } from '../../localized-text.ts';
import { law } from '../../source.ts';
import { civilDate, instant } from '../domain.ts';
import { lastDayOfPeriod, warsawDate } from '../fact.ts';
import { copyOfValue, decisionTable, example, row } from '../language.ts';

/** The last day on which a consumer may withdraw from a contract concluded on the site. */
export const withdrawalDeadline = decisionTable({
  id: 'withdrawal-deadline',
  area: 'dates',
  signedBy: 'lawyer',
  weight: 'law',
  title: { pl: 'Ostatni dzień na odstąpienie od umowy', en: 'Last day for withdrawal' },
  sentence: {
    pl: 'Od umowy można odstąpić w ciągu {withdrawalDays:genitive}, licząc od dnia po zawarciu umowy; jeżeli ostatni dzień to sobota, niedziela albo święto, termin upływa w najbliższym dniu roboczym.',
    en: 'A contract can be withdrawn from within {withdrawalDays}, counted from the day after the conclusion of the contract; if the last day is a Saturday, a Sunday or a public holiday, the period ends on the next working day.',
  },
  source: law('consumer-rights-27', 'civil-code-115'),
  inputs: { concludedAt: labelled({ pl: 'chwila zawarcia umowy', en: 'moment of the conclusion' }, instant()) },
  facts: {
    today: labelled({ pl: 'dzień zawarcia umowy w Warszawie', en: 'day of the conclusion in Warsaw' }, warsawDate('concludedAt')),
    deadline: labelled({ pl: 'ostatni dzień na odstąpienie', en: 'last day for withdrawal' }, lastDayOfPeriod('today', 'withdrawalDays')),
  },
  outputs: civilDate(),
  effectiveOn: 'today',
  rows: [row({ id: 'every-contract', pl: 'każda umowa', en: 'every contract' }, {}, copyOfValue('deadline'))],
  examples: [
    example({ concludedAt: '2026-11-20T09:00:00Z' }, '2026-12-04'),
    example({ concludedAt: '2026-11-21T09:00:00Z' }, '2026-12-07'),
    example({ concludedAt: '2026-11-22T09:00:00Z' }, '2026-12-07'),
    example({ concludedAt: '2026-12-10T09:00:00Z' }, '2026-12-28'),
    example({ concludedAt: '2026-11-20T23:30:00Z' }, '2026-12-07'),
    example({ concludedAt: '2027-04-19T09:00:00Z' }, '2027-05-04'),
  ],
  assumptions: ['C16'],
});
