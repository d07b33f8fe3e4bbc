import { spec } from '../../source.ts';
import { exactly } from '../cell.ts';
import { civilDate, oneOf } from '../domain.ts';
import { isSunday, sameDay } from '../fact.ts';
import { decisionTable, example, row } from '../language.ts';

/** On which days of which courses the exam can be taken. */
export const recertificationExamDay = decisionTable({
  id: 'recertification-exam-day',
  area: 'dates',
  title: { pl: 'Dzień egzaminu recertyfikacyjnego', en: 'Day of the recertification exam' },
  sentence: {
    pl: 'Egzamin odbywa się w terminie recertyfikacji, a także ostatniego dnia kursu KPP (w niedzielę).',
    en: 'The exam takes place on a recertification term, and also on the last day (Sunday) of a KPP course.',
  },
  source: spec('5', 'also possible on the last day (Sunday) of a KPP course'),
  inputs: { term: oneOf('recertification', 'kppCourse', 'other'), examDay: civilDate(), lastDay: civilDate() },
  facts: { onLastDay: sameDay('examDay', 'lastDay'), onSunday: isSunday('examDay') },
  outputs: oneOf('possible', 'impossible'),
  hit: 'unique',
  coverage: 'total',
  rows: [
    row('recertification-term', { term: exactly('recertification') }, 'possible'),
    row('last-sunday', { term: exactly('kppCourse'), onLastDay: exactly(true), onSunday: exactly(true) }, 'possible'),
    row(
      'last-other-day',
      { term: exactly('kppCourse'), onLastDay: exactly(true), onSunday: exactly(false) },
      'impossible',
    ),
    row('earlier', { term: exactly('kppCourse'), onLastDay: exactly(false) }, 'impossible'),
    row('other-course', { term: exactly('other') }, 'impossible'),
  ],
  examples: [
    example({ term: 'kppCourse', examDay: '2027-03-14', lastDay: '2027-03-14' }, 'possible'),
    example({ term: 'kppCourse', examDay: '2027-03-13', lastDay: '2027-03-14' }, 'impossible'),
    example({ term: 'kppCourse', examDay: '2027-03-13', lastDay: '2027-03-13' }, 'impossible'),
    example({ term: 'recertification', examDay: '2027-03-10', lastDay: '2027-03-10' }, 'possible'),
    example({ term: 'other', examDay: '2027-03-14', lastDay: '2027-03-14' }, 'impossible'),
  ],
  assumptions: ['C19'],
  questions: [
    {
      register: 'C19',
      text: {
        pl: 'Czy na każdym kursie KPP można zdawać ten egzamin w ostatnią niedzielę?',
        en: 'Does every KPP course offer the exam on its last Sunday?',
      },
    },
  ],
});
