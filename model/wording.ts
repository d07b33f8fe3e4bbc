/** Words for a reader, in both languages. */
export interface Wording {
  readonly pl: string;
  readonly en: string;
}
