import { describe, expect, test } from 'vitest';
import {
  describeUncheckedParts,
  findAffectedFiles,
  findTestsReadingFiles,
  listFilesChangedSince,
} from '../../scripts/verify/since.ts';
import { checkSteps, planStepsSince } from '../../scripts/verify/steps.ts';

test('data files that tests read are checked when they have changed', () => {
  expect(findTestsReadingFiles(['content/pl/messages/form.yaml'])).toEqual(['tests/content']);
  expect(findTestsReadingFiles(['scripts/bench.ts'])).toEqual([]);
});

test('a check of the difference leaves out unused code and whole tables, and says so', () => {
  const names = new Set(planStepsSince('HEAD', ['tests/rows']).map(({ name }) => name.split(' of ')[0]));
  expect(names).toContain('types');
  expect(names).toContain('generated output is current');
  const [only] = checkSteps.filter(({ name }) => name === 'unused code');
  expect(describeUncheckedParts([])).toContain(only?.name);
  expect(names).not.toContain(only?.name);
  expect(describeUncheckedParts(['tests/rules/a.test.ts', 'tests/rules/b.test.ts', 'tests/rows/c.test.ts'])).toContain(
    '3 test files that read what differs within a whole table (tests/rules 2, tests/rows 1)',
  );
});

describe('affected files', () => {
  const table = (price: number) =>
    `export const prices = {\n  loaf: { values: [${price}], unit: 'grosze' },\n  roll: { values: [40] },\n} as const satisfies Prices;\n`;
  const price = { path: 'model/prices.ts', before: table(900), after: table(950) };
  const emitted = { path: 'generated/prices.json', before: '{ "loaf": 900 }', after: '{ "loaf": 950 }' };
  const rule = { path: 'generated/bill.ts', before: 'const bill = () => 900;', after: 'const bill = () => 950;' };
  const naming = (names: readonly string[]) => names.map((name) => `src/${name}.ts`);
  const causes = (...changed: Parameters<typeof findAffectedFiles>[0]) => findAffectedFiles(changed, naming);

  test('of a changed value are the files that name its fields, and no other field of the table', () => {
    expect(causes(price, emitted)).toEqual(['src/loaf.ts', 'src/values.ts']);
  });

  test('of a changed field of a row are the files that name the field', () => {
    const rows = (sour: boolean, ...more: readonly string[]) =>
      `export const breads = [${more.join('')}{ id: 'loaf', sour: ${sour}, weight: 900 }] as const;`;
    const row = { path: 'model/breads.ts', before: rows(true), after: rows(false, "{ id: 'roll', weight: 40 }, ") };
    expect(causes(row)).toEqual(['src/breads.ts', 'src/sour.ts', 'src/id.ts', 'src/weight.ts']);
  });

  test('of a changed interface text are the files that quote the former one', () => {
    const path = 'content/en/messages/terms.yaml';
    expect(causes({ path, before: 'full: Reserve list\nask: Ask', after: 'full: Queue\nask: Ask' })).toEqual([
      path,
      'src/Reserve list.ts',
    ]);
  });

  test('of a changed rule or component are that file alone', () => {
    expect(causes(rule, emitted, { path: 'src/site/new.tsx' })).toEqual(['generated/bill.ts', 'src/site/new.tsx']);
  });

  test('of a changed schema, generator or list of fields are all differing files', () => {
    const one = { path: 'model/schema/prices.ts', before: 'const a = 1;', after: 'const a = 2;' };
    expect(causes(price, emitted, one)).toEqual([price.path, emitted.path, one.path]);
    expect(causes(emitted, { path: 'generator/emit/prices.ts' })).toEqual([emitted.path, 'generator/emit/prices.ts']);
    expect(causes(emitted, { path: 'model/prices.ts', after: table(950) })).toEqual([emitted.path, 'model/prices.ts']);
  });
});

test('an unknown revision is reported with the message of git', () => {
  expect(() => listFilesChangedSince('no-such-revision')).toThrow(/no-such-revision/);
});
