import { labelled } from '../../localized-text.ts';
import { clause, from, law } from '../../source.ts';
import { atLeast, below } from '../cell.ts';
import { civilDate, oneOf } from '../domain.ts';
import { ageOn, daysBetween } from '../fact.ts';
import { decisionTable, example, row } from '../language.ts';

/** Compared with the start of the course, not with today. */
export const adultAtStart = decisionTable({
  id: 'adult-at-start',
  area: 'dates',
  signedBy: 'owner',
  weight: 'oneOrder',
  title: { pl: 'Pełnoletność w dniu rozpoczęcia', en: 'Adult at course start' },
  sentence: {
    pl: 'Uczestnik jest pełnoletni, jeżeli w dniu rozpoczęcia kursu ma ukończone {adultAge}; rok życia jest ukończony z początkiem dnia urodzin.',
    en: 'A participant is adult who has completed {adultAge} on the day the course starts; a year is complete at the beginning of the birthday.',
  },
  source: from(clause('5.10'), law('civil-code-10', 'civil-code-112')),
  inputs: {
    birthDay: labelled({ pl: 'dzień urodzenia', en: 'day of birth' }, civilDate()),
    startDay: labelled({ pl: 'dzień rozpoczęcia', en: 'start day' }, civilDate()),
  },
  facts: {
    daysSinceBirth: labelled({ pl: 'dni od urodzenia', en: 'days since birth' }, daysBetween('birthDay', 'startDay')),
    age: labelled({ pl: 'wiek w pełnych latach', en: 'age in completed years' }, ageOn('birthDay', 'startDay')),
  },
  outputs: oneOf({
    adult: { pl: 'osoba pełnoletnia', en: 'adult' },
    minor: { pl: 'osoba niepełnoletnia', en: 'minor' },
    bornAfterStart: { pl: 'urodzona po rozpoczęciu', en: 'born after the start' },
  }),
  accepts: ['adult'],
  rows: [
    row({ id: 'born-after-start', pl: 'urodzona po rozpoczęciu', en: 'born after the start' }, { daysSinceBirth: below(0) }, 'bornAfterStart'),
    row({ id: 'adult', pl: 'pełnoletnia', en: 'adult' }, { daysSinceBirth: atLeast(0), age: atLeast('adultAge') }, 'adult'),
    row({ id: 'minor', pl: 'niepełnoletnia', en: 'minor' }, { daysSinceBirth: atLeast(0), age: below('adultAge') }, 'minor'),
  ],
  examples: [
    example({ birthDay: '2008-02-29', startDay: '2026-02-28' }, 'adult', law('civil-code-112')),
    example({ birthDay: '2008-02-29', startDay: '2026-02-27' }, 'minor', law('civil-code-112')),
    example({ birthDay: '2008-11-21', startDay: '2026-11-21' }, 'adult', law('civil-code-10', 'civil-code-112')),
    example({ birthDay: '2008-11-22', startDay: '2026-11-21' }, 'minor'),
    example({ birthDay: '2026-11-22', startDay: '2026-11-21' }, 'bornAfterStart'),
  ],
  assumptions: ['C21'],
});
