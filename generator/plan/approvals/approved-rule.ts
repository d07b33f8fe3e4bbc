import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Rule } from '#model/rules/language.ts';
import { editionDayOf } from '../../rules/analyse/analyse.ts';
import { type Around, behaviourText } from '../../rules/compare/behaviour-text.ts';
import { operatorAnswers } from '../../rules/compare/operator-answers.ts';
import { parametersOf as numbersOf } from '../../rules/meaning/rule-parameters.ts';
import type { Project } from '../../validate/project.ts';
import { parametersOf, rulesOf } from '../../validate/rows/model-parts.ts';

/** A rule with everything that its decisions depend on, as it was when somebody approved it. */
export interface ApprovedRule extends Around {
  readonly rule: Rule;
}

/** What was approved, by the hash of its behaviour. */
export type ApprovedRules = ReadonlyMap<string, ApprovedRule>;

export const behaviourHash = ({ rule, ...around }: ApprovedRule): string =>
  createHash('sha256').update(behaviourText(rule, around)).digest('hex').slice(0, 16);

/** A rule as it decides now. */
export const ruleNow = (rule: Rule, { model, parameters }: Pick<Project, 'model' | 'parameters'>): ApprovedRule => {
  const numbers = new Set(numbersOf(rule));
  const used = new Set(Object.values(rule.facts ?? {}).map(({ op }) => op));
  return {
    rule,
    parameters: Object.fromEntries(Object.entries(parameters).filter(([id]) => numbers.has(id))),
    day: editionDayOf(model.edition),
    operators: Object.fromEntries(Object.entries(operatorAnswers()).filter(([op]) => used.has(op))),
  };
};

/** Four digits behind the number of a rule in a letter: others now mean that it decides otherwise than when the letter was printed. */
export const stampOfRule = (id: string, facts: Pick<Project, 'model' | 'parameters' | 'rules'>): string => {
  const rule = facts.rules.find((one) => one.id === id);
  return rule === undefined ? '' : behaviourHash(ruleNow(rule, facts)).slice(0, 4);
};

const ledgerSchema = z.record(
  z.string(),
  z.object({
    rule: z.unknown(),
    parameters: z.unknown(),
    day: z.number(),
    operators: z.record(z.string(), z.record(z.string(), z.string())),
  }),
);

/** The ledger of an earlier run; what does not have its form is left out. */
export const readApproved = (text: string | null): ApprovedRules => {
  const { data = {} } = ledgerSchema.safeParse(JSON.parse(text ?? '{}'));
  return new Map(
    Object.entries(data).flatMap(([hash, one]): [string, ApprovedRule][] => {
      const [rule] = rulesOf({ rules: [one.rule] });
      return rule === undefined ? [] : [[hash, { ...one, rule, parameters: parametersOf(one) }]];
    }),
  );
};
