import type { Rule } from '#model/rules/language.ts';
import type { Model } from '#model/schema/model.ts';
import { editionDayOf, type Parameters } from '../rules/meaning/parameter-value.ts';
import { checkWordings } from './rows/localized-texts.ts';
import { parametersById, rulesOf } from './rows/model-parts.ts';
import { checkShape } from './shape/shape.ts';

/** The model with its rules and numbers. */
export interface ReadModel {
  readonly model: Model;
  readonly parameters: Parameters;
  readonly rules: readonly Rule[];
  /** The day on which rules without a day of their own read their parameters. */
  readonly day: number;
}

/** A loaded model, or the first thing that the schema does not read in it. */
export const readModel = (read: unknown): ReadModel | { readonly unreadable: string } => {
  const { model, findings } = checkShape(read);
  const [finding] = [...findings, ...checkWordings(read)];
  if (model === null || finding !== undefined) return { unreadable: finding?.found ?? 'It has no facts.' };
  return { model, parameters: parametersById(read), rules: rulesOf(read), day: editionDayOf(model.edition) };
};
