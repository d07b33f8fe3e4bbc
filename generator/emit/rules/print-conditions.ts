import type { Cell, Cells } from '#model/rules/cell.ts';
import type { Domain } from '#model/rules/domain.ts';
import type { Fact } from '#model/rules/fact.ts';
import { printStringLiteral } from '../../print/literal.ts';
import { operators } from '../../rules/meaning/operators/operators.ts';
import { domainRange, isNullableDomain } from '../../rules/meaning/region.ts';
import type { Scope } from '../../rules/meaning/scope.ts';

/** The text of a parameter in generated code: `parameters.x`, or `parameterOn(timeLines.x, day)` if its value depends on a day. */
export type ParameterText = (id: string) => string;

const valueText = (value: string | boolean | number): string =>
  typeof value === 'string' ? printStringLiteral(value) : String(value);

const oneOfText = (name: string, values: readonly (string | boolean)[]): string => {
  const tests = values.map((value) => `${name} === ${valueText(value)}`);
  return tests.length === 1 ? tests.join('') : `(${tests.join(' || ')})`;
};

/** The comparison operators, the same in TypeScript and FEEL. */
export const comparisons = { atMost: '<=', atLeast: '>=', below: '<', above: '>' } as const;

const cellTests = (
  { name, cell, domain }: { readonly name: string; readonly cell: Cell; readonly domain: Domain },
  parameterText: ParameterText,
): readonly string[] => {
  const bound = (value: number | string) => (typeof value === 'number' ? String(value) : parameterText(value));
  switch (cell.op) {
    case 'isNull':
      return [`${name} === null`];
    case 'oneOf':
      return [oneOfText(name, cell.values)];
    case 'exactly': {
      const isBound = domainRange(domain) !== null && typeof cell.value !== 'boolean';
      return [`${name} === ${isBound ? bound(cell.value) : valueText(cell.value)}`];
    }
    case 'between':
      return [`${name} >= ${bound(cell.from)}`, `${name} <= ${bound(cell.to)}`];
    default:
      return [`${name} ${comparisons[cell.op]} ${bound(cell.bound)}`];
  }
};

const needsNullTest = (cell: Cell, domain: Domain): boolean =>
  isNullableDomain(domain) && domainRange(domain) !== null && cell.op !== 'isNull';

/** The cells of a row as the parts of a condition, in the order of the row. Names in `notNull` need no test for null. */
export const printConditionParts = (
  when: Cells,
  scope: Scope,
  parameterText: ParameterText,
  notNull: ReadonlySet<string> = new Set(),
): readonly string[] =>
  Object.entries(when).flatMap(([name, cell]) => {
    const domain = scope[name];
    if (domain === undefined) return [];
    const tests = cellTests({ name, cell, domain }, parameterText);
    return needsNullTest(cell, domain) && !notNull.has(name) ? [`${name} !== null`, ...tests] : tests;
  });

const factExpression = (fact: Fact, parameterText: ParameterText): string => {
  const operator = operators[fact.op];
  const parameter = fact.parameter === undefined ? '' : parameterText(fact.parameter);
  if (operator?.print !== undefined) return operator.print(fact.of, parameter);
  return `${fact.op}(${[...fact.of, parameter].filter((text) => text !== '').join(', ')})`;
};

/** The statement that computes a fact; the fact is null if an argument is null. */
export const printFactStatement = (
  name: string,
  fact: Fact,
  { scope, parameterText }: { readonly scope: Scope; readonly parameterText: ParameterText },
): string => {
  const expression = factExpression(fact, parameterText);
  const nulls =
    fact.op === 'known' ? [] : fact.of.filter((argument) => isNullableDomain(scope[argument] ?? { kind: 'text' }));
  const guard = nulls.map((argument) => `${argument} === null`).join(' || ');
  return `const ${name} = ${guard === '' ? expression : `${guard} ? null : ${expression}`};`;
};

/** The functions of src/domain that facts call, by module, with the tables that are passed to them, in code unit order. */
export const importsForFacts = (
  facts: readonly Fact[],
): readonly { readonly from: string; readonly names: readonly string[] }[] => {
  const used = facts.flatMap(({ op }) => {
    const module = operators[op]?.module;
    return module === null || module === undefined ? [] : [{ module, op }];
  });
  const modules = [...new Set(used.map(({ module }) => module))].toSorted();
  const tables = new Map(facts.flatMap(({ op }) => operators[op]?.reads ?? []).map(({ file, name }) => [file, name]));
  return [
    ...modules.map((module) => ({
      from: `#domain/${module}.ts`,
      names: [...new Set(used.flatMap((entry) => (entry.module === module ? [entry.op] : [])))].toSorted(),
    })),
    ...[...tables].map(([file, name]) => ({ from: `#generated/data/${file}.ts`, names: [name] })),
  ];
};
