import { z } from 'zod';
import type { Change } from './change.ts';
import type { Revision } from './revision.ts';

const listTables = z.object({
  audiences: z.array(z.object({ id: z.string(), client: z.string().nullable() })),
  courseTypes: z.array(z.object({ audience: z.string(), calendar: z.string().nullable() })),
});

/** By the calendar key of a course: the calendar client in whose list its terms are. */
const clientsByType = ({ tables }: Revision): ReadonlyMap<string, string> => {
  const { data } = listTables.safeParse(tables);
  return new Map(
    data?.courseTypes.flatMap(({ audience, calendar }): [string, string][] => {
      const client = data.audiences.find(({ id }) => id === audience)?.client ?? null;
      return calendar === null || client === null ? [] : [[calendar, client]];
    }),
  );
};

/** Terms and bookings stored under a list that no longer has the course: the office must move or cancel them. */
export const compareTermLists = (before: Revision, after: Revision): readonly Change[] => {
  const now = clientsByType(after);
  return [...clientsByType(before)].flatMap(([type, client]): readonly Change[] =>
    now.get(type) === client
      ? []
      : [
          {
            kind: 'row',
            impact: 'breaking',
            subject: `office terms of ${type}`,
            details: [
              `list ${client} → ${now.get(type) ?? 'none'}: stored terms and bookings stay in a list without a course; move or cancel them`,
            ],
          },
        ],
  );
};
