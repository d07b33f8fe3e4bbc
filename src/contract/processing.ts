/** Fields of a form that serve one purpose, in words. */
export interface Processing {
  readonly fields: readonly string[];
  readonly purpose: string;
  readonly basis: string;
  readonly period: string;
}

/** What the data of a form serve, on what legal ground and for how long they are kept. */
export interface ProcessingRecord {
  readonly id: string;
  readonly form: string;
  readonly rows: readonly Processing[];
}
