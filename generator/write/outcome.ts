import type { Problem } from '../problems/problem.ts';
import type { Difference } from './compare-tree.ts';

/** How a run ended. */
export type Outcome =
  | {
      readonly kind: 'written';
      readonly files: number;
      readonly written: number;
      readonly removed: number;
      readonly notes: readonly Problem[];
    }
  | {
      readonly kind: 'compared';
      readonly files: number;
      readonly differences: readonly Difference[];
      readonly notes: readonly Problem[];
    }
  | { readonly kind: 'problems'; readonly problems: readonly Problem[] }
  /** No emitter gave a file: never a success. */
  | { readonly kind: 'empty' }
  | { readonly kind: 'file-system'; readonly sentence: string }
  /** Another run held the lock all the time. */
  | { readonly kind: 'busy' };
