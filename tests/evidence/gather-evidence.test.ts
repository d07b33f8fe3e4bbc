import { describe, expect, it } from 'vitest';
import { gatherEvidence } from '#audit/build/gather-evidence.ts';
import { makeWorkspace } from '../generator/fixtures/workspace.ts';

const noon = Date.parse('2026-03-01T12:00:00Z');
const aliases = JSON.stringify({ imports: { '#generated/*': './generated/*', '#site/*': './src/site/*' } });

const gather = (files: Readonly<Record<string, string>>, rules: readonly string[]) =>
  gatherEvidence(makeWorkspace({ 'package.json': aliases, ...files }), rules, noon);

const takeFaq = "import { faqShown } from '#generated/rules/faq-shown.ts';\n";

describe('what counts as a use', () => {
  it('is a value that code takes: no type, no comment, no text', () => {
    const { rules } = gather(
      {
        'src/site/z.tsx': "import { type FaqShownRow, faqShown as shown } from '#generated/rules/faq-shown.ts';\n",
        'src/site/a.ts': "import type { FaqShownValue } from '#generated/rules/faq-shown.ts';\n",
        'src/backend/b.ts': "import { type FaqShownRow } from '#generated/rules/faq-shown.ts';\n",
        'scripts/c.ts': `// ${takeFaq}export const text = \`#generated/rules/faq-shown.ts\`;\n`,
      },
      ['faq-shown', 'discount'],
    );
    expect(rules).toEqual({ 'faq-shown': [{ kind: 'use', file: 'src/site/z.tsx' }], discount: [] });
  });

  it('is a question of the planner, whatever object it asks', () => {
    const { rules } = gather(
      {
        'generator/plan/a.ts': "export const of = () => planning.decide('faq-shown', {});\n",
        'generator/plan/b.ts': "export const of = () => decide(name, { rule: 'faq-shown' });\n",
        'src/site/c.ts': "export const of = () => decide('faq-shown', {});\n",
      },
      ['faq-shown'],
    );
    expect(rules['faq-shown']).toEqual([{ kind: 'question', file: 'generator/plan/a.ts' }]);
  });

  it('is a number read off the parameters', () => {
    const read = 'export const late = parameters.contactTimeout;\n';
    const { parameters } = gather(
      {
        'src/backend/a.ts': `import { parameters } from '#generated/rules/parameters.ts';\n${read}`,
        'src/backend/b.ts': read,
      },
      [],
    );
    expect(parameters).toEqual({ contactTimeout: ['src/backend/a.ts'] });
  });
});

it('names the pages and the calls of the server that contain a use, through islands as well', () => {
  const { rules } = gather(
    {
      'src/site/features/faq.tsx': takeFaq,
      'src/site/app/browser/islands.ts': "export const modules = { faq: () => import('../../features/faq.tsx') };\n",
      'src/site/pages/sections/island-table.ts': "import { Faq } from '#site/features/faq.tsx';\n",
      'src/site/pages/sections/island.tsx': "import { table } from './island-table.ts';\n",
      'src/site/pages/with-island.tsx':
        'import { Island } from \'./sections/island.tsx\';\nexport const Page = () => <Island name="faq" props={{}} />;\n',
      'src/site/pages/with-other.tsx':
        'import { Island } from \'./sections/island.tsx\';\nexport const Page = () => <Island name="map" props={{}} />;\n',
      'src/site/pages/section.tsx': "export { Faq } from '../features/faq.tsx';\n",
      'src/site/pages/course.tsx': "import { Section } from './section.tsx';\n",
      'src/site/pages/page-body.tsx':
        "import { A } from './with-island.tsx';\nimport { B } from './with-other.tsx';\nimport { C } from './course.tsx';\n",
      'src/backend/questions.ts': takeFaq,
      'src/backend/content-routes.ts': "import { questions } from './questions.ts';\n",
    },
    ['faq-shown'],
  );
  expect(rules['faq-shown']).toEqual([
    { kind: 'use', file: 'src/backend/questions.ts' },
    { kind: 'use', file: 'src/site/features/faq.tsx' },
    { kind: 'page', file: 'src/site/pages/course.tsx' },
    { kind: 'page', file: 'src/site/pages/with-island.tsx' },
    { kind: 'endpoint', file: 'src/backend/content-routes.ts' },
  ]);
});

it('names the oracle, and the tests that take the rule or its oracle or are about rules and name it', () => {
  const { rules } = gather(
    {
      'tests/oracles/site.ts': 'export const faqShown = () => true;\nexport const other = () => false;\n',
      'tests/oracles/forms.ts': 'const faqShown = () => true;\nexport const other = faqShown;\n',
      'tests/site/a.test.tsx': takeFaq,
      'tests/site/sample.ts': takeFaq,
      'tests/site/b.test.ts': "expect(id).toBe('faq-shown');\n",
      'tests/properties/c.test.ts': "import { faqShown as oracle } from '../oracles/site.ts';\n",
      'tests/properties/other.test.ts': "import { other } from '../oracles/site.ts';\n",
      'tests/rules/d.test.ts': "expect(id).toBe('faq-shown');\n",
    },
    ['faq-shown'],
  );
  expect(rules['faq-shown']).toEqual([
    { kind: 'test', file: 'tests/properties/c.test.ts' },
    { kind: 'test', file: 'tests/rules/d.test.ts' },
    { kind: 'test', file: 'tests/site/a.test.tsx' },
    { kind: 'oracle', file: 'tests/oracles/site.ts' },
  ]);
});

