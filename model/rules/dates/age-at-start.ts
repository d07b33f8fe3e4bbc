import { labelled } from '../../localized-text.ts';
import { clause, from, register } from '../../source.ts';
import { above, atLeast, atMost, below, exactly } from '../cell.ts';
import { boolean, civilDate, oneOf } from '../domain.ts';
import { ageOn } from '../fact.ts';
import { decisionTable, example, resultOf, row } from '../language.ts';
import { adultAtStart } from './adult-at-start.ts';

/**
 * Admission by age for a course type. `majority` is the answer of `adult-at-start`; `teenagersAdmitted` holds for BLS-AED
 * in both languages.
 */
export const ageAtStart = decisionTable({
  id: 'age-at-start',
  area: 'dates',
  signedBy: 'owner',
  weight: 'oneOrder',
  title: { pl: 'Wiek w dniu rozpoczęcia', en: 'Age at course start' },
  sentence: {
    pl: 'Kursy są dla dorosłych; na BLS-AED przyjmujemy od {blsMinimumAge:genitive} z opiekunem. Nikt nie ma ponad {oldestAge:genitive}.',
    en: 'Courses are for adults; BLS-AED admits from {blsMinimumAge:number} with a guardian. Nobody is older than {oldestAge:number}.',
  },
  source: from(clause('1.7', '1.21'), register('C21')),
  inputs: {
    majority: labelled({ pl: 'pełnoletność w dniu rozpoczęcia', en: 'adult or minor at the start' }, adultAtStart.outputs),
    birthDay: labelled({ pl: 'dzień urodzenia', en: 'day of birth' }, civilDate()),
    startDay: labelled({ pl: 'dzień rozpoczęcia', en: 'start day' }, civilDate()),
    teenagersAdmitted: labelled({ pl: 'kurs przyjmuje nastolatków', en: 'course admits teenagers' }, boolean()),
  },
  givenBy: { majority: resultOf(adultAtStart) },
  facts: { age: labelled({ pl: 'wiek w pełnych latach', en: 'age in completed years' }, ageOn('birthDay', 'startDay')) },
  outputs: oneOf({
    admitted: { pl: 'dopuszczona', en: 'admitted' },
    withGuardian: { pl: 'z opiekunem', en: 'with a guardian' },
    tooYoung: { pl: 'za młoda', en: 'too young' },
    bornAfterStart: { pl: 'urodzona po rozpoczęciu', en: 'born after the start' },
    dateError: { pl: 'niemożliwa data', en: 'impossible date' },
  }),
  accepts: ['admitted', 'withGuardian'],
  rows: [
    row({ id: 'born-after-start', pl: 'urodzona po rozpoczęciu', en: 'born after the start' }, { majority: exactly('bornAfterStart') }, 'bornAfterStart'),
    row({ id: 'adult', pl: 'pełnoletnia', en: 'adult', source: clause('1.7') }, { majority: exactly('adult'), age: atMost('oldestAge') }, 'admitted'),
    row(
      { id: 'nobody-so-old', pl: 'nikt tyle nie ma', en: 'nobody is so old', source: register('C21') },
      { majority: exactly('adult'), age: above('oldestAge') },
      'dateError',
    ),
    row(
      { id: 'adults-only', pl: 'kurs tylko dla dorosłych', en: 'course for adults only', source: clause('1.7') },
      { majority: exactly('minor'), teenagersAdmitted: exactly(false) },
      'tooYoung',
    ),
    row(
      { id: 'teenager', pl: 'nastolatek', en: 'teenager', source: clause('1.21') },
      { majority: exactly('minor'), teenagersAdmitted: exactly(true), age: atLeast('blsMinimumAge') },
      'withGuardian',
    ),
    row(
      { id: 'child', pl: 'dziecko', en: 'child', source: clause('1.21') },
      { majority: exactly('minor'), teenagersAdmitted: exactly(true), age: below('blsMinimumAge') },
      'tooYoung',
    ),
  ],
  examples: [
    example({ majority: 'minor', birthDay: '2012-11-21', startDay: '2026-11-21', teenagersAdmitted: true }, 'withGuardian'),
    example({ majority: 'minor', birthDay: '2012-11-22', startDay: '2026-11-21', teenagersAdmitted: true }, 'tooYoung'),
    example({ majority: 'minor', birthDay: '2012-11-21', startDay: '2026-11-21', teenagersAdmitted: false }, 'tooYoung'),
    example({ majority: 'adult', birthDay: '2008-11-21', startDay: '2026-11-21', teenagersAdmitted: false }, 'admitted'),
    example({ majority: 'adult', birthDay: '1905-11-22', startDay: '2026-11-21', teenagersAdmitted: false }, 'admitted', register('C21')),
    example({ majority: 'adult', birthDay: '1905-11-21', startDay: '2026-11-21', teenagersAdmitted: false }, 'dateError', register('C21')),
    example({ majority: 'minor', birthDay: '2008-11-22', startDay: '2026-11-21', teenagersAdmitted: true }, 'withGuardian'),
    example({ majority: 'bornAfterStart', birthDay: '2026-11-22', startDay: '2026-11-21', teenagersAdmitted: true }, 'bornAfterStart'),
  ],
  assumptions: ['C21', 'C22'],
});
