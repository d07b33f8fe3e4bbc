import type { DecisionTable } from '#model/rules/language.ts';
import { listedValuesOfDomain } from './region.ts';

/** The results with which a person gets what they asked for; none if the table does not judge a request. */
export const acceptedResults = ({ accepts, outputs }: DecisionTable): readonly string[] =>
  accepts ?? (listedValuesOfDomain(outputs)?.includes('ok') === true ? ['ok'] : []);
