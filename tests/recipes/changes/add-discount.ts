import type { Recipe } from '../recipe.ts';

const id = 'with-invoice';

const row = `
  {
    id: '${id}',
    name: { pl: 'Zniżka przy fakturze na firmę', en: 'Discount with an invoice to a company' },
    words: {
      pl: 'Zniżka przy fakturze na firmę wynosi {invoiceDiscount}.',
      en: 'The discount with an invoice to a company is {invoiceDiscount}.',
    },
    source: clause('3.31'),
  },
`;

const rows = `{ offer: among('companyKpp') }, 0),
    row({ id: '${id}', pl: 'faktura na firmę', en: 'an invoice to a company' }, { offer: exactly('other'), invoice: exactly(true) }, parameterValue('invoiceDiscount')),
    row({ id: 'no-invoice', pl: 'bez faktury na firmę', en: 'no invoice to a company' }, { offer: exactly('other'), invoice: exactly(false) }, 0),`;

const rule = 'model/rules/prices/discount.ts';
const question = 'src/forms/registration/price-question.ts';
const oracle = 'tests/oracles/prices.ts';

const look = `import { afterAll, beforeAll, expect, test } from 'vitest';
import { discountName } from '#forms/registration/price-question.ts';
import { parameters } from '#generated/rules/parameters.ts';
import { renderPage } from '#site/app/document/render.tsx';
import { pageMarkdown } from '#site/feeds/markdown/page-markdown.ts';
import { type RunningApi, startApi } from '../backend/fixtures/api-fixture.ts';
import { prepareTerm } from '../backend/registration/booking-fixture.ts';
import { sampleRendering } from '../site/samples/site.ts';
import { listedPages, readPageData } from '../site/samples/small-site.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

test('the price names the discount and takes it off', async () => {
  const { id } = await prepareTerm(api, { type: 'kpp-rec', freePlaces: 3 });
  const answer = await fetch(\`\${api.origin}/api/registration-price?course=\${id}&lang=pl&persons=1&invoice=yes\`);
  const price = await answer.json();
  expect(price).toMatchObject({ discount: parameters.invoiceDiscount, discountOf: '${id}' });
  expect(price.amount).toBe(price.price - parameters.invoiceDiscount);
  expect(discountName(price, 'pl')).toBe('Zniżka przy fakturze na firmę');
});

test('the pages of its courses, their Markdown twins and the terms state it', () => {
  const pages = listedPages.map(({ key }) => readPageData(\`pages/\${key}.json\`));
  const shown = pages.filter(({ kind, route, body }) => route === 'terms' || (kind === 'course' && body.course.id === 'kpp-rec'));
  expect(shown).toHaveLength(4);
  const words = / (?:przy fakturze na firmę wynosi|with an invoice to a company is) /;
  for (const page of shown)
    for (const printed of [renderPage(page, sampleRendering), pageMarkdown(page, sampleRendering.site)])
      expect(printed.replaceAll('\\u00a0', ' ')).toMatch(words);
});
`;

/** Whoever gives the tax number of a company pays less: the price says why, pages and terms say so. */
export const addDiscountRecipe: Recipe = {
  name: 'add a discount',
  files: 6,
  restates: true,
  steps: [
    {
      edits: [
        {
          file: 'model/rules/parameters/price-parameters.ts',
          find: /^ {2}companyGroupDiscount: \{$/m,
          put: (found) => `  invoiceDiscount: {
    name: { pl: 'zniżka przy fakturze na firmę', en: 'discount with an invoice to a company' },
    unit: 'grosze',
    values: [{ from: null, value: 5000 }],
    source: clause('3.31'),
  },
${found}`,
        },
        { file: rule, find: /\{ offer: among\('companyKpp', 'other'\) \}, 0\),/, put: () => rows },
        {
          file: rule,
          find: /^ {4}guardianPair: labelled.*$/m,
          put: "\n    invoice: labelled({ pl: 'podano NIP firmy', en: 'the tax number of a company was given' }, boolean()),",
        },
        {
          file: rule,
          find: /^ {2}examples: \[[\s\S]*?^ {2}\],$/m,
          put: (found) =>
            found
              .replaceAll(/guardianPair: (true|false) \}/g, 'guardianPair: $1, invoice: false }')
              .replace(
                'examples: [',
                "examples: [\n    example({ offer: 'other', secondPerson: false, guardianPair: false, invoice: true }, 5000),",
              ),
        },
      ],
      missing: [`unnamed-discount ${rule}`],
    },
    {
      edits: [
        { file: 'model/course-types/discounts.ts', find: /\n(?=\] as const)/, put: () => row },
        {
          file: 'model/api/own-calls.ts',
          find: /^ {6}pairCode: \{ kind: 'optional'.*$/m,
          put: "\n      invoice: { kind: 'optional', of: { kind: 'enumeration', values: ['yes'] } },",
        },
        {
          file: question,
          find: /^ {2}\.\.\.\(pairCode === ''.*$/m,
          put: "\n  ...(textOf(requestedAnswers(registration).nip) === '' ? {} : { invoice: 'yes' as const }),",
        },
        { file: question, find: /\{ persons \}: PriceQuestion,/, put: () => '{ persons, invoice }: PriceQuestion,' },
        {
          file: question,
          find: /guardianPair: persons > 1 \}/,
          put: () => "guardianPair: persons > 1, invoice: invoice === 'yes' }",
        },
        {
          file: question,
          find: /^import \{ isPair,/m,
          put: (found) => `import { textOf } from '../answers.ts';\n${found}`,
        },
        {
          file: question,
          find: /^import \{ isPair.*$/m,
          put: "\nimport { requestedAnswers } from './requested-fields.ts';",
        },
        {
          file: oracle,
          find: /secondPerson: boolean; guardianPair: boolean \},$/m,
          put: () => 'secondPerson: boolean; guardianPair: boolean; invoice: boolean },',
        },
        {
          file: oracle,
          find: /guardianPairDiscount = Number\.NaN \}: Record/,
          put: () => 'guardianPairDiscount = Number.NaN, invoiceDiscount = Number.NaN }: Record',
        },
        {
          file: oracle,
          find: /^ {6}return order\.guardianPair \? guardianPairDiscount : 0;$/m,
          put: "\n    case 'other':\n      return order.invoice ? invoiceDiscount : 0;",
        },
      ],
      missing: [],
    },
  ],
  look,
};
