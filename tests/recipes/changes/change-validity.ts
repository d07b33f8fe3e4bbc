import { addYears, formatCivilDate, parseCivilDate } from '#domain/dates/civil-date.ts';
import { editionDate } from '#model/calendar/edition.ts';
import type { Recipe } from '../recipe.ts';

const nextYear = addYears(parseCivilDate(editionDate) ?? 0, 1);
const [last, first] = [nextYear - 1, nextYear].map(formatCivilDate);

/** The former value keeps its days, and the new one has a first day. */
const longerFrom = (found: string): string =>
  found.replace(
    /\{ from: null, value: (\d+) \}$/,
    (_, years: string) =>
      `{ from: null, to: '${last}', value: ${years} }, { from: '${first}', value: ${Number(years) + 1} }`,
  );

const rule = 'model/rules/dates/certificate-expiry.ts';

/** A certificate keeps the validity of the day on which it was issued, so that the rule reads the number on that day. */
export const changeValidityRecipe: Recipe = {
  name: 'change how long a certificate is valid, from a day on',
  files: 2,
  steps: [
    {
      edits: [
        {
          file: 'model/rules/parameters/course-parameters.ts',
          find: /\bcertificateValidityYears: \{[\s\S]*?\{ from: null, value: \d+ \}/,
          put: longerFrom,
        },
      ],
      missing: [`parameter-needs-day ${rule}`],
    },
    {
      edits: [
        { file: rule, find: /^ {2}outputs: civilDate\(\),$/m, put: (found) => `${found}\n  effectiveOn: 'issueDay',` },
      ],
      missing: [],
    },
  ],
};
