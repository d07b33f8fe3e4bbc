import { dateOf, dayAt, dayOf, range, textOf, weekdayOf } from './calendar.ts';
import { same } from './same.ts';

type CivilDateModule = typeof import('#domain/dates/civil-date.ts');

const lastDay = (year: number, month: number): number =>
  month < 1 || month > 12 ? 0 : dateOf(dayAt(year, month + 1, 0)).day;

/** A day moved by months, with Date telling whether the day exists. */
const moved = (from: number, months: number): number => {
  const { year, month, day } = dateOf(from);
  const counted = year * 12 + month - 1 + months;
  const target = [Math.floor(counted / 12), (((counted % 12) + 12) % 12) + 1] as const;
  return dayAt(...target, Math.min(day, lastDay(...target)));
};

/** Completed years, birthday by birthday; a person of 29 February has it on 28 February of a common year. */
const age = (birth: number, day: number): number => {
  const born = dateOf(birth);
  const { year } = dateOf(day);
  const birthday = dayAt(year, born.month, Math.min(born.day, lastDay(year, born.month)));
  return year - born.year - (birthday > day ? 1 : 0);
};

const checkDay = (module: CivilDateModule, count: number): void => {
  const [date, text] = [dateOf(count), textOf(count)];
  same(module.dayNumber(date), count, date);
  same(module.toCivilDate(count), date, count);
  same(module.weekdayOf(count), weekdayOf(count), text);
  same(module.isSunday(count), weekdayOf(count) === 7, text);
  if (!/^\d/.test(text)) return;
  same(module.parseCivilDate(text), count, text);
  same(module.formatCivilDate(count), text, count);
};

const checkTexts = (module: CivilDateModule): void => {
  const wrong = [
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-01-32',
    '2026-1-1',
    '2026-01-1',
    '26-01-01',
  ];
  const odd = [
    '',
    'x2026-01-01',
    '2026-01-01T00:00',
    '12026-01-01',
    '2026-01-011',
    '٢٠٢٦-01-01',
    '2026-٠1-01',
    '2026-01-٠1',
    '2026-01',
    'abcd-01-01',
    '2026-ab-01',
    '2026-01-ab',
  ];
  for (const text of [...wrong, ...odd]) same(module.parseCivilDate(text), null, text);
};

const checkMonths = (module: CivilDateModule): void => {
  for (const year of range(1890, 2410)) {
    same(module.isLeapYear(year), lastDay(year, 2) === 29, year);
    for (const month of range(-1, 15)) same(module.daysInMonth(year, month), lastDay(year, month), [year, month]);
  }
};

const checkMoves = (module: CivilDateModule): void => {
  for (const from of range(dayOf('2023-10-01'), dayOf('2025-04-01'))) {
    for (const months of [-13, -12, -3, -1, 0, 1, 2, 3, 12, 13, 36])
      same(module.addMonths(from, months), moved(from, months), [textOf(from), months]);
    for (const years of [-4, -1, 0, 1, 3, 4])
      same(module.addYears(from, years), moved(from, years * 12), [textOf(from), years]);
  }
};

const checkAges = (module: CivilDateModule): void => {
  for (const birth of range(dayOf('2007-12-01'), dayOf('2008-04-01')))
    for (const years of [0, 1, 14, 18, 20])
      for (const day of range(-3, 4).map((offset) => birth + Math.round(years * 365.25) + offset))
        same(module.ageOn(birth, day), age(birth, day), [textOf(birth), textOf(day)]);
};

/** Days, texts, months and ages as the platform's calendar has them. */
export const civilDateCheck = (module: CivilDateModule): void => {
  for (const text of ['0000-01-01', '0000-02-29', '0000-03-01', '0033-04-03', '2000-02-29', '2024-12-31'])
    checkDay(module, dayOf(text));
  checkTexts(module);
  checkMonths(module);
  checkMoves(module);
  checkAges(module);
  same(module.daysBetween(3, 10), 7, 'days from 3 to 10');
  same(module.daysBetween(10, 3), -7, 'days from 10 to 3');
  for (const count of range(dayAt(-401, 1, 1), dayAt(2405, 1, 1), 13)) checkDay(module, count);
  for (const count of range(dayOf('1899-12-01'), dayOf('2401-01-01'))) checkDay(module, count);
};
