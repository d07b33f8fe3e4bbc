import { domain, spec } from '../source.ts';
import { above, among, atLeast, atMost, below, exactly } from './cell.ts';
import { boolean, civilDate, oneOf } from './domain.ts';
import { addMonths, addYears, daysBetween, isSunday, sameDay } from './fact.ts';
import { copyOf, decisionTable, example, row } from './language.ts';

/** The last day on which a certificate is valid. */
export const certificateExpiry = decisionTable({
  id: 'certificate-expiry',
  area: 'dates',
  title: { pl: 'Ważność zaświadczenia', en: 'Validity of a certificate' },
  sentence: {
    pl: 'Zaświadczenie KPP jest ważne 3 lata; wydane 29 lutego wygasa 28 lutego.',
    en: 'A KPP certificate is valid for 3 years; one issued on 29 February expires on 28 February.',
  },
  source: spec('5', 'KPP certificate valid 3 years'),
  inputs: { issueDay: civilDate() },
  facts: { expiryDay: addYears('issueDay', 'certificateValidityYears', 'clamp') },
  outputs: civilDate(),
  hit: 'unique',
  coverage: 'total',
  rows: [row('three-years', {}, copyOf('expiryDay'))],
  examples: [
    example(
      { issueDay: '2024-02-29' },
      '2027-02-28',
      domain('3.6', 'Expiry = issue date + 3 years (29 Feb -> 28 Feb)'),
    ),
    example({ issueDay: '2024-05-31' }, '2027-05-31'),
  ],
  assumptions: [],
  questions: [],
});

/**
 * Whether a certificate expires no later than 3 months after the exam. Counting the months back from the expiry instead is
 * another rule, with other answers at the ends of months.
 */
export const recertificationWindow = decisionTable({
  id: 'recertification-window',
  area: 'dates',
  title: { pl: 'Okno recertyfikacji', en: 'Recertification window' },
  sentence: {
    pl: 'Egzamin jest możliwy, jeżeli zaświadczenie traci ważność nie później niż 3 miesiące po dniu egzaminu.',
    en: 'The exam is possible if the certificate expires no later than 3 months after the exam day.',
  },
  source: spec(
    '5',
    'recertification exam allowed if the certificate expires no later than 3 months after the exam day',
  ),
  inputs: { expiryDay: civilDate(), examDay: civilDate() },
  facts: {
    latestExpiry: addMonths('examDay', 'recertificationWindowMonths', 'clamp'),
    daysBeyond: daysBetween('latestExpiry', 'expiryDay'),
    daysValid: daysBetween('examDay', 'expiryDay'),
  },
  outputs: oneOf('tooEarly', 'inWindow', 'expired'),
  hit: 'unique',
  coverage: 'total',
  rows: [
    row('too-early', { daysBeyond: above(0) }, 'tooEarly'),
    row('in-window', { daysBeyond: atMost(0), daysValid: atLeast(0) }, 'inWindow'),
    row('expired', { daysBeyond: atMost(0), daysValid: below(0) }, 'expired'),
  ],
  examples: [
    example(
      { expiryDay: '2027-05-31', examDay: '2027-03-01' },
      'inWindow',
      domain('3.6', 'expiry 31 May 2027 -> from 1 Mar 2027'),
    ),
    example(
      { expiryDay: '2027-05-31', examDay: '2027-02-28' },
      'tooEarly',
      domain('3.6', 'expiry 31 May 2027 -> from 1 Mar 2027'),
    ),
    example(
      { expiryDay: '2027-03-15', examDay: '2026-12-15' },
      'inWindow',
      domain('3.6', '15 Mar 2027 -> from 15 Dec 2026'),
    ),
    example(
      { expiryDay: '2027-03-15', examDay: '2026-12-14' },
      'tooEarly',
      domain('3.6', '15 Mar 2027 -> from 15 Dec 2026'),
    ),
    example(
      { expiryDay: '2028-05-29', examDay: '2028-02-29' },
      'inWindow',
      domain('3.6', '29 May 2028 -> from 29 Feb 2028'),
    ),
    example({ expiryDay: '2027-02-28', examDay: '2026-11-30' }, 'inWindow'),
    example({ expiryDay: '2027-01-01', examDay: '2027-01-01' }, 'inWindow'),
    example({ expiryDay: '2026-12-31', examDay: '2027-01-01' }, 'expired'),
  ],
  assumptions: ['C18'],
  questions: ['C18: the sentence has no lower bound; may a person with an expired certificate take the exam?'],
});

/** The answer of the calculator once the window is known. */
export const recertificationAdmission = decisionTable({
  id: 'recertification-admission',
  area: 'dates',
  title: { pl: 'Dopuszczenie do recertyfikacji', en: 'Admission to recertification' },
  sentence: {
    pl: 'Dopuszczona jest osoba w oknie czasu, która pracuje, służy lub należy do jednostki współpracującej z systemem; zaświadczenia MSWiA i MON mają własne przepisy.',
    en: 'Admitted is a person within the window who works in, serves in or belongs to a cooperating unit; certificates of the interior and defence ministries follow rules of their own.',
  },
  source: spec('5', 'and the person works in, serves in or belongs to a unit cooperating with the emergency system'),
  inputs: {
    certificate: oneOf('civil', 'interior', 'defence'),
    belongsToUnit: boolean(),
    window: oneOf('tooEarly', 'inWindow', 'expired'),
  },
  outputs: oneOf('admitted', 'tooEarly', 'expiredAskUs', 'notInUnit', 'ownRules'),
  hit: 'unique',
  coverage: 'total',
  rows: [
    row('own-rules', { certificate: among('interior', 'defence') }, 'ownRules'),
    row('not-in-unit', { certificate: exactly('civil'), belongsToUnit: exactly(false) }, 'notInUnit'),
    row(
      'too-early',
      { certificate: exactly('civil'), belongsToUnit: exactly(true), window: exactly('tooEarly') },
      'tooEarly',
    ),
    row(
      'admitted',
      { certificate: exactly('civil'), belongsToUnit: exactly(true), window: exactly('inWindow') },
      'admitted',
    ),
    row(
      'expired',
      { certificate: exactly('civil'), belongsToUnit: exactly(true), window: exactly('expired') },
      'expiredAskUs',
    ),
  ],
  examples: [
    example({ certificate: 'civil', belongsToUnit: true, window: 'inWindow' }, 'admitted'),
    example({ certificate: 'civil', belongsToUnit: false, window: 'inWindow' }, 'notInUnit'),
    example({ certificate: 'civil', belongsToUnit: true, window: 'expired' }, 'expiredAskUs'),
    example({ certificate: 'civil', belongsToUnit: true, window: 'tooEarly' }, 'tooEarly'),
    example(
      { certificate: 'interior', belongsToUnit: true, window: 'inWindow' },
      'ownRules',
      domain('3.6', 'refuse to compute for MSWiA/MON'),
    ),
  ],
  assumptions: ['C17', 'C18', 'C20'],
  questions: ['C17: is membership of a unit still a condition, now that art. 13 no longer asks for it?'],
});

/** On which days of which courses the exam can be taken. */
export const recertificationExamDay = decisionTable({
  id: 'recertification-exam-day',
  area: 'dates',
  title: { pl: 'Dzień egzaminu recertyfikacyjnego', en: 'Day of the recertification exam' },
  sentence: {
    pl: 'Egzamin odbywa się w terminie recertyfikacji, a także w ostatnim dniu (niedziela) kursu KPP.',
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
  questions: ['C19: does every KPP course offer the exam on its last Sunday?'],
});
