import { describe, expect, it } from 'vitest';
import { analyseRules } from '#generator/rules/analyse/analyse.ts';
import { above, atLeast, atMost, below, type Cell, exactly, isNull } from '#model/rules/cell.ts';
import { boolean, civilDate, type Domain, integer, length, nullable, text } from '#model/rules/domain.ts';
import { addMonths, countCharacters, daysBetween } from '#model/rules/fact.ts';
import type { DecisionTable, Example, Row, Rule } from '#model/rules/language.ts';
import { clause } from '#model/source.ts';
import { rulesInput } from '../emitted-rules.ts';
import { plain, plainOneOf, plainRow } from '../plain-texts.ts';
import { stockLevel, stockNumbers } from '../samples/stock-level.ts';

const { editionDate } = rulesInput;
const parameters = { ...rulesInput.parameters, ...stockNumbers };
const analyse = (...rules: readonly Rule[]) => analyseRules({ rules, parameters, editionDate });
const codesOf = (...rules: readonly Rule[]) => analyse(...rules).map(({ code }) => code);

const withRows = (table: DecisionTable, rows: readonly Row[]): DecisionTable => ({ ...table, rows, examples: [] });
const changed = (table: DecisionTable, id: string, change: (old: Row) => Row): DecisionTable =>
  withRows(
    table,
    table.rows.map((one) => (one.id === id ? change(one) : one)),
  );

const some: Cell = { op: 'between', from: 'lastItem', to: 'severalTo' };
const many: Cell = { op: 'above', bound: 'severalTo' };

const exampleOf = (n: number, output: string): Example => ({ inputs: { n }, output });

const small = (part: Partial<DecisionTable>): DecisionTable => ({
  kind: 'decision',
  id: 'small',
  area: 'site',
  title: { pl: 'x', en: 'x' },
  sentence: { pl: 'x', en: 'x' },
  source: clause('4.1'),
  inputs: { n: plain(integer()) },
  outputs: plainOneOf('low', 'high'),
  rows: [plainRow('low', { n: atMost(0) }, 'low'), plainRow('high', { n: above(0) }, 'high')],
  examples: [exampleOf(0, 'low'), exampleOf(1, 'high'), exampleOf(11, 'high')],
  assumptions: [],
  signedBy: 'owner',
  weight: 'oneOrder',
  ...part,
});

describe('the rules of the model', () => {
  it('have no finding', () => {
    expect(analyseRules(rulesInput)).toEqual([]);
  });
});

