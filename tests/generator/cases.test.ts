import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { problemCatalogue } from '#generator/problems/catalogue.ts';
import { isFull } from '../depth.ts';
import { timeoutFactor } from '../timeout-factor.ts';
import { casesToRun } from './cases/case-file.ts';

interface CaseResult {
  readonly name: string;
  readonly kind: string;
  readonly wanted: readonly string[];
  readonly found: readonly string[];
  /** Where the causes stand. */
  readonly heads: readonly string[];
  readonly printed: readonly string[];
  readonly unsaid: readonly string[];
  readonly changed: readonly string[];
}

const project = resolve(import.meta.dirname, '../..');
const node = join(project, 'node_modules/.bin/node');
/** The few cases of the usual run share one process, which reads the project once. */
const processes = isFull ? 2 : 1;
const results = new Map<string, CaseResult>();

const runBatch = async (first: number): Promise<void> => {
  const program = join(import.meta.dirname, 'cases/run-cases.ts');
  const { stdout } = await promisify(execFile)(node, [program, project, `${first}`, `${processes}`], {
    maxBuffer: 1e9,
  });
  for (const line of stdout.split('\n').filter((text) => text !== '')) {
    const result: CaseResult = JSON.parse(line);
    results.set(result.name, result);
  }
};

const sortedOnce = (lines: readonly string[] = []): string[] => [...new Set(lines)].toSorted();

/** What only a system can refuse, or only a table whose rows were all left out for their form. */
const withoutCase = ['not-offered'];

test('every problem that the generator can report is reported in a test', () => {
  const tests = globSync('**/*.{yaml,ts,tsx}', { cwd: join(project, 'tests') })
    .filter((file) => file !== 'generator/cases.test.ts')
    .map((file) => readFileSync(join(project, 'tests', file), 'utf8'))
    .join('\n');
  expect(Object.keys(problemCatalogue).filter((code) => !tests.includes(code))).toEqual(withoutCase);
});

describe('an invalid project is reported with positions, and no file is written', () => {
  beforeAll(async () => {
    await Promise.all(Array.from({ length: processes }, (_, first) => runBatch(first)));
  }, 600_000 * timeoutFactor);

  test('the unchanged project has no problem', () => {
    expect(results.get('unbroken-0')?.printed).toEqual([]);
  });

  test.each(casesToRun())('$name', ({ name, mistakes }) => {
    const result = results.get(name);
    expect(result?.kind).toBe('problems');
    expect(sortedOnce(result?.found)).toEqual(sortedOnce(result?.wanted));
    expect(result).toMatchObject({ unsaid: [], changed: [] });
    expect(result?.printed, 'each mistake is reported once').toHaveLength(mistakes);
    expect(result?.heads, 'the cause is reported first').toContain(result?.wanted[0]);
    expect(result?.printed.join('\n'), 'nobody is shown a stack').not.toMatch(/^ +at .*:\d+:\d+\)?$/m);
  });
});
