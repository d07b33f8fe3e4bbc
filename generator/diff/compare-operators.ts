import type { Detail, LabelledId } from '#domain/audit/changes/change-data.ts';
import { labelledId } from '../rules/compare/described-values.ts';
import type { Change } from './change.ts';
import { firstOf } from './compare-addresses.ts';
import type { Revision } from './revision.ts';

const rulesWith = (operator: string, { rules }: Revision): Detail => ({
  key: 'usedBy',
  rules: rules
    .filter(({ facts = {} }) => Object.values(facts).some(({ op }) => op === operator))
    .map(({ id, title }): LabelledId => labelledId(id, title)),
});

/** Operators that answer the same question differently, with the rules that compute facts by them. */
export const compareOperators = (before: Revision, after: Revision): readonly Change[] =>
  [...new Set([...Object.keys(before.operators), ...Object.keys(after.operators)])].flatMap(
    (name): readonly Change[] => {
      const [old, now] = [before.operators[name], after.operators[name]];
      const subject = { key: 'operator', operator: name } as const;
      if (old === undefined) return [{ kind: 'operator', impact: 'safe', subject, details: [{ key: 'added' }] }];
      if (now === undefined)
        return [
          { kind: 'operator', impact: 'careful', subject, details: [{ key: 'removed' }, rulesWith(name, before)] },
        ];
      const lines = Object.entries(now)
        .filter(([question, answer]) => old[question] !== undefined && old[question] !== answer)
        .map(([question, answer]): Detail => ({ key: 'answer', question, before: old[question] ?? '', after: answer }));
      if (lines.length === 0) return [];
      return [
        {
          kind: 'operator',
          impact: 'careful',
          subject,
          details: [...firstOf(lines, 'answers'), rulesWith(name, after)],
        },
      ];
    },
  );
