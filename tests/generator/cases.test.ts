import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { casesToRun } from './cases/case-file.ts';

interface CaseResult {
  readonly name: string;
  readonly kind: string;
  readonly wanted: readonly string[];
  readonly found: readonly string[];
  readonly printed: readonly string[];
  readonly unsaid: readonly string[];
  readonly changed: readonly string[];
}

const project = resolve(import.meta.dirname, '../..');
const node = join(project, 'node_modules/.bin/node');
const processes = 2;
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

describe('an invalid project gives every problem at its place, and nothing is written', () => {
  beforeAll(async () => {
    await Promise.all(Array.from({ length: processes }, (_, first) => runBatch(first)));
  }, 600_000);

  test('but the project itself gives none', () => {
    expect(results.get('unbroken-0')?.printed).toEqual([]);
  });

  test.each(casesToRun())('$name', ({ name, mistakes }) => {
    const result = results.get(name);
    expect(result?.kind).toBe('problems');
    expect(sortedOnce(result?.found)).toEqual(sortedOnce(result?.wanted));
    expect(result).toMatchObject({ unsaid: [], changed: [] });
    expect(result?.printed, 'each mistake is told once').toHaveLength(mistakes);
  });
});