it('takes the figures of the last mutation run where one was kept', () => {
  const run = { discount: { total: 42, noticed: 41, equivalent: 3 } };
  expect(gather({}, [])).toEqual({
    gathered: '2026-03-01',
    rules: {},
    everyDecision: [],
    parameters: {},
    parameterPages: {},
    claims: {},
    pages: {},
    taken: {},
    runs: {},
    mutation: {},
  });
  expect(gather({ '.cache/evidence/mutation.json': JSON.stringify(run) }, []).mutation).toEqual(run);
});

it('names the tests that cover a clause or a decision: run, in a table or around others, but neither skipped nor only compiled', () => {
  const { claims } = gather(
    {
      'tests/a.test.ts': [
        "it('adds', covers('C02', 'C01'), () => {});",
        "it.each([[1]])('adds %i', covers('C02'), () => {});",
        "describe('sums', covers('C03'), () => { /* covers('C04') */ });",
        "it.skip('waits', covers('C05'), () => {});",
        "it('waits long', { timeout: 9, ...covers('C06') }, () => {});",
        'export const text = "covers(\'C07\')";',
      ].join('\n'),
      'tests/e2e/states.ts': "export const states = [{ name: 'open', tags: covers('C01') }];\n",
      'tests/types/tags.ts': "it('compiles', covers('C08'), () => {});\n",
      'src/site/a.ts': "it('is no test', covers('C09'), () => {});\n",
    },
    [],
  );
  expect(claims).toEqual({
    C01: [
      { file: 'tests/a.test.ts', test: 'adds' },
      { file: 'tests/e2e/states.ts', test: 'open' },
    ],
    C02: [
      { file: 'tests/a.test.ts', test: 'adds' },
      { file: 'tests/a.test.ts', test: 'adds …' },
    ],
    C03: [{ file: 'tests/a.test.ts', test: 'sums' }],
    C06: [{ file: 'tests/a.test.ts', test: 'waits long' }],
  });
});

it('says of each test that ran whether it passed, when and in which version, by its whole title', () => {
  const run = {
    at: '2026-02-27T09:30:00.000Z',
    version: '1.2.3',
    commit: 'a'.repeat(40),
    isChanged: false,
    tests: [
      { title: 'adds 1', passed: true, tags: ['@C02'] },
      { title: 'adds 2', passed: false, tags: ['@C02'] },
      { title: 'says nothing of it', passed: true, tags: [] },
    ],
  };
  const { tests: _, ...about } = run;
  const { claims, runs } = gather(
    {
      'tests/a.test.ts':
        "it.each([1, 2])('adds %i', covers('C02'), () => {});\nit.each(['x'])('%s', covers('C03'), () => {});\n",
      '.cache/evidence/tests/tests+a.test.ts.json': JSON.stringify(run),
      '.cache/evidence/tests/tests+gone.test.ts.json': JSON.stringify(run),
    },
    [],
  );
  expect(claims).toEqual({
    C02: [
      { file: 'tests/a.test.ts', test: 'adds 1', result: { passed: 1, failed: 0, ...about } },
      { file: 'tests/a.test.ts', test: 'adds 2', result: { passed: 0, failed: 1, ...about } },
    ],
    C03: [{ file: 'tests/a.test.ts', test: '' }],
  });
  expect(runs).toEqual({ 'tests/a.test.ts': { passed: 2, failed: 1, ...about } });
});

it('names the tests that take every decision table', () => {
  const { everyDecision } = gather(
    {
      'tests/properties/rules/a.test.ts': "import { decisionTables } from '../../rules/emitted-rules.ts';\n",
      'tests/rules/emitted-rules.ts': "import { decisionTables } from './others.ts';\n",
      'tests/site/b.test.ts': "import { decisionTables } from '../rules/emitted-rules.ts';\n",
    },
    [],
  );
  expect(everyDecision).toEqual(['tests/properties/rules/a.test.ts']);
});

it('takes the rows that the product took, and which file shows which kind of page', () => {
  const { taken, pages } = gather(
    {
      '.cache/evidence/rows/browser.txt': 'discount group+pair\nage adult\n',
      '.cache/evidence/rows/backend.txt': 'age child\n',
      'src/site/pages/page-body.tsx':
        "import { CityListingPage } from './city-listing.tsx';\nexport const all = { 'city-listing': CityListingPage };",
      'src/site/pages/city-listing.tsx': 'export const CityListingPage = () => null;',
    },
    [],
  );
  expect(taken).toEqual({ age: ['adult', 'child'], discount: ['group', 'pair'] });
  expect(pages).toEqual({ 'src/site/pages/city-listing.tsx': ['city-listing'] });
});
