import { domain, law, spec } from '../../source.ts';
import { atLeast, below } from '../cell.ts';
import { civilDate, oneOf } from '../domain.ts';
import { ageOn, daysBetween } from '../fact.ts';
import { decisionTable, example, row } from '../language.ts';

/** Compared with the start of the course, not with today. */
export const adultAtStart = decisionTable({
  id: 'adult-at-start',
  area: 'dates',
  title: { pl: 'Pełnoletność w dniu rozpoczęcia', en: 'Adult at course start' },
  sentence: {
    pl: 'Uczestnik jest pełnoletni, jeżeli w dniu rozpoczęcia kursu ma ukończone 18 lat; rok życia jest ukończony z początkiem dnia urodzin.',
    en: 'A participant is adult who has completed 18 years on the day the course starts; a year is complete at the beginning of the birthday.',
  },
  source: spec('5', 'person adult on the course start date'),
  inputs: { birthDay: civilDate(), startDay: civilDate() },
  facts: { daysSinceBirth: daysBetween('birthDay', 'startDay'), age: ageOn('birthDay', 'startDay') },
  outputs: oneOf('adult', 'minor', 'bornAfterStart'),
  hit: 'unique',
  coverage: 'total',
  rows: [
    row('born-after-start', { daysSinceBirth: below(0) }, 'bornAfterStart'),
    row('adult', { daysSinceBirth: atLeast(0), age: atLeast('adultAge') }, 'adult'),
    row('minor', { daysSinceBirth: atLeast(0), age: below('adultAge') }, 'minor'),
  ],
  examples: [
    example(
      { birthDay: '2008-02-29', startDay: '2026-02-28' },
      'adult',
      law(
        { pl: 'Kodeks cywilny, art. 112', en: 'Civil Code, art. 112' },
        { pl: 'urodziny 29 lutego', en: 'born on 29 February' },
      ),
    ),
    example(
      { birthDay: '2008-02-29', startDay: '2026-02-27' },
      'minor',
      law(
        { pl: 'Kodeks cywilny, art. 112', en: 'Civil Code, art. 112' },
        { pl: 'urodziny 29 lutego', en: 'born on 29 February' },
      ),
    ),
    example(
      { birthDay: '2008-11-21', startDay: '2026-11-21' },
      'adult',
      law(
        { pl: 'Kodeks cywilny, art. 112', en: 'Civil Code, art. 112' },
        { pl: '18. urodziny', en: 'the eighteenth birthday' },
      ),
    ),
    example({ birthDay: '2008-11-22', startDay: '2026-11-21' }, 'minor'),
    example({ birthDay: '2026-11-22', startDay: '2026-11-21' }, 'bornAfterStart', domain('3.1', 'a separate message')),
  ],
  assumptions: ['C21'],
  questions: [],
});