describe('a decision table', () => {
  it('without the row 2..4 is refused with these numbers as the witness', () => {
    const findings = analyse(
      withRows(
        stockLevel,
        stockLevel.rows.filter(({ id }) => id !== 'few'),
      ),
    );
    expect(findings).toContainEqual(
      expect.objectContaining({ code: 'rule-gap', path: ['rules', 0], counterexample: 'items = 2..4' }),
    );
  });

  it('with 4..10 in place of 5..10 overlaps at 4', () => {
    const overlapping = changed(stockLevel, 'several', (old) => ({
      ...old,
      when: { items: { op: 'between', from: 'fewTo', to: 'severalTo' } },
    }));
    expect(analyse(overlapping)).toContainEqual(
      expect.objectContaining({
        code: 'rule-overlap',
        path: ['rules', 0, 'rows', 4],
        counterexample: 'items = 4',
      }),
    );
  });

  it('has no gap between discrete neighbours, and one where a bound is missed', () => {
    expect(
      codesOf(
        small({
          rows: [plainRow('low', { n: below(0) }, 'low'), plainRow('high', { n: atLeast(0) }, 'high')],
          examples: [exampleOf(-1, 'low'), exampleOf(0, 'high')],
        }),
      ),
    ).toEqual([]);
    const [gap] = analyse(
      small({
        rows: [plainRow('low', { n: below(0) }, 'low'), plainRow('high', { n: above(0) }, 'high')],
        examples: [],
      }),
    );
    expect(gap).toMatchObject({ code: 'rule-gap', counterexample: 'n = 0' });
  });

  it('reports rows that are equal, contained, mergeable or repeat an id', () => {
    const [low, high] = small({}).rows;
    if (low === undefined || high === undefined) throw new Error('The small table has two rows.');
    expect(codesOf(small({ rows: [low, high, { ...high, id: 'again' }] }))).toContain('rule-duplicate-row');
    expect(codesOf(small({ rows: [low, high, plainRow('part', { n: many }, 'low')] }))).toContain('rule-subsumed-row');
    expect(
      codesOf(
        small({
          rows: [low, plainRow('some', { n: some }, 'high'), plainRow('many', { n: many }, 'high')],
        }),
      ),
    ).toEqual(['rule-mergeable-rows']);
    expect(codesOf(small({ rows: [low, { ...high, id: 'low' }] }))).toEqual(['rule-duplicate-id']);
  });

  it('accepts mergeable rows with a reason', () => {
    const rows: Row[] = [
      plainRow('low', { n: atMost(0) }, 'low'),
      {
        ...plainRow('some', { n: some }, 'high'),
        keptApart: 'shown in another colour',
      },
      plainRow('many', { n: many }, 'high'),
    ];
    expect(codesOf(small({ rows }))).toEqual([]);
  });

  it('reports outputs without a row and inputs that decide no case', () => {
    expect(codesOf(small({ outputs: plainOneOf('low', 'high', 'never') }))).toEqual(['rule-unreachable-output']);
    expect(
      analyse(
        small({
          inputs: { n: plain(integer()), idle: plain(boolean()) },
          examples: [
            { inputs: { n: 0, idle: true }, output: 'low' },
            { inputs: { n: 1, idle: true }, output: 'high' },
          ],
        }),
      ),
    ).toEqual([expect.objectContaining({ code: 'rule-unused-input', path: ['rules', 0, 'inputs', 'idle'] })]);
  });

  it('reports cells and outputs outside their domains', () => {
    expect(
      codesOf(
        small({
          inputs: { n: plain(length()) },
          rows: [plainRow('low', { n: below(0) }, 'low'), plainRow('high', { n: atLeast(0) }, 'high')],
        }),
      ),
    ).toContain('rule-row-outside-domain');
    const mistyped = small({
      inputs: { n: plain(plainOneOf('a', 'b')) },
      rows: [plainRow('low', { n: exactly('c') }, 'low')],
    });
    expect(codesOf(mistyped)).toContain('rule-row-outside-domain');
    expect(codesOf(mistyped)).not.toContain('rule-row-without-example');
    expect(codesOf(small({ rows: [plainRow('low', { n: isNull }, 'low')] }))).toContain('rule-row-outside-domain');
    expect(codesOf(small({ rows: [plainRow('low', {}, 'lowest')] }))).toContain('rule-output-outside-domain');
  });

  it('refuses a number that is no parameter, and an unknown name', () => {
    const literal = plainRow('low', { n: { op: 'atMost', bound: 3 } }, 'low');
    const examples = [exampleOf(3, 'low'), exampleOf(4, 'high')];
    const rows = [literal, plainRow('high', { n: { op: 'above', bound: 3 } }, 'high')];
    expect(codesOf(small({ rows, examples }))).toEqual(['rule-number-literal', 'rule-number-literal']);
    expect(codesOf(small({ rows: [{ ...literal, when: { n: { op: 'atMost', bound: 'nothing' } } }] }))).toContain(
      'rule-unknown-name',
    );
    expect(codesOf(small({ rows: [{ ...literal, when: { m: plain({ op: 'isNull' }) } }] }))).toContain(
      'rule-unknown-name',
    );
  });

  it('is reported as an error when it cannot be analysed, never skipped', () => {
    const onText = small({
      inputs: { n: plain(text()) },
      rows: [plainRow('low', { n: exactly('a') }, 'low'), plainRow('high', {}, 'high')],
    });
    expect(codesOf(onText)).toContain('rule-undecidable');
    const wide = Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`b${index}`, plain(boolean())]));
    const rows = [plainRow('low', Object.fromEntries(Object.keys(wide).map((name) => [name, exactly(true)])), 'low')];
    expect(codesOf(small({ inputs: wide, rows, examples: [] }))).toContain('rule-undecidable');
    expect(codesOf(small({ facts: { far: plain({ op: 'countCharacters', of: ['n'] }) } }))).toContain(
      'rule-undecidable',
    );
    expect(codesOf(small({ facts: { far: plain({ op: 'guess', of: ['n'] }) } }))).toContain('rule-unknown-name');
    expect(
      codesOf(
        small({
          inputs: { n: plain(civilDate()) },
          facts: { m: plain({ op: 'addMonths', of: ['n'] }) },
        }),
      ),
    ).toContain('rule-undecidable');
  });

  it('is refused when a hand-written example contradicts it, or when it has none', () => {
    const wrong = { inputs: { items: 0 }, output: 'one' };
    expect(analyse({ ...stockLevel, examples: [wrong, ...stockLevel.examples] })).toEqual([
      expect.objectContaining({
        code: 'rule-example-contradicted',
        path: ['rules', 0, 'examples', 0],
        counterexample: 'items = 0',
      }),
    ]);
    expect(codesOf({ ...stockLevel, examples: [] })).toEqual(['rule-example-missing']);
  });

  it('is refused when a row has no example, at the row', () => {
    expect(analyse(small({ examples: [exampleOf(1, 'high')] }))).toEqual([
      expect.objectContaining({ code: 'rule-row-without-example', path: ['rules', 0, 'rows', 0] }),
    ]);
  });

  it('covers null, dates and derived facts', () => {
    const table = small({
      inputs: { from: plain(civilDate()), to: plain(nullable(civilDate())), name: plain(text()) },
      facts: {
        later: plain(addMonths('from', 'recertificationWindowMonths')),
        days: plain(daysBetween('later', 'to')),
        size: plain(countCharacters('name')),
      },
      rows: [plainRow('low', { days: isNull }, 'low'), plainRow('high', { days: atMost(0), size: above(0) }, 'high')],
      examples: [],
    });
    expect(
      analyse(table)
        .filter(({ code }) => code === 'rule-gap')
        .map(({ counterexample }) => counterexample),
    ).toEqual(['days = 0 or less, size = 0', 'days = 1 or more']);
  });
});

