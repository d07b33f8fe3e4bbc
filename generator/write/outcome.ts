import type { Problem } from '../problems/problem.ts';
import type { Difference, SiteDifference } from './compare-tree.ts';

/** The number of files in a folder, and how many of them were written and removed. */
export type Written = { readonly files: number; readonly written: number; readonly removed: number };

/** How a run ended; `site` is about the page data in .cache/site/, the rest about generated/. */
export type Outcome =
  | (Written & {
      readonly kind: 'written';
      readonly site: Written;
      readonly notes: readonly Problem[];
      /** Other texts that a change since the last commit may concern, as lines. */
      readonly concerns?: readonly string[];
    })
  | {
      readonly kind: 'compared';
      readonly files: number;
      readonly differences: readonly Difference[];
      readonly site: { readonly files: number; readonly differences: readonly SiteDifference[] };
      readonly notes: readonly Problem[];
      /** The sentence on an interrupted run, if that caused the differences. */
      readonly unfinished: string | null;
    }
  | { readonly kind: 'problems'; readonly problems: readonly Problem[] }
  /** No emitter returned a file, which is never a success. */
  | { readonly kind: 'empty' }
  | { readonly kind: 'file-system'; readonly sentence: string }
  /** Another run had the lock during the whole wait. */
  | { readonly kind: 'busy'; readonly holder: string };
