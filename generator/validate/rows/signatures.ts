import type { Rule } from '#model/rules/language.ts';
import type { Model } from '#model/schema/model.ts';
import { maySign, signersOf, weights } from '#model/schema/signing.ts';
import type { Finding } from '../../problems/finding.ts';

/** A rule that rests on an open decision costs at least as much when it is wrong, and is signed by whoever knows about that. */
export const checkWeights = ({ register }: Model, rules: readonly Rule[]): Finding[] =>
  rules.flatMap(({ id, weight, signedBy, assumptions }, index): Finding[] => {
    const heavier = register.filter(
      (entry) =>
        entry.status === 'open' &&
        assumptions.some((one) => one === entry.id) &&
        weights.indexOf(entry.weight) < weights.indexOf(weight),
    );
    return [
      ...heavier.map(
        (entry): Finding => ({
          code: 'weighs-less',
          at: { model: ['rules', index, 'weight'] },
          found: `The rule “${id}” weighs “${weight}” and rests on ${entry.id}, which weighs “${entry.weight}”.`,
        }),
      ),
      ...(maySign(signedBy, weight)
        ? []
        : [
            {
              code: 'signed-by-another',
              at: { model: ['rules', index, 'signedBy'] },
              found: `The rule “${id}” weighs “${weight}”, which is not for the ${signedBy} to sign.`,
            } satisfies Finding,
          ]),
    ];
  });

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
    if (entry === undefined || entry.status !== 'open' || signersOf(entry).some((one) => one === role)) return [];
    return [
      {
        code: 'signed-by-another',
        at: { model: ['answers', index, 'role'] },
        found: `${id} is asked of the ${signersOf(entry).join(' and the ')}, not of the ${role}.`,
      },
    ];
  }),
];
