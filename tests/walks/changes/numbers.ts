import type { Walk } from '../walk.ts';

const prices = 'model/rules/parameters/price-parameters.ts';
const tenZloty = 1000;
const raised = (found: string): string => found.replace(/\d+$/, (amount) => `${Number(amount) + tenZloty}`);

export const priceWalk: Walk = {
  name: 'change a price',
  files: 1,
  generated: 7,
  trimmed: 'generated',
  steps: [{ edits: [{ file: prices, find: /\bkppPrice: \{[\s\S]*?value: \d+/, put: raised }], missing: [] }],
};

/** The hand example is the second opinion on the number. */
export const discountWalk: Walk = {
  name: 'change the discount for a second person',
  files: 2,
  steps: [
    {
      edits: [{ file: prices, find: /\bsecondPersonDiscount: \{[\s\S]*?value: \d+/, put: raised }],
      missing: ['rule-example-contradicted model/rules/prices/discount.ts'],
    },
    {
      edits: [
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
