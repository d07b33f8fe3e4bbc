import { describe, expect, it } from 'vitest';
import { missedBars } from './bars.ts';
import { reasons } from './equivalent-mutants.ts';
import { type Entry, loadFigures } from './figures.ts';
import { fingerprintOf } from './fingerprint.ts';
import { mutatedModules } from './mutated-modules.ts';
import { staleFigures } from './stale-figures.ts';

const figures = loadFigures();
const current = mutatedModules.map((module) => ({ id: module.id, fingerprint: fingerprintOf(module) }));
const entries: readonly Entry[] = [...Object.values(figures.rules), ...Object.values(figures.modules)];

const withBadge = (change: Partial<Entry>) => {
  const badge = figures.rules['availability-badge'];
  if (badge === undefined) throw new Error('The badge was never measured.');
  return { ...figures, rules: { ...figures.rules, 'availability-badge': { ...badge, ...change } } };
};

describe('the figures of the mutation run', () => {
  it('were measured on the rules as they are', () => {
    expect(staleFigures(figures, current)).toEqual([]);
  });

  it('hold every bar', () => {
    expect(missedBars(figures)).toEqual([]);
  });

  it('give a reason for every fault that cannot be noticed, and no reason without such a fault', () => {
    const survivors = entries.flatMap((entry) => entry.survivors);
    expect(survivors.filter(({ reason }) => reason === null)).toEqual([]);
    expect(new Set(survivors.map(({ reason }) => reason))).toEqual(new Set(reasons()));
  });

  it('add up', () => {
    for (const { total, killed, refused, survived, table, code } of entries) {
      expect(killed + refused + survived).toBe(total);
      expect((table?.total ?? 0) + code.total).toBe(total);
    }
  });

  it('of a rule that was changed, new or dropped are refused, with the command to run', () => {
    expect(staleFigures(withBadge({ fingerprint: '0' }), current)).toContain(
      '“availability-badge” has changed since its mutants were counted: run npm run mutate -- --only availability-badge',
    );
    expect(staleFigures(figures, [...current, { id: 'new-rule', fingerprint: '1' }])).toContain(
      '“new-rule” has changed since its mutants were counted: run npm run mutate -- --only new-rule',
    );
    expect(staleFigures(figures, current.slice(1))).toContain(
      '“availability-badge” is counted but no longer exists: run npm run mutate',
    );
  });

  it('below a bar are told in a sentence', () => {
    const code = { total: 100, killed: 94, refused: 0, survived: 6, equivalent: 0 };
    expect(missedBars(withBadge({ code }))).toContain(
      'Of 100 faults in the code of “availability-badge”, 94 are noticed; 95 % must be.',
    );
    const table = { total: 10, killed: 9, refused: 0, survived: 1 };
    expect(missedBars(withBadge({ table }))).toContain(
      'Faults in the table of “availability-badge” that nothing notices: 1; there must be none.',
    );
  });
});
