import type { Change } from './change.ts';
import { shortened } from './compare-addresses.ts';
import type { Revision } from './revision.ts';

const rulesWith = (operator: string, { rules }: Revision): string => {
  const users = rules.filter(({ facts = {} }) => Object.values(facts).some(({ op }) => op === operator));
  return users.length === 0 ? 'no rule uses it' : `used by: ${users.map(({ id }) => id).join(', ')}`;
};

/** Operators that answer the same question differently, with the rules that compute facts by them. */
export const compareOperators = (before: Revision, after: Revision): readonly Change[] =>
  [...new Set([...Object.keys(before.operators), ...Object.keys(after.operators)])].flatMap(
    (name): readonly Change[] => {
      const [old, now] = [before.operators[name], after.operators[name]];
      const subject = `operator ${name}`;
      if (old === undefined) return [{ kind: 'operator', impact: 'safe', subject, details: ['added'] }];
      if (now === undefined)
        return [{ kind: 'operator', impact: 'careful', subject, details: ['removed', rulesWith(name, before)] }];
      const lines = Object.entries(now)
        .filter(([question, answer]) => old[question] !== undefined && old[question] !== answer)
        .map(([question, answer]) => `${question}: ${old[question]} → ${answer}`);
      if (lines.length === 0) return [];
      return [
        {
          kind: 'operator',
          impact: 'careful',
          subject,
          details: [...shortened(lines, 'answers'), rulesWith(name, after)],
        },
      ];
    },
  );
