import type { Installation } from './installation.ts';

/** What a drill has found. A failure is a sentence; `skipped` says why it could not be tried here. */
export interface DrillOutcome {
  readonly attempts: number;
  readonly failures: readonly string[];
  readonly note: string;
  readonly skipped?: string;
}

/** Something that goes wrong on purpose. `size` is 1 for the whole drill, less for a trimmed one. */
export interface Drill {
  readonly name: string;
  readonly about: string;
  readonly run: (installation: Installation, size: number) => Promise<DrillOutcome>;
}

export const skipped = (why: string): DrillOutcome => ({ attempts: 0, failures: [], note: '', skipped: why });

export const sized = (whole: number, size: number): number => Math.max(1, Math.round(whole * size));

/** How often each word comes, e.g. `200 × 16, 503 × 2`. */
export const tally = (words: readonly string[]): string =>
  [...Map.groupBy(words, (word) => word)].map(([word, all]) => `${word} × ${all.length}`).join(', ');
