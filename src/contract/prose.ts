import type { Locale } from '#domain/locale.ts';

/** Inline text: plain, or a link, strong or emphasised run. */
export type Inline =
  | string
  | { readonly link: string; readonly of: readonly Inline[] }
  | { readonly strong: readonly Inline[] }
  | { readonly emphasis: readonly Inline[] };

/** A block of prose, compiled from Markdown. */
export type Block =
  /** `placeholder` names the fact in the paragraph that is not known yet. */
  | { readonly kind: 'paragraph'; readonly of: readonly Inline[]; readonly placeholder?: string }
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly id: string; readonly of: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Block[])[] };

export type Prose = readonly Block[];

/** Prose that may be in another language than its page. */
export interface LocalProse {
  readonly lang: Locale;
  readonly blocks: Prose;
}
