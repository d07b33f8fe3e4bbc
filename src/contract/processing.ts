/** Fields of a form that serve one purpose, in words; none where the purpose names them. */
export interface ProcessedFields {
  readonly fields: readonly string[];
  readonly purpose: string;
}

/** Data that are processed on one legal ground and kept for one period. */
export interface Processing {
  readonly basis: string;
  readonly period: string;
  readonly data: readonly ProcessedFields[];
}

/** What the data of a form serve, on what legal ground and for how long they are kept. */
export interface ProcessingRecord {
  readonly id: string;
  readonly form: string;
  readonly rows: readonly Processing[];
}
