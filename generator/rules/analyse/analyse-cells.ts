import type { Cell, Cells } from '#model/rules/cell.ts';
import type { Domain } from '#model/rules/domain.ts';
import type { Output } from '#model/rules/language.ts';
import { cellBounds, compileCellTest } from '../meaning/cell-test.ts';
import type { Parameters } from '../meaning/parameter-value.ts';
import { parameterValueById } from '../meaning/parameter-value.ts';
import {
  cutDomainIntoRegions,
  domainRange,
  domainWithoutNull,
  isNullableDomain,
  listedValuesOfDomain,
  passesTest,
  sampleValueOfRegion,
  type Test,
} from '../meaning/region.ts';
import type { Scope } from '../meaning/scope.ts';
import type { RuleFinding, RulePath } from './rule-finding.ts';

export interface CellContext {
  readonly scope: Scope;
  readonly parameters: Parameters;
  readonly day: number;
}

const unknownName = (path: RulePath, name: string): RuleFinding => ({
  code: 'rule-unknown-name',
  path,
  found: `“${name}” is not known here.`,
  expected: 'Cells name inputs and facts of the rule; bounds name parameters.',
  remedy: 'Correct the name, or declare it.',
});

const boundFindings = (
  path: RulePath,
  { cell, domain }: { readonly cell: Cell; readonly domain: Domain },
  parameters: Parameters,
): readonly RuleFinding[] =>
  cellBounds(cell, domain).flatMap((bound): readonly RuleFinding[] => {
    if (typeof bound === 'string') return Object.hasOwn(parameters, bound) ? [] : [unknownName(path, bound)];
    if (bound === 0) return [];
    return [
      {
        code: 'rule-number-literal',
        path,
        found: `A cell contains the number ${bound}.`,
        expected: 'Every number but zero is a parameter with a name, a date and a source.',
        remedy: 'Add it to the parameters and name it here.',
      },
    ];
  });

const undecidable = (path: RulePath, found: string): RuleFinding => ({
  code: 'rule-undecidable',
  path,
  found,
  expected: 'Every cell can be decided from its domain.',
  remedy: 'Test a derived fact of the value instead.',
});

const outside = (path: RulePath, cell: Cell, domain: Domain): RuleFinding => ({
  code: 'rule-row-outside-domain',
  path,
  found: `The cell “${cell.op}” asks for values that its domain (${domain.kind}) does not have.`,
  expected: 'The values of every cell belong to the domain of its input.',
  remedy: 'Correct the cell, or widen the domain.',
});

/** Whether every value that a test names belongs to the domain, and a range is not empty. */
const liesWithin = (test: Test, domain: Domain): boolean => {
  if (test.kind === 'values')
    return test.values.every((value) => listedValuesOfDomain(domain)?.includes(value) === true);
  if (test.kind !== 'range') return isNullableDomain(domain);
  const ends = domainRange(domain);
  const named = [test.from, test.to].filter((bound) => Number.isFinite(bound));
  return ends !== null && test.from <= test.to && named.every((bound) => ends.from <= bound && bound <= ends.to);
};

const cellFindings = (
  path: RulePath,
  { cell, domain }: { readonly cell: Cell; readonly domain: Domain },
  context: CellContext,
): readonly RuleFinding[] => {
  const faults = boundFindings(path, { cell, domain }, context.parameters);
  if (faults.some(({ code }) => code === 'rule-unknown-name')) return faults;
  const isUnordered = listedValuesOfDomain(domain) === null && domainRange(domain) === null;
  if (isUnordered && cell.op !== 'isNull')
    return [...faults, undecidable(path, `A cell cannot test a ${domainWithoutNull(domain).kind}.`)];
  const lookup = (bound: number | string) =>
    typeof bound === 'number' ? bound : parameterValueById(context.parameters, bound, context.day);
  const test = compileCellTest(cell, domain, lookup);
  if (test === null) return faults.length > 0 ? faults : [undecidable(path, 'A bound of the cell has no value.')];
  const isEmpty = !cutDomainIntoRegions(domain, [test]).some((region) => passesTest(test, sampleValueOfRegion(region)));
  return isEmpty || !liesWithin(test, domain) ? [...faults, outside(path, cell, domain)] : faults;
};

/** Checks each cell of a row on its own: names, bounds, domain. */
export const analyseCells = (path: RulePath, when: Cells, context: CellContext): readonly RuleFinding[] =>
  Object.entries(when).flatMap(([name, cell]) => {
    const domain = Object.hasOwn(context.scope, name) ? context.scope[name] : undefined;
    return domain === undefined
      ? [unknownName([...path, name], name)]
      : cellFindings([...path, name], { cell, domain }, context);
  });

const literalBelongs = (output: string | boolean | number, domain: Domain): boolean => {
  const words = listedValuesOfDomain(domain);
  if (words !== null) return words.includes(typeof output === 'number' ? '' : output);
  const ends = domainRange(domain);
  if (ends !== null) return typeof output === 'number' && ends.from <= output && output <= ends.to;
  return typeof output === 'string';
};

/** Checks that a row's output belongs to the output domain. */
export const analyseRowOutput = (
  path: RulePath,
  { output, domain }: { readonly output: Output; readonly domain: Domain },
  context: CellContext,
): readonly RuleFinding[] => {
  if (output !== null && typeof output === 'object') {
    if ('parameter' in output)
      return Object.hasOwn(context.parameters, output.parameter) ? [] : [unknownName(path, output.parameter)];
    return Object.hasOwn(context.scope, output.copy) ? [] : [unknownName(path, output.copy)];
  }
  if (output === null ? isNullableDomain(domain) : literalBelongs(output, domain)) return [];
  return [
    {
      code: 'rule-output-outside-domain',
      path,
      found: `The output ${String(output)} does not belong to the output domain.`,
      expected: 'Every output is a value of the output domain.',
      remedy: 'Correct the output, or add it to the domain.',
    },
  ];
};
