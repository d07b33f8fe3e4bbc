import type { Edit } from '../../recipes/recipe.ts';

/** What notices a fault: a problem of the generator, the types, or a file of tests. */
export type Notice = { readonly problem: string } | { readonly types: string } | { readonly test: string };

export interface PlantedFault {
  readonly kind: 'source' | 'law' | 'register' | 'date' | 'calendar' | 'sentence';
  readonly fault: string;
  readonly edit: Edit;
  readonly noticed: Notice;
}

const rules = 'model/rules';
const laws = 'model/laws/consumer-laws.ts';
const oracles = { test: 'tests/rules/rule-checks.test.ts' };
const articles = { test: 'tests/model/laws.test.ts' };
const numbers = { test: 'tests/specification/numbers.test.ts' };
const terms = 'content/calendar/terms.yaml';
const badge = `${rules}/availability/availability-badge.ts`;

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
      "  { id: '6.99', pl: 'Każdy ma konto.', en: 'Everybody has an account.', owner: 'Everybody has an account.' },\n] as const",
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
      /t\.j\. Dz\. U\. z 2024 r\. poz\. 1796', en: 'consolidated in Dz\. U\. of 2024, item 1796'/,
      "t.j. Dz. U. z 2020 r. poz. 287', en: 'consolidated in Dz. U. of 2020, item 287'",
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
    edit: replaced('model/laws/data-laws.ts', /id: 'gdpr-5'/, "id: 'gdpr-6'"),
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
    fault: 'a decision lists nothing under shownBy',
    edit: replaced(
      'model/register/prices.ts',
      /shownBy: \['parameters\.companyGroupDiscount', '@C05'\]/,
      'shownBy: []',
    ),
    noticed: { problem: 'not-shown' },
  },
  {
    kind: 'register',
    fault: 'a decision calls a rule that is about something else',
    edit: replaced(
      'model/register/prices.ts',
      /shownBy: \['parameters\.companyGroupDiscount', '@C05'\]/,
      "shownBy: ['rules.chat-widget']",
    ),
    noticed: { problem: 'shown-by-another' },
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
    fault: 'a clause deviates by an entry that does not exist',
    edit: replaced('model/clauses/product.ts', /deviations: \['C01'\]/, "deviations: ['C991']"),
    noticed: { problem: 'dangling-reference' },
  },
  {
    kind: 'date',
    fault: 'the window of the recertification begins a year later',
    edit: replaced(`${rules}/parameters/course-parameters.ts`, /from: '2019-12-31'/, "from: '2020-12-31'"),
    noticed: numbers,
  },
  {
    kind: 'date',
    fault: 'a price with a day on which it has no value',
    edit: replaced(
      `${rules}/parameters/price-parameters.ts`,
      /\{ from: null, value: 39900 \}/,
      "{ from: null, to: '2026-11-30', value: 39900 }, { from: '2026-12-02', value: 41900 }",
    ),
    noticed: { problem: 'parameter-gap' },
  },
  {
    kind: 'date',
    fault: 'a price with a day on which it has two values',
    edit: replaced(
      `${rules}/parameters/price-parameters.ts`,
      /\{ from: null, value: 39900 \}/,
      "{ from: null, to: '2026-12-01', value: 39900 }, { from: '2026-12-01', value: 41900 }",
    ),
    noticed: { problem: 'parameter-overlap' },
  },
  {
    kind: 'date',
    fault: 'Independence Day is a working day',
    edit: replaced('model/calendar/public-holidays.ts', /.*independence-day.*\n/, ''),
    noticed: { test: 'tests/domain/working-days.test.ts' },
  },
  {
    kind: 'date',
    fault: 'an edition on a day that does not exist',
    edit: replaced('model/calendar/edition.ts', /'2026-11-21'/, "'2026-02-30'"),
    noticed: { problem: 'bad-date' },
  },
  {
    kind: 'date',
    fault: 'a promotion that ends before it begins',
    edit: replaced(
      'model/course-types/promotions.ts',
      /\[\] as const/,
      "[{ id: 'advent', type: 'kpp', from: '2026-12-10', to: '2026-12-01', register: ['C02'], source: { document: 'register', entries: ['C02'] } }] as const",
    ),
    noticed: { problem: 'promotion-period' },
  },
  {
    kind: 'calendar',
    fault: 'KPP takes three weekends',
    edit: replaced(
      `${rules}/parameters/course-parameters.ts`,
      /(?<=kppWeekends: \{[^}]*\},\s+unit: 'weekend',\s+values: \[\{ from: null, value: )2/,
      '3',
    ),
    noticed: numbers,
  },
  {
    kind: 'calendar',
    fault: 'a weekend of KPP has two days',
    edit: replaced(
      `${rules}/parameters/course-parameters.ts`,
      /(?<=kppDaysPerWeekend: \{[^}]*\},\s+unit: 'day',\s+values: \[\{ from: null, value: )3/,
      '2',
    ),
    noticed: numbers,
  },
  {
    kind: 'calendar',
    fault: 'a course of a type that the calendar does not have',
    edit: replaced('model/course-types/individual.ts', /calendar: 'ped'/, "calendar: 'pedd'"),
    noticed: { problem: 'dangling-reference' },
  },
  {
    kind: 'calendar',
    fault: 'dates of a type that does not exist',
    edit: replaced(terms, /type: kpp\n/, 'type: kpq\n'),
    noticed: { test: 'tests/backend/calendar' },
  },
  {
    kind: 'calendar',
    fault: 'dates that begin on an eighth day of the week',
    edit: replaced(terms, /weekday: 5/, 'weekday: 8'),
    noticed: { test: 'tests/backend/calendar' },
  },
  {
    kind: 'calendar',
    fault: 'two patterns make one number of a date',
    edit: replaced(terms, /number: 2\n/, 'number: 1\n'),
    noticed: { test: 'tests/backend/calendar' },
  },
  {
    kind: 'sentence',
    fault: 'a limit is typed into the sentence of its rule',
    edit: replaced(badge, /ponad \{lowAvailability:number\}/, 'ponad 10'),
    noticed: { problem: 'typed-fact' },
  },
  {
    kind: 'sentence',
    fault: 'a sentence speaks of a number that the rule does not know',
    edit: replaced(badge, /ponad \{lowAvailability:number\}/, 'ponad {lowAvailabilty:number}'),
    noticed: { problem: 'unknown-argument' },
  },
  {
    kind: 'sentence',
    fault: 'a text types the hours of a course',
    edit: replaced('content/pl/courses/kpp.md', /\{kppHours\}/, '66 godzin'),
    noticed: { problem: 'typed-fact' },
  },
  {
    kind: 'sentence',
    fault: 'an English sentence leaves out the limits that the Polish one names',
    edit: replaced(
      badge,
      /\{lastFreePlace:number\} to \{lowAvailability:number\} a green badge, over \{lowAvailability:number\}/,
      'some places a green badge, more',
    ),
    noticed: { problem: 'different-arguments' },
  },
  {
    kind: 'sentence',
    fault: 'a message lacks the argument of its twin',
    edit: { file: 'content/en/messages/terms.yaml', find: /\{(\w+)[^}]*\}/, put: () => 'some' },
    noticed: { problem: 'different-arguments' },
  },
  {
    kind: 'sentence',
    fault: 'a text promises a mail that nobody sends',
    edit: replaced('content/pl/pages/contact.md', /$/, '\nPotwierdzenie wyślemy e-mailem.\n'),
    noticed: { problem: 'unbacked-commitment' },
  },
];
