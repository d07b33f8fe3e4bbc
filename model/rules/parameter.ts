import type { LocalizedText } from '../localized-text.ts';
import type { Source } from '../schema/source.ts';

/** Money is counted in grosze; a percentage of 80 means 80 %. */
export const units = [
  'grosze',
  'minute',
  'hour',
  'day',
  'weekend',
  'month',
  'year',
  'millisecond',
  'percent',
  'count',
  'character',
  'octet',
  'digit',
  'place',
  'question',
  'task',
  'simulation',
  'person',
] as const;

export type Unit = (typeof units)[number];

/** One stretch of a parameter's timeline; both days are civil dates and belong to the stretch, null means "always". */
export interface ParameterValue {
  readonly from: string | null;
  readonly to?: string | null;
  readonly value: number;
}

/** A value that another sentence of the sources gives for the same number; it is recorded, never used. */
export interface ParameterVariant {
  readonly value: number;
  readonly source: Source;
}

/** A number of the business with its unit, its timeline and the sentence it was taken from. */
export interface Parameter {
  readonly name: LocalizedText;
  readonly unit: Unit;
  readonly values: readonly ParameterValue[];
  /** Of a period: the words for what it is counted from. */
  readonly since?: LocalizedText;
  readonly source: Source;
  readonly register?: `C${number}`;
  readonly variants?: readonly ParameterVariant[];
}
