import { formatCivilDate, parseCivilDate } from '#domain/dates/civil-date.ts';
import { editionDate } from '#model/calendar/edition.ts';
import type { Recipe } from '../recipe.ts';

const prices = 'model/rules/parameters/price-parameters.ts';
const tenZloty = 1000;
const raised = (found: string): string => found.replace(/\d+$/, (amount) => `${Number(amount) + tenZloty}`);
const dayBefore = formatCivilDate((parseCivilDate(editionDate) ?? 0) - 1);

/** What the specification states stays, and the new value has its day. */
const raisedFromNow = (found: string): string =>
  found.replace(
    /\{ from: null, value: (\d+) \}$/,
    (_, amount: string) =>
      `{ from: null, to: '${dayBefore}', value: ${amount} }, { from: '${editionDate}', value: ${Number(amount) + tenZloty} }`,
  );
const intervalOf = (name: string): RegExp => new RegExp(`\\b${name}: \\{[\\s\\S]*?\\{ from: null, value: \\d+ \\}`);

export const priceRecipe: Recipe = {
  name: 'change a price',
  files: 1,
  generated: 8,
  steps: [{ edits: [{ file: prices, find: intervalOf('kppPrice'), put: raisedFromNow }], missing: [] }],
};

/** Marks a clause as one from which an entry of the register departs. */
export const departing = (file: string, clause: string, entry: string) => ({
  file,
  find: new RegExp(`id: '${clause}', (?=pl:)`),
  put: `deviations: ['${entry}'], `,
});

/** No day is named on which the rule reads it, so the number itself changes: its clauses name the decision to depart, and the example is the second opinion. */
export const discountRecipe: Recipe = {
  name: 'change the discount for a second person',
  restates: true,
  files: 4,
  steps: [
    {
      edits: [
        {
          file: prices,
          find: intervalOf('secondPersonDiscount'),
          put: (found) => found.replace(/\d+(?= \}$)/, raised),
        },
      ],
      missing: ['otherwise-stated model/rules/parameters/price-parameters.ts'],
    },
    {
      edits: [
        ...(
          [
            ['product', '1.15'],
            ['constants', '9.6'],
          ] as const
        ).map(([file, id]) => departing(`model/clauses/${file}.ts`, id, 'C06')),
        {
          file: 'model/rules/prices/discount.ts',
          find: /example\(\{ offer: 'kpp', secondPerson: true, guardianPair: false \}, \d+/,
          put: raised,
        },
      ],
      missing: [],
    },
  ],
};
