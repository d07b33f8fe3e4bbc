import { labelled } from '../../localized-text.ts';
import { clause, from, register } from '../../source.ts';
import { above, among, atLeast, atMost, below, exactly } from '../cell.ts';
import { civilDate, integer, oneOf } from '../domain.ts';
import { ageOn, difference } from '../fact.ts';
import { decisionTable, example, resultOfRule, row } from '../language.ts';
import { adultAtStart } from './adult-at-start.ts';

/** Admission by age. `majority` is the answer of `adult-at-start`; each course gives its own `minimumAge`. */
export const ageAtStart = decisionTable({
  id: 'age-at-start',
  area: 'dates',
  signedBy: 'owner',
  weight: 'oneOrder',
  title: { pl: 'Wiek w dniu rozpoczęcia', en: 'Age at course start' },
  sentence: {
    pl: 'Uczestnik ma w dniu rozpoczęcia ukończony najniższy wiek tego kursu; niepełnoletni przychodzi z opiekunem. Nikt nie ma ponad {oldestAge:genitive}.',
    en: 'A participant has completed the minimum age of the course on the day it starts; a minor comes with a guardian. Nobody is older than {oldestAge:number}.',
  },
  source: from(clause('1.7', '1.21'), register('C21')),
  inputs: {
    majority: labelled({ pl: 'pełnoletność w dniu rozpoczęcia', en: 'adult or minor at the start' }, adultAtStart.outputs),
    birthDay: labelled({ pl: 'dzień urodzenia', en: 'day of birth' }, civilDate()),
    startDay: labelled({ pl: 'dzień rozpoczęcia', en: 'start day' }, civilDate()),
    minimumAge: labelled({ pl: 'najniższy wiek na kursie', en: 'minimum age of the course' }, integer(0)),
  },
  givenBy: { majority: resultOfRule(adultAtStart) },
  facts: {
    age: labelled({ pl: 'wiek w pełnych latach', en: 'age in completed years' }, ageOn('birthDay', 'startDay')),
    yearsAbove: labelled({ pl: 'lata ponad najniższy wiek', en: 'years above the minimum age' }, difference('age', 'minimumAge')),
  },
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
    row(
      { id: 'adult', pl: 'pełnoletnia', en: 'adult', source: clause('1.7') },
      { majority: exactly('adult'), yearsAbove: atLeast(0), age: atMost('oldestAge') },
      'admitted',
    ),
    row(
      { id: 'nobody-so-old', pl: 'nikt tyle nie ma', en: 'nobody is so old', source: register('C21') },
      { majority: exactly('adult'), yearsAbove: atLeast(0), age: above('oldestAge') },
      'dateError',
    ),
    row({ id: 'teenager', pl: 'nastolatek', en: 'teenager', source: clause('1.21') }, { majority: exactly('minor'), yearsAbove: atLeast(0) }, 'withGuardian'),
    row(
      { id: 'below-minimum-age', pl: 'poniżej najniższego wieku', en: 'below the minimum age', source: clause('1.7', '1.21') },
      { majority: among('adult', 'minor'), yearsAbove: below(0) },
      'tooYoung',
    ),
  ],
  examples: [
    example({ majority: 'minor', birthDay: '2012-11-21', startDay: '2026-11-21', minimumAge: 14 }, 'withGuardian'),
    example({ majority: 'minor', birthDay: '2012-11-22', startDay: '2026-11-21', minimumAge: 14 }, 'tooYoung'),
    example({ majority: 'minor', birthDay: '2012-11-21', startDay: '2026-11-21', minimumAge: 18 }, 'tooYoung'),
    example({ majority: 'adult', birthDay: '2008-11-21', startDay: '2026-11-21', minimumAge: 18 }, 'admitted'),
    example({ majority: 'adult', birthDay: '2008-11-21', startDay: '2026-11-21', minimumAge: 21 }, 'tooYoung'),
    example({ majority: 'adult', birthDay: '1905-11-22', startDay: '2026-11-21', minimumAge: 18 }, 'admitted', register('C21')),
    example({ majority: 'adult', birthDay: '1905-11-21', startDay: '2026-11-21', minimumAge: 18 }, 'dateError', register('C21')),
    example({ majority: 'minor', birthDay: '2008-11-22', startDay: '2026-11-21', minimumAge: 14 }, 'withGuardian'),
    example({ majority: 'bornAfterStart', birthDay: '2026-11-22', startDay: '2026-11-21', minimumAge: 14 }, 'bornAfterStart'),
  ],
  assumptions: ['C21', 'C22'],
});
