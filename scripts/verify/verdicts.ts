import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';

/** Where the runners leave what they found. */
export const verdictFiles = {
  unit: '.cache/reports/unit.json',
  browser: '.cache/reports/browser.json',
} as const;

const verdict = z.object({ test: z.string(), message: z.string() });
const shape = z.object({ passed: z.number(), failed: z.array(verdict), unsteady: z.array(verdict) });

/** A test and the first line of what was wrong. */
export type Verdict = z.infer<typeof verdict>;

/** What a run of tests found: how many passed, which failed, and which passed only when they were tried again. */
export type Verdicts = z.infer<typeof shape>;

// A message of a runner has colours; the escape is written by its code.
const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** The verdict on a test, of whose message the first line is kept. */
export const verdictOn = (test: string, message = 'It says nothing.'): Verdict => ({
  test,
  message: message.replaceAll(colours, '').split('\n', 1).join(),
});

/** Leaves the verdicts of a run for the summary. */
export const writeVerdicts = (path: string, verdicts: Verdicts): void => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(verdicts));
};

/** The verdicts that a runner left; null when it left none, since it ended before its time. */
export const readVerdicts = (path: string): Verdicts | null =>
  existsSync(path) ? shape.parse(JSON.parse(readFileSync(path, 'utf8'))) : null;
