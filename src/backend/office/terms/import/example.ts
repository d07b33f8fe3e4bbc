import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import type { Catalogue } from '../../../catalogue/catalogue.ts';

const daysAhead = 60;

/** A file that can be imported as it is: its heads, and a term of each open course. */
export const exampleCsv = ({ openLists, cities }: Catalogue, now: number): string => {
  const day = formatCivilDate(warsawDate(now) + daysAhead);
  const rows = openLists.map(({ type }, index) =>
    [index + 1, type, cities[index]?.name.pl ?? '', day, '9:00–17:00', 12].join(','),
  );
  return `${['nr,kurs,miasto,dzień,godziny,miejsca', ...rows].join('\r\n')}\r\n`;
};
