import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { planClauseMatrix } from '#generator/command/subcommands/clause-matrix.ts';
import { model } from '#model/index.ts';
import type { Model } from '#model/schema/model.ts';
import { readCoveringTests } from '../../scripts/verify/covering-tests.ts';

const claims = readCoveringTests(path.resolve(import.meta.dirname, '../..'));
const problemsWith = (whole: Model, covered = claims): readonly string[] =>
  planClauseMatrix(whole, whole, covered).problems;
const without = (claim: string) => Object.fromEntries(Object.entries(claims).filter(([id]) => id !== claim));

describe('every claim is covered', () => {
  it('among the tests: each clause, each departure and each tag that the register names', () => {
    expect(problemsWith(model)).toEqual([]);
  });

  it('and the model cites every clause or departs from it', () => {
    const { clauses } = planClauseMatrix(model, model, claims);
    expect(clauses.length).toBeGreaterThan(200);
    expect(clauses.filter(({ facts, deviations }) => facts.length + deviations.length === 0)).toEqual([]);
    expect(clauses.find(({ id }) => id === '4.20')?.facts).toContain('rules.availability-badge');
  });

  it.each([
    ['a clause', '1.8', "No test covers clause 1.8: tag an existing test with covers('1.8'), or write one."],
    ['a departure', 'C25', 'No test covers C25, the register entry that departs from clause 5.9.'],
    ['a tag of the register', 'C94', 'The register lists the tag @C94, but no test has it.'],
  ])('and a test reports when %s has none', (_, claim, sentence) => {
    expect(problemsWith(model, without(claim))).toContain(sentence);
  });

  it('and an unknown tag is reported', () => {
    expect(problemsWith(model, { ...claims, C999: ['tests/a.test.ts'] })).toContain(
      'A test has the tag @C999, which is neither a clause nor a register entry.',
    );
  });
});
