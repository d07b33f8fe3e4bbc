import type { Locale } from '../locale.ts';

/** A question with the lines for its answer. */
export interface AskedQuestion {
  readonly text: string;
  /** The answers that mean “no”, or what a rule says; empty where there are none. */
  readonly choices: string;
  /** By how much one order may differ; empty where no source says. */
  readonly cost: string;
  /** What was answered before; empty where nothing was. */
  readonly before: string;
  /** The beginnings of the lines for answer, value and remarks. */
  readonly lines: readonly string[];
}

/** A part of a letter, as both printers take it. */
export type LetterBlock =
  | { readonly kind: 'title' | 'paragraph'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string; readonly startsPage: boolean }
  | { readonly kind: 'subject'; readonly text: string }
  /** Lines that are filled in by whoever answers. */
  | { readonly kind: 'lines'; readonly lines: readonly string[] }
  | { readonly kind: 'question' | 'rule'; readonly question: AskedQuestion }
  | { readonly kind: 'list'; readonly items: readonly string[] };

/** A letter to one role in one language. */
export interface Letter {
  /** The name of its file, without ending. */
  readonly name: string;
  readonly title: string;
  readonly locale: Locale;
  readonly blocks: readonly LetterBlock[];
}

/** Documents of a word processor: how a letter becomes one, and the words of one that came back. */
export interface LetterDocuments {
  readonly print: (letter: Letter) => Promise<Uint8Array>;
  readonly read: (bytes: Buffer) => Promise<string>;
}
