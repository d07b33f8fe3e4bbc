import type { Edit } from '../../walks/walk.ts';

/** What notices a fault: a problem of the generator, the types, or a file of tests. */
export type Notice = { readonly problem: string } | { readonly types: string } | { readonly test: string };

export interface PlantedFault {
  readonly kind: 'source' | 'law' | 'register';
  readonly fault: string;
  readonly edit: Edit;
  readonly noticed: Notice;
}

const rules = 'model/rules';
const laws = 'model/laws.ts';
const oracles = { test: 'tests/rules/witnesses.test.ts' };
const articles = { test: 'tests/model/laws.test.ts' };

const replaced = (file: string, from: RegExp, to: string): Edit => ({ file, find: from, put: () => to });

/** Real mistakes of somebody who means well, in what a fact cites. */
export const plantedFaults: readonly PlantedFault[] = [
  {
    kind: 'source',
    fault: 'a badge cites a clause that the specification does not have',
    edit: replaced(
      `${rules}/availability/availability-badge.ts`,
      /source: clause\('4\.20'\),\n {2}inputs/,
      "source: clause('4.200'),\n  inputs",
    ),
    noticed: { types: 'availability-badge.ts' },
  },
  {
    kind: 'source',
    fault: 'the carousel cites the gallery',
    edit: replaced(`${rules}/widgets/carousel.ts`, /clause\('4\.14'\)/, "clause('4.18')"),
    noticed: oracles,
  },
  {
    kind: 'source',
    fault: 'the validity of a certificate cites the adults',
    edit: replaced(`${rules}/dates/certificate-expiry.ts`, /clause\('5\.18'\)/, "clause('5.10')"),
    noticed: oracles,
  },
  {
    kind: 'source',
    fault: 'a phone number cites the e-mail address',
    edit: replaced(`${rules}/forms/phone-field.ts`, /clause\('5\.3'/, "clause('5.2'"),
    noticed: oracles,
  },
  {
    kind: 'source',
    fault: 'a clause is deleted that a rule cites',
    edit: replaced('model/clauses/validation.ts', /.*id: '5\.13'.*\n/, ''),
    noticed: { types: 'email-taken.ts' },
  },
  {
    kind: 'source',
    fault: 'a clause stands that nothing keeps',
    edit: replaced(
      'model/clauses/roles.ts',
      /\] as const/,
      "  { id: '6.99', pl: 'Każdy ma konto.', en: 'Everybody has an account.' },\n] as const",
    ),
    noticed: { problem: 'uncited-clause' },
  },
  {
    kind: 'source',
    fault: 'two clauses have one number',
    edit: replaced('model/clauses/roles.ts', /id: '6\.2'/, "id: '6.1'"),
    noticed: { problem: 'duplicate-id' },
  },
  {
    kind: 'law',
    fault: 'withdrawal stands in article 270',
    edit: replaced(
      laws,
      /article: \{ pl: 'art\. 27', en: 'art\. 27' \}/,
      "article: { pl: 'art. 270', en: 'art. 270' }",
    ),
    noticed: articles,
  },
  {
    kind: 'law',
    fault: 'English and Polish name two articles',
    edit: replaced(
      laws,
      /article: \{ pl: 'art\. 112', en: 'art\. 112' \}/,
      "article: { pl: 'art. 12', en: 'art. 112' }",
    ),
    noticed: articles,
  },
  {
    kind: 'law',
    fault: 'the Civil Code counts days where it counts years',
    edit: replaced(`${rules}/dates/adult-at-start.ts`, /'civil-code-112'/, "'civil-code-115'"),
    noticed: oracles,
  },
  {
    kind: 'law',
    fault: 'a passage that is not in the table',
    edit: replaced(`${rules}/dates/adult-at-start.ts`, /'civil-code-112'/, "'civil-code-12'"),
    noticed: { types: 'adult-at-start.ts' },
  },
  {
    kind: 'law',
    fault: 'the act on consumer rights in another journal',
    edit: replaced(
      laws,
      /t\.j\. Dz\.U\. 2024 poz\. 1796', en: 'consolidated in Dz\.U\. 2024 item 1796'/,
      "t.j. Dz.U. 2020 poz. 287', en: 'consolidated in Dz.U. 2020 item 287'",
    ),
    noticed: articles,
  },
  {
    kind: 'law',
    fault: 'prices of thirty days from another year on',
    edit: replaced(laws, /'2023-01-01'/, "'2024-01-01'"),
    noticed: articles,
  },
  {
    kind: 'law',
    fault: 'a passage that nothing cites',
    edit: replaced(laws, /id: 'gdpr-5'/, "id: 'gdpr-6'"),
    noticed: { types: '.ts' },
  },
  {
    kind: 'register',
    fault: 'a number hides behind a decision about something else',
    edit: replaced(`${rules}/parameters/price-parameters.ts`, /register: 'C02'/, "register: 'C31'"),
    noticed: { problem: 'entry-of-another' },
  },
  {
    kind: 'register',
    fault: 'a decision calls nobody as its witness',
    edit: replaced('model/register/prices.ts', /witness: \['parameters\.kppPracticeHours'\]/, 'witness: []'),
    noticed: { problem: 'no-witness' },
  },
  {
    kind: 'register',
    fault: 'a decision calls a rule that is about something else',
    edit: replaced(
      'model/register/prices.ts',
      /witness: \['parameters\.kppPracticeHours'\]/,
      "witness: ['rules.chat-widget']",
    ),
    noticed: { problem: 'witness-of-another' },
  },
  {
    kind: 'register',
    fault: 'a decision quotes a clause that does not exist',
    edit: replaced('model/register/prices.ts', /clauses: \['1\.9'\]/, "clauses: ['1.99']"),
    noticed: { types: 'prices.ts' },
  },
  {
    kind: 'register',
    fault: 'a decision types the price that it speaks of',
    edit: replaced('model/register/prices.ts', /standardowa \{kppPrice\}/, 'standardowa 1690 zł'),
    noticed: { problem: 'typed-fact' },
  },
  {
    kind: 'register',
    fault: 'a clause departs by an entry that does not exist',
    edit: replaced('model/clauses/product.ts', /departs: \['C01'\]/, "departs: ['C991']"),
    noticed: { problem: 'dangling-reference' },
  },
];
