import { expect, it, test } from 'vitest';
import { parameters } from '#model/rules/parameters.ts';
import { covers } from '../covers.ts';
import { readProject } from '../generator/fixtures/planned-project.ts';
import { readTexts } from './texts.ts';

/** Minutes in which a participant eats and rests on a day of classes, at least. */
const leastBreak = 60;
/** A test and drawn tasks of a whole group take at least so long. */
const leastExam = 120;
const hourMinutes = 60;

const numberOf = (id: 'kppHours' | 'kppLessonMinutes' | 'kppWeekends' | 'kppDaysPerWeekend'): number =>
  parameters[id].values[0].value;

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * hourMinutes + minutes;
};

it('demo dates of KPP have room for all classes, a break on each day and the exam', covers('C12', 'C237'), async () => {
  const { content } = await readProject();
  const [pattern] = content.calendar?.patterns.filter(({ type }) => type === 'kpp') ?? [];
  const [first = '', last = ''] = pattern?.hours?.pl.split('–') ?? [];
  const days = numberOf('kppWeekends') * numberOf('kppDaysPerWeekend');
  const classes = numberOf('kppHours') * numberOf('kppLessonMinutes');
  const shown = days * (minutesOf(last) - minutesOf(first));
  expect(shown).toBeGreaterThanOrEqual(classes + days * leastBreak + leastExam);
  expect(shown).toBeLessThan(classes + days * 2 * hourMinutes);
  expect(minutesOf(last)).toBeLessThanOrEqual(minutesOf('18:00'));
});

const isSplit = (words: string): boolean => /\{kppPracticeHours\}.*\{kppTheoryHours\}/.test(words);

test.each(['pl', 'en'] as const)(
  'every course and answer in %s that divides the hours of KPP defines an hour',
  (locale) => {
    const split = readTexts().filter(
      ({ place, words }) => place.startsWith(`content/${locale}/`) && !/\/cities\//.test(place) && isSplit(words),
    );
    expect(split.length).toBeGreaterThan(0);
    expect(split.filter(({ words }) => !words.includes('{kppLessonMinutes}')).map(({ place }) => place)).toEqual([]);
  },
);