describe('an input that another rule gives', () => {
  const giver = small({ id: 'giver' });
  const reads = (domain: Domain, givenBy: DecisionTable['givenBy'] & {}) =>
    codesOf(giver, small({ inputs: { n: plain(integer()), word: plain(domain) }, givenBy })).filter(
      (code) => code !== 'rule-unused-input' && code !== 'rule-example-contradicted',
    );

  it('has a domain that includes the result, or names results that the rule has', () => {
    expect(reads(giver.outputs, { word: { rule: 'giver' } })).toEqual([]);
    expect(reads(boolean(), { word: { rule: 'giver', among: ['low'] } })).toEqual([]);
    expect(reads(boolean(), { word: { rule: 'giver' } })).toEqual(['rule-output-outside-domain']);
    expect(reads(giver.outputs, { word: { rule: 'giver', among: ['low'] } })).toEqual(['rule-output-outside-domain']);
    expect(reads(plainOneOf('low'), { word: { rule: 'giver' } })).toEqual(['rule-output-outside-domain']);
  });

  it('names an input, a rule and results that exist', () => {
    expect(reads(boolean(), { nothing: { rule: 'giver', among: ['low'] } })).toEqual(['rule-unknown-name']);
    expect(reads(boolean(), { word: { rule: 'nobody', among: ['low'] } })).toEqual(['rule-unknown-name']);
    expect(reads(boolean(), { word: { rule: 'giver', among: ['middle'] } })).toEqual(['rule-unknown-name']);
  });
});
