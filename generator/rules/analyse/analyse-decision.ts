import type { Domain } from '#model/rules/domain.ts';
import type { DecisionTable } from '#model/rules/language.ts';
import type { RuleContext } from '../meaning/interpret.ts';
import { hasSeveralValuesOverTime } from '../meaning/parameter-value.ts';
import { domainWithoutNull, listedValuesOfDomain } from '../meaning/region.ts';
import {
  buildRegionGrid,
  compileRowTests,
  countGridCases,
  mostCases,
  type RegionGrid,
} from '../meaning/region-grid.ts';
import { daysToAnalyse, ruleParameters } from '../meaning/rule-parameters.ts';
import { buildCellScope, namesBehindFact, type Scope, type ScopeFault } from '../meaning/scope.ts';
import { analyseCells, analyseRowOutput } from './analyse-cells.ts';
import { findingsForGaps, measureRowCoverage } from './analyse-coverage.ts';
import { analyseDecisionExamples } from './analyse-examples.ts';
import { findMergeableRows, findOverlappingRows } from './analyse-row-pairs.ts';
import type { RuleFinding, RulePath } from './rule-finding.ts';

export const findingOfScopeFault = (path: RulePath, { fact, unknown, found }: ScopeFault): RuleFinding => ({
  code: unknown ? 'rule-unknown-name' : 'rule-undecidable',
  path: [...path, 'facts', fact],
  found,
  expected: 'A fact is an operator of the closed list over inputs and earlier facts.',
  remedy: 'Correct the operator or its arguments.',
});

/** Findings for ids that occur twice among the rows. */
export const findDuplicateRowIds = (path: RulePath, rows: readonly { readonly id: string }[]): readonly RuleFinding[] =>
  rows.flatMap(({ id }, index) =>
    rows.findIndex((other) => other.id === id) === index
      ? []
      : [
          {
            code: 'rule-duplicate-id',
            path: [...path, 'rows', index],
            found: `The row id “${id}” occurs twice.`,
            expected: 'Every row has an id of its own.',
            remedy: 'Rename one of the rows.',
          },
        ],
  );

/** Findings for inputs that no row tests or copies, and for unused facts. */
const unusedNames = (path: RulePath, table: DecisionTable): readonly RuleFinding[] => {
  const direct = table.rows.flatMap(({ when, output }) => [
    ...Object.entries(when).map(([name]) => name),
    ...(output !== null && typeof output === 'object' && 'copy' in output ? [output.copy] : []),
  ]);
  const named = [...direct, ...(table.effectiveOn === undefined ? [] : [table.effectiveOn])];
  const used = new Set([...named, ...named.flatMap((name) => namesBehindFact(name, table.facts ?? {}))]);
  const places: [string, string][] = [
    ...Object.keys(table.inputs).map((name): [string, string] => ['inputs', name]),
    ...Object.keys(table.facts ?? {}).map((name): [string, string] => ['facts', name]),
  ];
  return places
    .filter(([, name]) => !used.has(name))
    .map(([where, name]) => ({
      code: 'rule-unused-input',
      path: [...path, where, name],
      found: `“${name}” decides no case.`,
      expected: 'Every input and fact decides at least one case.',
      remedy: 'Delete it, or use it in a row.',
    }));
};

const unreachableOutputs = (
  path: RulePath,
  table: DecisionTable,
  counts: readonly number[],
): readonly RuleFinding[] => {
  const copies = table.rows.some(({ output }) => output !== null && typeof output === 'object');
  const given = table.rows.filter((_, index) => (counts[index] ?? 0) > 0).map(({ output }) => output);
  if (copies || domainWithoutNull(table.outputs).kind === 'text') return [];
  return (listedValuesOfDomain(table.outputs) ?? [])
    .filter((word) => !given.includes(word))
    .map((word) => ({
      code: 'rule-unreachable-output',
      path: [...path, 'outputs'],
      found: `No row has the output “${String(word)}”.`,
      expected: 'Every value of the output domain is the result of some row.',
      remedy: 'Add a row with this output, or delete the value from the domain.',
      counterexample: String(word),
    }));
};

const ownDomain = (scope: Scope, name: string): Domain | undefined =>
  Object.hasOwn(scope, name) ? scope[name] : undefined;

type DayFinding = Pick<RuleFinding, 'code' | 'found'> & Partial<RuleFinding>;

const dayFinding = (path: RulePath, finding: DayFinding): RuleFinding => ({
  path,
  expected: 'A rule that reads a number with several values over time names its day in `effectiveOn`.',
  remedy: 'Name the input or fact that says which day’s values apply.',
  ...finding,
});

/** Findings for numbers that change over time and are read by a rule without a day of its own. */
const withoutDay = (path: RulePath, table: DecisionTable, { parameters }: RuleContext): readonly RuleFinding[] =>
  ruleParameters(table)
    .filter((id) => hasSeveralValuesOverTime(parameters, id))
    .map((id) =>
      dayFinding(path, {
        code: 'parameter-needs-day',
        found: `The parameter “${id}” has several values over time, and the rule does not say on which day it is read.`,
        remedy:
          'Name the input or fact that says which day’s values apply. If the rule has no such day, add one as an input, or keep a single value: that of the edition’s day.',
        counterexample: id,
      }),
    );

