import type { DecisionTable } from '#model/rules/language.ts';
import { listedValues } from './region.ts';

/** The results under which a person gets what they asked for; none where the table does not judge a request. */
export const acceptedResults = ({ accepts, outputs }: DecisionTable): readonly string[] =>
  accepts ?? (listedValues(outputs)?.includes('ok') === true ? ['ok'] : []);
