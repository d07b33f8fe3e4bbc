/** An edit of one file by hand: one place in it, the whole of it, or its end. */
export type Edit =
  | { readonly file: string; readonly find: RegExp; readonly put: string | ((found: string) => string) }
  | { readonly file: string; readonly text: string }
  | { readonly file: string; readonly remove: true };

export interface Step {
  readonly edits: readonly Edit[];
  /** The program that a person then runs, with its arguments, and the folder that it writes. */
  readonly runs?: { readonly command: readonly string[]; readonly writes: string };
  /** The problems of the generator after the edits, as `code file`; empty without problems. */
  readonly missing: readonly string[];
}

/** A change that somebody will want to make one day, step by step as a person would make it. */
export interface Recipe {
  readonly name: string;
  /** How many files a person may have to edit; null where the generator lists the consequences of the change. */
  readonly files: number | null;
  readonly steps: readonly Step[];
  /**
   * How it is looked at: tests of the project, or the text of one, that find the change on the page, in the call, in the mail or in
   * the list of the office that must show it.
   */
  readonly look?: string | readonly string[];
  /** Whether it removes or renames, so that it may take away what another walk needs. */
  readonly takesAway?: true;
  /** Whether it changes what the specification states, so that tests of the specification may fail in a whole check. */
  readonly restates?: true;
  /** How many committed files of generated/ may change. */
  readonly generated?: number;
}
