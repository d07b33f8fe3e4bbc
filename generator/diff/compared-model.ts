import type { Rule } from '#model/rules/language.ts';
import type { Model } from '#model/schema/model.ts';
import { editionDayOf } from '../rules/analyse/analyse.ts';
import type { Parameters } from '../rules/meaning/parameter-value.ts';
import { parametersOf, rulesOf } from '../validate/rows/model-parts.ts';
import { checkShape } from '../validate/rows/shape.ts';
import { checkWordings } from '../validate/rows/wordings.ts';

/** One side of a comparison. */
export interface ComparedModel {
  readonly model: Model;
  readonly parameters: Parameters;
  readonly rules: readonly Rule[];
  /** The day on which rules without a day of their own read their parameters. */
  readonly day: number;
}

/** A loaded model as one side of a comparison, or the first thing that today's schema does not read in it. */
export const comparedModel = (read: unknown): ComparedModel | { readonly unreadable: string } => {
  const { model, findings } = checkShape(read);
  const [finding] = [...findings, ...checkWordings(read)];
  if (model === null || finding !== undefined) return { unreadable: finding?.found ?? 'It has no facts.' };
  return { model, parameters: parametersOf(read), rules: rulesOf(read), day: editionDayOf(model.edition) };
};
