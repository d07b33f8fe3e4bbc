import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import type { Catalogue } from '../../../calendar/catalogue.ts';
import type { List } from '../../command/command-result.ts';
import { termFields } from './raw-term.ts';
import { heads } from './read-table.ts';

const daysAhead = 60;

/** A table that can be imported as it is: its heads, and a term of each open course. */
export const exampleList = ({ openLists, cities }: Catalogue, now: number): List => ({
  kind: 'list',
  title: { pl: 'Wzór pliku z terminami', en: 'Example of a file with terms' },
  columns: termFields.map((key) => ({ key, title: heads[key] })),
  rows: openLists.map(({ type }, index) => ({
    id: index + 1,
    type,
    city: cities[index]?.name.pl ?? '',
    date: formatCivilDate(warsawDate(now) + daysAhead),
    hours: '9:00–17:00',
    places: 12,
  })),
});
