import type { CourseCard } from './course.ts';
import type { PageLink } from './links.ts';

export interface Finder {
  readonly action: string;
  /** `narrow` is shown where the whole name would be cut. */
  readonly types: readonly { readonly id: string; readonly name: string; readonly narrow?: string }[];
  readonly cities: readonly { readonly id: string; readonly name: string }[];
}

/**
 * Questions that lead to a course. Every step and result is a part of its page with the anchor `id`; answers are links to
 * anchors. The first step is where it begins.
 */
export interface Chooser {
  readonly steps: readonly {
    readonly id: string;
    readonly question: string;
    readonly answers: readonly PageLink[];
    /** The step before; null on the first. */
    readonly back: string | null;
  }[];
  readonly results: readonly { readonly id: string; readonly card: CourseCard; readonly back: string }[];
}
