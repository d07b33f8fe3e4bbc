import { labelled } from '../../localized-text.ts';
import { clause } from '../../source.ts';
import { exactly } from '../cell.ts';
import { civilDate, oneOf } from '../domain.ts';
import { isSunday, sameDay } from '../fact.ts';
import { decisionTable, example, row } from '../language.ts';

/** On which days of which courses the exam can be taken. */
export const recertificationExamDay = decisionTable({
  id: 'recertification-exam-day',
  area: 'dates',
  signedBy: 'owner',
  weight: 'oneOrder',
  title: { pl: 'Dzień egzaminu recertyfikacyjnego', en: 'Day of the recertification exam' },
  sentence: {
    pl: 'Egzamin odbywa się w terminie recertyfikacji, a także ostatniego dnia kursu KPP (w niedzielę).',
    en: 'The exam takes place on a recertification term, and also on the last day (Sunday) of a KPP course.',
  },
  source: clause('5.20'),
  inputs: {
    term: labelled(
      { pl: 'rodzaj terminu', en: 'kind of term' },
      oneOf({
        recertification: { pl: 'termin recertyfikacji', en: 'recertification term' },
        kppCourse: { pl: 'kurs KPP', en: 'KPP course' },
        other: { pl: 'inny kurs', en: 'other course' },
      }),
    ),
    examDay: labelled({ pl: 'dzień egzaminu', en: 'exam day' }, civilDate()),
    lastDay: labelled({ pl: 'ostatni dzień kursu', en: 'last day of the course' }, civilDate()),
  },
  facts: {
    onLastDay: labelled({ pl: 'w ostatnim dniu kursu', en: 'on the last day of the course' }, sameDay('examDay', 'lastDay')),
    onSunday: labelled({ pl: 'w niedzielę', en: 'on a Sunday' }, isSunday('examDay')),
  },
  outputs: oneOf({ possible: { pl: 'możliwy', en: 'possible' }, impossible: { pl: 'niemożliwy', en: 'impossible' } }),
  accepts: ['possible'],
  rows: [
    row(
      { id: 'recertification-term', pl: 'termin recertyfikacji', en: 'recertification term', source: clause('5.19') },
      { term: exactly('recertification') },
      'possible',
    ),
    row(
      { id: 'last-sunday', pl: 'ostatnia niedziela kursu', en: 'last Sunday of the course' },
      { term: exactly('kppCourse'), onLastDay: exactly(true), onSunday: exactly(true) },
      'possible',
    ),
    row(
      { id: 'last-other-day', pl: 'ostatni dzień, nie niedziela', en: 'last day, no Sunday' },
      { term: exactly('kppCourse'), onLastDay: exactly(true), onSunday: exactly(false) },
      'impossible',
    ),
    row(
      { id: 'earlier', pl: 'wcześniejszy dzień kursu', en: 'earlier day of the course' },
      { term: exactly('kppCourse'), onLastDay: exactly(false) },
      'impossible',
    ),
    row({ id: 'other-course', pl: 'inny kurs', en: 'other course' }, { term: exactly('other') }, 'impossible'),
  ],
  examples: [
    example({ term: 'kppCourse', examDay: '2027-03-14', lastDay: '2027-03-14' }, 'possible'),
    example({ term: 'kppCourse', examDay: '2027-03-13', lastDay: '2027-03-14' }, 'impossible'),
    example({ term: 'kppCourse', examDay: '2027-03-13', lastDay: '2027-03-13' }, 'impossible'),
    example({ term: 'recertification', examDay: '2027-03-10', lastDay: '2027-03-10' }, 'possible'),
    example({ term: 'other', examDay: '2027-03-14', lastDay: '2027-03-14' }, 'impossible'),
  ],
  assumptions: ['C19'],
});
