import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readSource } from '#audit/build/read-source.ts';

const tests = resolve(import.meta.dirname, '..');

test('a tag has the title of its test, of its row, or of the table of tests it stands in', () => {
  const source = `
    test('one', covers('1.1'), () => {});
    test.each([['a', covers('1.2')]])('many of %s', () => {});
    const rows = [{ about: 'a row', tags: covers('1.3') }];`;
  expect(readSource('a.test.ts', source).claims).toEqual([
    { claim: '1.1', test: 'one' },
    { claim: '1.2', test: 'many of %s' },
    { claim: '1.3', test: 'a row' },
  ]);
});

test('no tag of the tests is without one', () => {
  const nameless = globSync('**/*.{test,spec}.{ts,tsx}', { cwd: tests }).filter((file) =>
    readSource(file, readFileSync(join(tests, file), 'utf8')).claims.some((claim) => claim.test === ''),
  );
  expect(nameless).toEqual([]);
});
