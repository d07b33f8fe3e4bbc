import type { Rule } from '#model/rules/language.ts';
import type { Facts } from '#model/schema/model.ts';
import { editionDayOf } from '../rules/analyse/analyse.ts';
import type { Parameters } from '../rules/meaning/parameter-value.ts';
import { parametersOf, rulesOf } from '../validate/rows/model-parts.ts';
import { checkShape } from '../validate/rows/shape.ts';
import { checkWordings } from '../validate/rows/wordings.ts';

/** One side of a comparison. */
export interface ComparedModel {
  readonly facts: Facts;
  readonly parameters: Parameters;
  readonly rules: readonly Rule[];
  /** The day on which rules without a day of their own read their parameters. */
  readonly day: number;
}

/** A loaded model as one side of a comparison, or the first thing that today's schema does not read in it. */
export const comparedModel = (model: unknown): ComparedModel | { readonly unreadable: string } => {
  const { facts, findings } = checkShape(model);
  const [finding] = [...findings, ...checkWordings(model)];
  if (facts === null || finding !== undefined) return { unreadable: finding?.found ?? 'It has no facts.' };
  return { facts, parameters: parametersOf(model), rules: rulesOf(model), day: editionDayOf(facts.edition) };
};
