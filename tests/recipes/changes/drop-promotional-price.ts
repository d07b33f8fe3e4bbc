import type { Recipe } from '../recipe.ts';

const parameter = 'kppPromotionalPrice';
const none = (): string => '';

/** A course has one price from now on; the rules of promotions stay for the next one. */
export const dropPromotionalPriceRecipe: Recipe = {
  takesAway: true,
  restates: true,
  name: 'drop the promotional price of a course',
  files: 6,
  steps: [
    {
      edits: [
        {
          file: 'model/rules/parameters/price-parameters.ts',
          find: new RegExp(`\\n {2}${parameter}: \\{[\\s\\S]*?\\n {2}\\},`),
          put: none,
        },
      ],
      missing: [
        'dangling-reference model/course-types/individual.ts',
        'dangling-reference model/rules/relations.ts',
        'unknown-argument model/register/prices.ts',
        'unknown-argument model/register/prices.ts',
      ],
    },
    {
      edits: [
        { file: 'model/course-types/individual.ts', find: new RegExp(`'${parameter}'`), put: () => 'null' },
        { file: 'model/rules/relations.ts', find: new RegExp(`\\n.*'${parameter}'.*`), put: none },
        { file: 'model/register/prices.ts', find: new RegExp(`, [a-z]+ \\{${parameter}\\}`, 'g'), put: none },
        { file: 'model/register/prices.ts', find: new RegExp(`'parameters\\.${parameter}', `), put: none },
        { file: 'tests/architecture/number-scan.ts', find: new RegExp(`\\n.*'${parameter}'.*`), put: none },
        { file: 'tests/specification/numbers.test.ts', find: new RegExp(`\\n.*${parameter}: .*`), put: none },
      ],
      missing: [],
    },
  ],
};
