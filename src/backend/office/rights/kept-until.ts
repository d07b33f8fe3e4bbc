import { civilDateOf, parseCivilDate } from '#domain/dates/civil-date.ts';
import { monthsDemanded, monthsKept } from '../../privacy/kept-for.ts';

const monthsPerYear = 12;

/** The last day on which a booking is kept, or what a law demands of it: the end of a year so long after that of the course. */
export const keptUntil = (dateStart: string, what: 'all' | 'demanded'): string => {
  const { year } = civilDateOf(parseCivilDate(dateStart) ?? 0);
  const months = what === 'all' ? monthsKept('registration') : monthsDemanded('registration');
  return `${year + months / monthsPerYear}-12-31`;
};
