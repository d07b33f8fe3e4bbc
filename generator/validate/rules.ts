import type { Rule } from '#model/rules/language.ts';
import type { Parameter } from '#model/rules/parameter.ts';
import type { Finding } from '../problems/finding.ts';
import { analyseRules } from '../rules/analyse/analyse.ts';

/** Gaps, overlaps and everything else that the analysis proves, each with a witness case. */
export const checkRules = (
  rules: readonly Rule[],
  parameters: Readonly<Record<string, Parameter>>,
  editionDate: string,
): Finding[] =>
  analyseRules({ rules, parameters, editionDate }).map(({ code, path, found, expected, remedy, witness }) => ({
    code,
    at: { model: path },
    found: witness === undefined ? found : `${found} Witness: ${witness}.`,
    expected,
    remedy,
  }));
