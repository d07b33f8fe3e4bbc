import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { gatherEvidence } from '#audit/build/gather-evidence.ts';
import { planClauseMatrix } from '#generator/command/subcommands/clause-matrix.ts';
import { model } from '#model/index.ts';
import type { Model } from '#model/schema/model.ts';

const root = path.resolve(import.meta.dirname, '../..');
const evidence = gatherEvidence(
  root,
  model.rules.map(({ id }) => id),
  0,
);
const problemsWith = (whole: Model, claims = evidence.claims): readonly string[] =>
  planClauseMatrix(whole, whole, { ...evidence, claims }).problems;
const without = (claim: string) => Object.fromEntries(Object.entries(evidence.claims).filter(([id]) => id !== claim));

describe('every claim is covered', () => {
  it('among the tests: each clause, each departure and each tag that the register names', () => {
    expect(problemsWith(model)).toEqual([]);
  });

  it('and the model cites every clause or departs from it', () => {
    const { clauses } = planClauseMatrix(model, model, evidence);
    expect(clauses.length).toBeGreaterThan(200);
    expect(clauses.filter(({ facts, deviations }) => facts.length + deviations.length === 0)).toEqual([]);
  });

  it.each([
    ['a clause', '1.8', "No test covers clause 1.8: tag one with covers('1.8'), or write it."],
    ['a departure', 'C25', 'No test covers C25, by which the product departs from clause 5.9.'],
    ['a tag of the register', 'C94', 'The register says that tests with the tag @C94 cover it, and no test has it.'],
  ])('and it is missed where %s has none', (_, claim, sentence) => {
    expect(problemsWith(model, without(claim))).toContain(sentence);
  });

  it('and a tag that nothing claims is named', () => {
    expect(problemsWith(model, { ...evidence.claims, C999: [{ file: 'tests/a.test.ts', test: 'a' }] })).toContain(
      'A test has the tag @C999, and neither a clause nor an entry of the register is called C999.',
    );
  });

  it('in code of the product as well, where a clause is carried by a rule or a number', () => {
    const { clauses } = planClauseMatrix(model, model, evidence);
    const badge = clauses.find(({ id }) => id === '4.20');
    expect(badge?.facts).toContain('rules.availability-badge');
    expect(badge?.code.some((file) => file.startsWith('src/site/'))).toBe(true);
  });
});
