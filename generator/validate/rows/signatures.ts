import type { Rule } from '#model/rules/language.ts';
import type { Model } from '#model/schema/model.ts';
import type { Finding } from '../../problems/finding.ts';

/** Whoever signs a rule or answers a question is the one who is named there: a physician signs no price. */
export const checkSignatures = ({ approvals, answers, register }: Model, rules: readonly Rule[]): Finding[] => [
  ...approvals.flatMap(({ rule: id, role }, index): Finding[] => {
    const rule = rules.find((one) => one.id === id);
    if (rule === undefined || rule.signedBy === role) return [];
    return [
      {
        code: 'signed-by-another',
        at: { model: ['approvals', index, 'role'] },
        found: `The rule “${id}” is signed by the ${rule.signedBy}, not by the ${role}.`,
      },
    ];
  }),
  ...answers.flatMap(({ entry: id, role }, index): Finding[] => {
    const entry = register.find((one) => one.id === id);
    if (entry === undefined || entry.status !== 'open' || entry.confirmedBy === role) return [];
    return [
      {
        code: 'signed-by-another',
        at: { model: ['answers', index, 'role'] },
        found: `${id} is asked of the ${entry.confirmedBy}, not of the ${role}.`,
      },
    ];
  }),
];
