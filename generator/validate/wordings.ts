import { ruleWordingSchema } from '#model/schema/rules.ts';
import type { Finding } from '../finding.ts';
import { shapeFindings, valueAt } from './shape.ts';

/** What rules say in words stands in both languages; their tables are checked by the analysis. */
export const checkWordings = (model: unknown): Finding[] => {
  const rules = valueAt(model, ['rules']);
  if (!Array.isArray(rules)) return [];
  return rules.flatMap((rule: unknown, index) => {
    const { error } = ruleWordingSchema.safeParse(rule);
    return shapeFindings(rule, error?.issues ?? [], (path) => ({ model: ['rules', index, ...path] }));
  });
};
