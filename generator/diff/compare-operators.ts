import type { Change } from './change.ts';
import { truncateLineList } from './compare-addresses.ts';
import type { Revision } from './revision.ts';

const usedBy = (operator: string, { rules }: Revision): string => {
  const users = rules.filter(({ facts = {} }) => Object.values(facts).some(({ op }) => op === operator));
  return users.length === 0 ? 'no rule uses it' : `used by: ${users.map(({ id }) => id).join(', ')}`;
};

/** Operators that now answer the same question differently, with the rules whose facts they compute. */
export const compareOperatorAnswers = (before: Revision, after: Revision): readonly Change[] =>
  [...new Set([...Object.keys(before.operators), ...Object.keys(after.operators)])].flatMap(
    (name): readonly Change[] => {
      const [old, now] = [before.operators[name], after.operators[name]];
      const change = { kind: 'operator', impact: 'careful', subject: `operator ${name}` } as const;
      if (old === undefined) return [{ ...change, impact: 'safe', details: ['added'] }];
      if (now === undefined) return [{ ...change, details: ['removed', usedBy(name, before)] }];
      const lines = Object.entries(now)
        .filter(([question, answer]) => old[question] !== undefined && old[question] !== answer)
        .map(([question, answer]) => `${question}: ${old[question]} → ${answer}`);
      return lines.length === 0
        ? []
        : [{ ...change, details: [...truncateLineList(lines, 'answers'), usedBy(name, after)] }];
    },
  );
