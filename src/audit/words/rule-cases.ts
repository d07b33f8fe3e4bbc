import { type DecisionCase, decisionBoundaryCases } from '#generator/rules/cases/boundary-cases.ts';
import { type TransitionCase, transitionBoundaryCases } from '#generator/rules/cases/transition-cases.ts';
import type { RuleContext } from '#generator/rules/meaning/interpret.ts';
import { parseEditionDay } from '#generator/rules/meaning/parameter-value.ts';
import type { Project } from '#generator/validate/project.ts';
import type { DecisionTable, TransitionTable } from '#model/rules/language.ts';

/** The cases at the bounds of each rule. Both languages share them, since they take the most time. */
export interface RuleCases {
  readonly around: RuleContext;
  readonly ofDecision: (table: DecisionTable) => readonly DecisionCase[];
  readonly ofTransitions: (table: TransitionTable) => readonly TransitionCase[];
}

/** Cases contain no words, so that they are those of the rules as the model states them. */
export const createRuleCases = ({ raw }: Pick<Project, 'raw'>): RuleCases => {
  const around = { parameters: raw.parameters, editionDay: parseEditionDay(raw.model.edition) };
  const stated = new Map(raw.rules.map((rule) => [rule.id, rule]));
  const decisions = new Map<string, readonly DecisionCase[]>();
  const transitions = new Map<string, readonly TransitionCase[]>();
  return {
    around,
    ofDecision: (table) => {
      const rule = stated.get(table.id);
      const cases = decisions.get(table.id) ?? decisionBoundaryCases(rule?.kind === 'decision' ? rule : table, around);
      decisions.set(table.id, cases);
      return cases;
    },
    ofTransitions: (table) => {
      const rule = stated.get(table.id);
      const cases =
        transitions.get(table.id) ?? transitionBoundaryCases(rule?.kind === 'transitions' ? rule : table, around);
      transitions.set(table.id, cases);
      return cases;
    },
  };
};
