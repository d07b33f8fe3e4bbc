import type { Recipe } from '../recipe.ts';

const look = `import { afterAll, beforeAll, expect, test } from 'vitest';
import { terms } from '#backend/database/schema.ts';
import { termRows } from '#site/features/dates/term.ts';
import { type RunningApi, startApi } from '../backend/fixtures/api-fixture.ts';
import { office, officeWithFile } from '../backend/office/office-fixture.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const give = (content: string, ...options: string[]) =>
  officeWithFile(api, { name: 'terminy.csv', content }, 'import-terms', ...options);
const old = 'nr,kurs,miasto,dzień,godziny,miejsca\\n9,kpp,Łódź,2027-03-19,9:00-17:00,10';
const noted = old.replace('miejsca', 'miejsca,uwaga').replace('10', '10,Wejście od podwórza');

test('the note goes from the file of the office to its list, to the calendar and to the row of a date', async () => {
  await give(noted);
  expect(await office(api, 'terms', '--course', 'kpp')).toContain('Wejście od podwórza');
  const answer = await (
    await fetch(\`\${api.origin}/api/v1/www/courses?type=kpp&client=kursy-dla-osob-prywatnych&lang=pl&month=2027-03\`)
  ).json();
  const rows = termRows([answer], { cities: [], named: false });
  expect(rows.find(({ id }) => id === 9)).toMatchObject({ venueNote: 'Wejście od podwórza' });
});

test('the file without the column leaves it, an empty field asks', async () => {
  await give(old);
  const stored = async () => (await api.database.select().from(terms)).find(({ id }) => id === 9)?.venueNote;
  expect(await stored()).toBe('Wejście od podwórza');
  await expect(give(noted.replace('Wejście od podwórza', ''))).rejects.toThrow();
  await give(noted.replace('Wejście od podwórza', ''), '--clear');
  expect(await stored()).toBeNull();
});
`;

/** A note on the venue of a date: in the office's file and list, in the calendar and in the row of the date. */
export const addTermFieldRecipe: Recipe = {
  name: 'add a field of a date',
  files: 6,
  steps: [
    {
      edits: [
        {
          file: 'model/api/shared-shapes.ts',
          find: /^ {8}freePlaces: .*$/m,
          put: "\n        venueNote: { kind: 'nullable', of: { kind: 'text', max: 200 } },",
        },
      ],
      missing: ['unspecified-field model/api/shared-shapes.ts'],
    },
    {
      edits: [
        {
          file: 'model/api/shared-shapes.ts',
          find: /venueNote: \{ kind: 'nullable'/,
          put: () => "venueNote: { kind: 'optional'",
        },
        {
          file: 'src/backend/database/schema.ts',
          find: /^ {4}freePlaces: integer\('free_places'\),$/m,
          put: "\n    venueNote: text('venue_note'),",
        },
        {
          file: 'src/backend/calendar/published-terms.ts',
          find: /^ {2}freePlaces: .*$/m,
          put: '\n  venueNote: z.string().nullable(),',
        },
        {
          file: 'src/backend/calendar/present-course.ts',
          find: /^ {4}freePlaces: term\.freePlaces,$/m,
          put: '\n    venueNote: term.venueNote ?? undefined,',
        },
        {
          file: 'src/backend/office/terms/import/term-fields.ts',
          find: /^ {4}example: \(\) => 12,\n {2}\},$/m,
          put: `
  venueNote: {
    head: { pl: 'uwaga', en: 'note' },
    needed: 'never',
    columns: ['venueNote'],
    understand: (typed) => ({ value: { venueNote: typed === '' ? null : typed } }),
    shown: ({ venueNote }) => venueNote ?? '',
    example: () => '',
  },`,
        },
        {
          file: 'src/site/features/dates/list/term-item.tsx',
          find: /^ {10}<span className="term-detail">.*$/m,
          put: '\n          {row.venueNote !== undefined && <span className="term-detail">{row.venueNote}</span>}',
        },
      ],
      runs: {
        command: [
          'drizzle-kit',
          'generate',
          '--config',
          'src/backend/database/drizzle.config.ts',
          '--name',
          'venue_note',
        ],
        writes: 'src/backend/database/migrations/',
      },
      missing: [],
    },
  ],
  look,
};
