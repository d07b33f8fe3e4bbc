import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { formatProblem, type Problem } from '#generator/problems/problem.ts';
import { casesToRun, type ExpectedProblem } from './cases/case-file.ts';

type CaseResult = { name: string; kind: string; unchanged: boolean; problems: Problem[] };

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

/** The line and column where the case says the problem is. */
const positionOf = (root: string, { file, at, line, column }: ExpectedProblem): string => {
  if (at === undefined) return `${line ?? 1}:${column ?? 1}`;
  const text = readFileSync(join(root, file), 'utf8').replaceAll('\r\n', '\n');
  const parts = text.split(at.replace('«', ''));
  if (parts.length !== 2) return `“${at}” occurs ${parts.length - 1} times in ${file}, not once`;
  const before = `${parts[0]}${at.slice(0, Math.max(0, at.indexOf('«')))}`.split('\n');
  return `${before.length}:${(before.at(-1) ?? '').length + 1}`;
};

describe('an invalid project gives every problem at its place, and nothing is written', () => {
  beforeAll(async () => {
    await Promise.all(Array.from({ length: processes }, (_, first) => runBatch(first)));
  }, 600_000);

  test('but the project itself gives none', () => {
    expect(results.get('unbroken-0')?.problems.map(formatProblem)).toEqual([]);
  });

  test.each(casesToRun())('$name', ({ name, problems: expected }) => {
    const result = results.get(name);
    const root = join(project, '.cache/cases', name);
    const wanted = expected.map((one) => `${one.file}:${positionOf(root, one)} ${one.code}`);
    const found = (result?.problems ?? []).map((one) => `${one.file}:${one.line}:${one.column} ${one.code}`);
    expect(found.toSorted()).toEqual(wanted.toSorted());
    expect(result).toMatchObject({ kind: 'problems', unchanged: true });
    for (const [index, { mentions }] of expected.entries()) {
      const printed = (result?.problems ?? [])
        .map(formatProblem)
        .filter(
          (text) =>
            text.startsWith(`${wanted[index]}\n`) || text.startsWith(wanted[index]?.replace(' ', ' note ') ?? ''),
        );
      for (const mention of mentions) expect(printed.join('\n')).toContain(mention);
    }
  });
});