/** Findings for facts that read a number that changes over time before the day itself is computed. */
const beforeDay = (path: RulePath, table: DecisionTable, { parameters }: RuleContext): readonly RuleFinding[] => {
  const day = table.effectiveOn ?? '';
  const facts = table.facts ?? {};
  const behind = new Set([day, ...namesBehindFact(day, facts)]);
  const names = Object.keys(facts);
  return names.slice(0, names.indexOf(day) + 1).flatMap((name): readonly RuleFinding[] => {
    const id = facts[name]?.parameter;
    if (id === undefined || (behind.has(name) && !hasSeveralValuesOverTime(parameters, id))) return [];
    return [
      dayFinding([...path, 'facts', name], {
        code: 'parameter-needs-day',
        found: `The fact “${name}” reads “${id}” before the day “${day}” is known, on which the value depends.`,
        expected: 'Facts that read a number follow the day of the rule, which depends on no number that changes.',
        remedy: name === day ? 'Let the rule read its numbers on another day.' : `Move “${name}” below “${day}”.`,
        counterexample: id,
      }),
    ];
  });
};

const needsDay = (path: RulePath, table: DecisionTable, around: RuleContext): readonly RuleFinding[] => {
  const { effectiveOn } = table;
  if (effectiveOn === undefined) return withoutDay(path, table, around);
  const domain = ownDomain(buildCellScope(table.inputs, table.facts).scope, effectiveOn);
  if (domain?.kind === 'day') return beforeDay(path, table, around);
  return [
    dayFinding([...path, 'effectiveOn'], {
      code: domain === undefined ? 'rule-unknown-name' : 'parameter-needs-day',
      found:
        domain === undefined
          ? `“${effectiveOn}”, the day of the rule, is no input and no fact.`
          : `“${effectiveOn}”, the day of the rule, is not a day that is always known.`,
      remedy: 'Name an input or a fact that is a day and never null.',
    }),
  ];
};

const tooManyCases = (path: RulePath, count: number): RuleFinding => ({
  code: 'rule-undecidable',
  path,
  found: `The rule has ${count} cases to enumerate.`,
  expected: `At most ${mostCases} cases.`,
  remedy: 'Split the rule, or derive fewer facts.',
});

const prepared = (table: DecisionTable, day: number, { parameters }: RuleContext) => {
  const { scope } = buildCellScope(table.inputs, table.facts);
  const tests = table.rows.map(({ when }) =>
    compileRowTests(when, scope, { parameters, day, facts: table.facts ?? {} }),
  );
  return buildRegionGrid(tests, scope);
};

const casesFindings = (path: RulePath, table: DecisionTable, cases: RegionGrid) => {
  const count = countGridCases(cases);
  if (count > mostCases) return [tooManyCases(path, count)];
  const coverage = measureRowCoverage(cases);
  return [
    ...findingsForGaps(path, cases, coverage.gaps),
    ...findOverlappingRows(path, table.rows, { prepared: cases, coverage }),
    ...findMergeableRows(path, table.rows, cases),
    ...unreachableOutputs(path, table, coverage.caseCounts),
  ];
};

const onOneDay = (
  path: RulePath,
  table: DecisionTable,
  { day, around }: { readonly day: number; readonly around: RuleContext },
): readonly RuleFinding[] => {
  const { scope, faults } = buildCellScope(table.inputs, table.facts);
  const context = { scope, parameters: around.parameters, day };
  const static_ = [
    ...faults.map((fault) => findingOfScopeFault(path, fault)),
    ...table.rows.flatMap(({ when, output }, index) => [
      ...analyseCells([...path, 'rows', index, 'when'], when, context),
      ...analyseRowOutput([...path, 'rows', index, 'output'], { output, domain: table.outputs }, context),
    ]),
  ];
  return static_.some(({ code }) => code !== 'rule-number-literal')
    ? static_
    : [...static_, ...casesFindings(path, table, prepared(table, day, around))];
};

const withoutRepetition = (findings: readonly RuleFinding[]): readonly RuleFinding[] => [
  ...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values(),
];

/** Analyses one decision table, for every period in which the parameters that it reads keep their values. */
export const analyseDecision = (path: RulePath, table: DecisionTable, around: RuleContext): readonly RuleFinding[] => {
  const days = daysToAnalyse(table, around.parameters, around.editionDay);
  const perDay = withoutRepetition(days.flatMap((day) => onOneDay(path, table, { day, around })));
  const always = [
    ...findDuplicateRowIds(path, table.rows),
    ...unusedNames(path, table),
    ...needsDay(path, table, around),
  ];
  const cannotRun = [...perDay, ...always].some(
    ({ code }) => code === 'rule-unknown-name' || code === 'rule-undecidable' || code === 'parameter-needs-day',
  );
  const outside = perDay.filter(({ code }) => code === 'rule-row-outside-domain');
  const isReachable = (row: RulePath): boolean =>
    !outside.some((one) => row.every((step, index) => step === one.path[index]));
  const examples = cannotRun ? [] : analyseDecisionExamples(path, table, around);
  return [
    ...perDay,
    ...always,
    ...examples.filter((one) => one.code !== 'rule-row-without-example' || isReachable(one.path)),
  ];
};
