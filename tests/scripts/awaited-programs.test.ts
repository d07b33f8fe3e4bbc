import { globSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { testsWithPrograms } from '../../scripts/verify/prepare-host.ts';
import { runSteps, type Step } from '../../scripts/verify/run-step.ts';
import { testSteps } from '../../scripts/verify/steps.ts';

/** What a file looks for that finds out whether a program of the system is there. */
const looking = /prepare-host|postgres-cluster|fixtures\/postgres|cut-font|spawnSync\('java'/;

test('what looks for a program of the system is known to wait for its installation', () => {
  const files = globSync('tests/**/*.test.ts').filter((file) => looking.test(readFileSync(file, 'utf8')));
  expect(files.length).toBeGreaterThan(10);
  const unknown = files.filter((file) => !testsWithPrograms.some((path) => `${file}/`.startsWith(`${path}/`)));
  expect(unknown.filter((file) => !import.meta.filename.endsWith(file))).toEqual([]);
});

const unitSteps = (awaited: readonly string[]): readonly Step[] =>
  testSteps(false, awaited).filter(({ command }) => command[0] === 'vitest');

test('tests whose programs are being installed run last, and all in one go where nothing is missing', () => {
  expect(unitSteps([]).map(({ needsPrograms }) => needsPrograms)).toEqual([undefined]);
  const [early, late, ...more] = unitSteps(['tests/hosts']);
  expect(more).toEqual([]);
  expect(early?.command.join(' ')).toContain('--exclude tests/hosts/**');
  expect(early?.needsPrograms).toBe(undefined);
  expect(late?.command.at(-1)).toBe('tests/hosts');
  expect(late?.needsPrograms).toBe(true);
  const names = testSteps(false, ['tests/hosts']).map(({ name }) => name);
  expect(names.indexOf('build')).toBeLessThan(names.indexOf(late?.name ?? ''));
});

test('a step that needs programs waits until they are installed, the others do not', async () => {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(String(line)));
  const installed = sleep(300).then(() => lines.push('installed'));
  const step = (name: string): Step => ({ name, command: ['true'] });
  await runSteps([step('early'), { ...step('late'), needsPrograms: true }], installed);
  vi.restoreAllMocks();
  const at = (words: string): number => lines.findIndex((line) => line.includes(words));
  expect([at('early'), at('installed'), at('late')].toSorted((a, b) => a - b)).toEqual([
    at('early'),
    at('installed'),
    at('late'),
  ]);
  expect(at('late')).toBeGreaterThan(at('installed'));
});
