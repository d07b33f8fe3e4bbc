import { describe, expect, it } from 'vitest';
import { labelled } from '#model/localized-text.ts';
import { exactly } from '#model/rules/cell.ts';
import { boolean } from '#model/rules/domain.ts';
import { decisionTable, row, type Unused } from '#model/rules/language.ts';
import { countRows, reportRows } from './count-rows.ts';

const words = { pl: 'słowo', en: 'word' };
const reason: Unused = { ...words, register: 'C01' };

const lamp = (unused?: Unused) =>
  decisionTable({
    id: 'lamp',
    area: 'site',
    signedBy: 'owner',
    weight: 'convenience',
    title: words,
    sentence: words,
    source: { document: 'decision', section: '1', detail: words },
    inputs: { dark: labelled(words, boolean()) },
    outputs: boolean(),
    rows: [
      row({ id: 'night', ...words }, { dark: exactly(true) }, true),
      row({ id: 'day', ...words, ...(unused === undefined ? {} : { unused }) }, { dark: exactly(false) }, false),
    ],
    examples: [],
    assumptions: [],
  });

const taken = (...rows: readonly string[]) => new Map([['lamp', new Set(rows)]]);

describe('a row that only tests of rules take', () => {
  it('is dead', () => {
    const counts = countRows([lamp()], taken('night'));
    expect(counts).toEqual([{ rule: 'lamp', all: 2, taken: 1, dead: ['day'], alive: [] }]);
    expect(reportRows(counts)).toMatch(/lamp +1 \/ 2 {2}taken by nothing: day\n/);
  });

  it('is not when it says why, or when its rule does', () => {
    expect(countRows([lamp(reason)], taken('night'))[0]?.dead).toEqual([]);
    expect(countRows([{ ...lamp(), unused: reason }], new Map())[0]?.dead).toEqual([]);
  });

  it('may not say why when the product takes it after all', () => {
    expect(countRows([lamp(reason)], taken('night', 'day'))[0]?.alive).toEqual(['day']);
  });
});

it('closes with one line of figures', () => {
  expect(reportRows(countRows([lamp(reason)], taken('night')))).toContain(
    '1 of 2 rows of 1 rules were taken by the product; 1 say why not.',
  );
});
