import type { Rule } from '#model/rules/language.ts';
import type { Referent } from '#model/schema/base.ts';
import type { Model } from '#model/schema/model.ts';
import type { Finding } from '../problems/finding.ts';
import type { Decide } from '../rules/meaning/decide.ts';
import type { Parameters } from '../rules/meaning/parameter-value.ts';
import type { ContentBinary, ContentFile } from '../sources/loaded.ts';
import type { Content } from './content/content.ts';
import type { RowPlaces } from './shape/shape.ts';

/** The data that every check may look at. Rows that fail their schema are left out of `model`, but are included in `whole`. */
export interface Facts {
  readonly model: Model;
  readonly whole: unknown;
  readonly rows: RowPlaces;
  readonly rules: readonly Rule[];
  readonly parameters: Parameters;
  readonly editionDay: number;
  readonly decide: Decide;
  readonly content: Content;
  readonly files: readonly ContentFile[];
  readonly binaries: readonly ContentBinary[];
  /** The names that each kind of reference may use. */
  readonly targets: Readonly<Record<Referent, ReadonlySet<string>>>;
}

/** One check. It is pure and independent of the others. */
export type Check = (facts: Facts) => readonly Finding[];
