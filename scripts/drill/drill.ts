import type { Installation } from './installation.ts';

/** The result of a drill: failures are sentences, `skipped` is the reason why it did not run. */
export interface DrillOutcome {
  readonly attempts: number;
  readonly failures: readonly string[];
  readonly note: string;
  readonly skipped?: string;
}

/** Fault injection: a failure on purpose; `size` is 1 for the whole drill and less for a shorter one. */
export interface Drill {
  readonly name: string;
  readonly about: string;
  /** The only database engine to which the drill applies. */
  readonly engine?: Installation['engine'];
  readonly run: (installation: Installation, size: number) => Promise<DrillOutcome>;
}

export const skippedDrillOutcome = (why: string): DrillOutcome => ({
  attempts: 0,
  failures: [],
  note: '',
  skipped: why,
});

export const scaleCount = (whole: number, size: number): number => Math.max(1, Math.round(whole * size));

/** Counts each word: `200 × 16, 503 × 2`. */
export const formatWordCounts = (words: readonly string[]): string =>
  [...Map.groupBy(words, (word) => word)].map(([word, all]) => `${word} × ${all.length}`).join(', ');
