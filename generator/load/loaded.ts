/** A text of content/, with normalised line ends (LF) and without byte order mark. */
export type ContentFile = {
  /** POSIX, relative to content/. */
  readonly path: string;
  readonly kind: 'yaml' | 'markdown';
  readonly text: string;
  /** The parsed YAML, or the front matter of a Markdown file; null when empty. */
  readonly value: unknown;
  /** The Markdown below the front matter; empty for YAML. */
  readonly body: string;
  /** Where the body begins in `text`: 0-based offset and 1-based line. */
  readonly bodyOffset: number;
  readonly bodyLine: number;
};

/** The type that the first bytes of a file claim, whatever its name says. */
export type BinaryType = 'avif' | 'jpeg' | 'png' | 'webp' | 'gif' | 'svg' | 'pdf' | 'mp4' | 'woff2' | 'unknown';

/** Any other file of content/ (pictures above all). */
export type ContentBinary = {
  /** POSIX, relative to content/, exactly as the directory spells it (no Unicode normalisation). */
  readonly path: string;
  readonly size: number;
  readonly sha256: string;
  readonly type: BinaryType;
};

/** What code and tests say about rules. */
export type Evidence = {
  /** Files of src/, scripts/ and tests/ that take functions of a rule's module (of `parameters`: the parameters they read). */
  readonly calls: readonly { readonly file: string; readonly rule: string; readonly names: readonly string[] }[];
  /** Functions of the planner and the checks that ask the table of a rule. */
  readonly asked: readonly { readonly rule: string; readonly file: string; readonly name: string }[];
  /** The property under which such an answer, or one that a script asks for, is kept; who reads it, and what an emitter then writes. */
  readonly kept: readonly {
    readonly rule: string;
    readonly property: string;
    readonly readers: readonly { readonly file: string; readonly writes: readonly string[] }[];
  }[];
  /** Which file of src/ imports which others of it, itself or by placing an island. */
  readonly imports: readonly { readonly file: string; readonly imports: readonly string[] }[];
  /** The modules of pages, with the kinds of pages or the routes of the application that each shows. */
  readonly pages: readonly { readonly file: string; readonly shows: readonly string[] }[];
  /** Components by file, with the namespaces of messages that they use. */
  readonly parts: readonly {
    readonly file: string;
    readonly components: readonly string[];
    readonly messages: readonly string[];
  }[];
  /** The quoted names in tests, among them the ids of the rules that they are about; tests of the generator are left out. */
  readonly named: readonly { readonly file: string; readonly names: readonly string[] }[];
  /** Ids of the rules with an independent oracle in tests/oracles/. */
  readonly oracles: readonly string[];
  /** The parsed tests/mutation/figures.json, not yet checked; null when there is none. */
  readonly mutation: unknown;
};

/** Everything the generator reads. Lists are in byte order of their paths. */
export type Loaded = {
  /** The export `model` of model/index.ts, not yet checked. */
  readonly model: unknown;
  readonly content: readonly ContentFile[];
  readonly contentBinaries: readonly ContentBinary[];
  readonly evidence: Evidence;
  readonly previous: { readonly urlsLock: string | null };
};
