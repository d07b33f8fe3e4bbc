/** When the words of a page last changed, and their hash. */
export interface PageChange {
  readonly path: string;
  /** A civil date. */
  readonly on: string;
  readonly hash: string;
}
