import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { reportOutcome } from '#generator/command/report-outcome.ts';
import { makeWorkspace } from '../fixtures/workspace.ts';
import { armFault, hasMiddle, listCalls, patchFileSystem } from './fault-fs.ts';
import { newFiles, oldFiles, readTree, settle } from './trees.ts';

const node = join(import.meta.dirname, '../../../node_modules/.bin/node');
const program = join(import.meta.dirname, 'write-process.ts');

const run = (
  root: string,
  kind: string,
  call: number,
  exchange: string,
): Promise<{ signal: string | null; output: string }> =>
  new Promise((resolve) => {
    const child = spawn(node, [program, root, kind, `${call}`, exchange], { stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (text) => {
      output += text;
    });
    child.once('close', (_, signal) => resolve({ signal, output }));
  });

const errors = ['EIO', 'ENOSPC', 'EACCES', 'EMFILE', 'EROFS'];
/** Every error at every call in the full run; otherwise every call with one of them. */
const rounds = errors.map((_, round) => round).slice(0, process.env.TEST_FULL === '1' ? errors.length : 1);

type Trial = {
  readonly copy: () => string;
  readonly oldTree: unknown;
  readonly newTree: unknown;
  readonly newSite: unknown;
  readonly calls: readonly string[];
};

/** A root with the old output, copied for every trial, and the calls that lead to the new output. */
const prepare = async (): Promise<Trial> => {
  const base = makeWorkspace({});
  await settle(base, oldFiles);
  const oldTree = readTree(join(base, 'generated'));
  const copy = (): string => {
    const root = makeWorkspace({});
    cpSync(base, root, { recursive: true, preserveTimestamps: true });
    return root;
  };
  const root = copy();
  armFault({ call: 0, kind: 'none' });
  await settle(root, newFiles);
  const [newTree, newSite] = ['generated', '.cache/site'].map((folder) => readTree(join(root, folder)));
  return { copy, oldTree, newTree, newSite, calls: listCalls() };
};

const listStaging = (root: string): string[] => {
  const staging = join(root, '.cache', 'generate');
  return existsSync(staging) ? readdirSync(staging) : [];
};

/** Which tree a killed process left where readers look; without exchange, `aside` when the old tree waits to be put back. */
const kill = async (trial: Trial, kind: string, call: number, exchange: string): Promise<string> => {
  const root = trial.copy();
  const { signal } = await run(root, kind, call, exchange);
  expect(signal).toBe('SIGKILL');
  const found = JSON.stringify(readTree(join(root, 'generated')));
  const aside = JSON.stringify(readTree(join(root, '.cache/generate/previous')));
  await settle(root, newFiles);
  expect(readTree(join(root, 'generated'))).toEqual(trial.newTree);
  expect(readTree(join(root, '.cache/site'))).toEqual(trial.newSite);
  expect(listStaging(root)).toEqual([]);
  if (found === JSON.stringify(trial.oldTree)) return 'old';
  if (found === JSON.stringify(trial.newTree)) return 'new';
  return found === '"absent"' && aside === JSON.stringify(trial.oldTree) ? 'aside' : `mixture at call ${call}`;
};

describe.each([
  { exchange: 'yes', way: 'in one step' },
  { exchange: 'no', way: 'by two renames' },
])('when the folders change places $way', ({ exchange }) => {
  let restore = (): void => {};
  beforeEach(() => {
    restore = patchFileSystem({ exchange: exchange === 'yes' });
  });
  afterEach(() => restore());

  test.each(['KILL', 'KILL-AMID'])(
    'a process ended by %s at any call leaves the old or the new output, and the next run makes the page data whole',
    async (kind) => {
      const trial = await prepare();
      const seen = new Set<string>();
      const calls = trial.calls.flatMap((name, at) => (kind === 'KILL' || hasMiddle(name) ? [at + 1] : []));
      for (let at = 0; at < calls.length; at += 2) {
        const pair = calls.slice(at, at + 2).map((call) => kill(trial, kind, call, exchange));
        for (const one of await Promise.all(pair)) seen.add(one);
      }
      expect(calls.length).toBeGreaterThan(kind === 'KILL' ? 12 : 8);
      expect([...seen].toSorted()).toEqual(
        kind === 'KILL' && exchange === 'no' ? ['aside', 'new', 'old'] : ['new', 'old'],
      );
    },
  );

  test.each(rounds)(
    'an error at any call leaves the old or the new output and nothing beside it, round %i',
    async (round) => {
      const { copy, oldTree, newTree, newSite, calls } = await prepare();
      const exits = new Set<number>();
      for (const [at, name] of calls.entries()) {
        const kind = errors[(at + round) % errors.length] ?? '';
        const place = `${kind} at call ${at + 1}, ${name}`;
        const root = copy();
        armFault({ call: at + 1, kind });
        const report = reportOutcome(await settle(root, newFiles), 0);
        armFault({ call: 0, kind: 'none' });
        exits.add(report.exitCode);
        expect(readTree(join(root, 'generated')), place).toEqual(report.exitCode === 0 ? newTree : oldTree);
        if (report.exitCode === 3)
          expect(report.lines).toEqual([expect.stringMatching(`^Nothing was changed: .+ \\(${kind}.*\\)\\. Remove`)]);
        expect(listStaging(root), place).toEqual([]);
        await settle(root, newFiles);
        expect(readTree(join(root, '.cache/site')), place).toEqual(newSite);
      }
      expect([...exits].toSorted()).toEqual([0, 3]);
    },
  );
});

test('a run that was killed between two renames is completed by the next run, and a check only reports it', async () => {
  const root = makeWorkspace({});
  await settle(root, oldFiles);
  const before = readTree(join(root, 'generated'));
  mkdirSync(join(root, '.cache/generate'));
  renameSync(join(root, 'generated'), join(root, '.cache/generate/previous'));
  const checked = await settle(root, oldFiles, { mode: 'check' });
  expect(checked).toMatchObject({ kind: 'compared', differences: { length: 6 } });
  expect(await settle(root, oldFiles)).toMatchObject({ kind: 'written', written: 0 });
  expect(readTree(join(root, 'generated'))).toEqual(before);
});
