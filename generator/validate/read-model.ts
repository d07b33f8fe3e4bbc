import type { Rule } from '#model/rules/language.ts';
import type { Model } from '#model/schema/model.ts';
import { type Parameters, parseEditionDay } from '../rules/meaning/parameter-value.ts';
import { checkRuleTextLanguages } from './rows/localized-texts.ts';
import { parametersById, rulesOfModel } from './rows/model-parts.ts';
import { checkModelShape } from './shape/shape.ts';

/** The model with its rules and numbers. */
export interface ReadModel {
  readonly model: Model;
  readonly parameters: Parameters;
  readonly rules: readonly Rule[];
  /** The day on which rules without a day of their own read their parameters. */
  readonly day: number;
}

/** The parts of a loaded model, or the first thing in it that does not fit the schema. */
export const parseLoadedModel = (read: unknown): ReadModel | { readonly unreadable: string } => {
  const { model, findings } = checkModelShape(read);
  const [finding] = [...findings, ...checkRuleTextLanguages(read)];
  if (model === null || finding !== undefined) return { unreadable: finding?.found ?? 'It has no facts.' };
  return { model, parameters: parametersById(read), rules: rulesOfModel(read), day: parseEditionDay(model.edition) };
};
