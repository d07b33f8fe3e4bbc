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

/** The type by the first bytes of a file, independent of its name. */
export type BinaryType = 'avif' | 'jpeg' | 'png' | 'webp' | 'gif' | 'svg' | 'pdf' | 'mp4' | 'woff2' | 'unknown';

/** Any other file of content/ (pictures above all). */
export type ContentBinary = {
  /** POSIX, relative to content/, exactly as the directory spells it (no Unicode normalisation). */
  readonly path: string;
  readonly size: number;
  readonly sha256: string;
  readonly type: BinaryType;
  /** The fault inside the file and its position; line and column are 1-based. */
  readonly fault?: { readonly found: string; readonly line?: number; readonly column?: number } | undefined;
};

/** Everything the generator reads. Lists are in byte order of their paths. */
export type Loaded = {
  /** The export `model` of model/index.ts, not yet checked. */
  readonly model: unknown;
  readonly content: readonly ContentFile[];
  readonly contentBinaries: readonly ContentBinary[];
  /** Ledgers of earlier output: facts that the inputs no longer contain. */
  readonly previous: {
    readonly urlsLock: string | null;
    readonly pagesLock: string | null;
  };
  /** The version of the release that publishes what is answered now; null if none is made. */
  readonly release?: string | null;
};
