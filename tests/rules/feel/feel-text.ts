import { domainRange } from '#generator/rules/meaning/region.ts';
import { buildCellScope } from '#generator/rules/meaning/scope.ts';
import type { Cell } from '#model/rules/cell.ts';
import type { Domain } from '#model/rules/domain.ts';
import type { Fact } from '#model/rules/fact.ts';
import type { DecisionTable, Output } from '#model/rules/language.ts';

/** A table in FEEL, the expression language of decision tables; inputs, facts and parameters stand by their names. */
export interface FeelTable {
  /** Facts that FEEL can compute, in their order. */
  readonly facts: readonly { readonly name: string; readonly expression: string }[];
  /** Of each row the tests of its cells, and the expression of its output. */
  readonly rows: readonly {
    readonly tests: readonly { readonly name: string; readonly test: string }[];
    readonly output: string;
  }[];
}

const comparisons = { atMost: '<=', atLeast: '>=', below: '<', above: '>' } as const;

const word = (value: string | boolean | number): string =>
  typeof value === 'string' ? `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"` : String(value);

const unaryTest = (cell: Cell, domain: Domain): string => {
  if (cell.op === 'isNull') return 'null';
  if (cell.op === 'oneOf') return cell.values.map(word).join(', ');
  if (cell.op === 'between') return `[${cell.from}..${cell.to}]`;
  if (cell.op !== 'exactly') return `${comparisons[cell.op]} ${cell.bound}`;
  const isBound = domainRange(domain) !== null && typeof cell.value !== 'boolean';
  return isBound ? String(cell.value) : word(cell.value);
};

const outputExpression = (output: Output): string => {
  if (output === null) return 'null';
  if (typeof output !== 'object') return word(output);
  return 'parameter' in output ? output.parameter : output.copy;
};

/** Completed years; a birthday of 29 February counts as the 28th in a year without a leap day. */
const age = (birth = '', on = ''): string =>
  `${on}.year - ${birth}.year - (if ${birth} + duration("P" + string(${on}.year - ${birth}.year) + "Y") > ${on} then 1 else 0)`;

type Printed = (args: readonly string[], parameter: string) => string;

/** The operators of facts that FEEL has words for. */
const operators: Readonly<Record<string, Printed>> = {
  addMonths: ([from], parameter) => `${from} + duration("P" + string(${parameter}) + "M")`,
  addYears: ([from], parameter) => `${from} + duration("P" + string(${parameter}) + "Y")`,
  daysBetween: ([from, to]) => `(${to} - ${from}).days`,
  ageOn: ([birth, on]) => age(birth, on),
  isSunday: ([day]) => `${day}.weekday = 7`,
  sameDay: ([a, b]) => `${a} = ${b}`,
  known: ([value]) => `${value} != null`,
  difference: ([a, b]) => `${a} - ${b}`,
  product: ([a, b]) => `${a} * ${b}`,
  lessParameter: ([value], parameter) => `${value} - ${parameter}`,
  countCharacters: ([value]) => `string length(${value})`,
  hasOnlyDigits: ([value]) => `matches(${value}, "^[0-9]*$")`,
  hasOnlyZeros: ([value]) => `matches(${value}, "^0+$")`,
  startsWithZero: ([value]) => `starts with(${value}, "0")`,
};

const factExpression = ({ op, of, parameter = '' }: Fact): string | null => operators[op]?.(of, parameter) ?? null;

export const feelTable = ({ inputs, facts = {}, rows }: DecisionTable): FeelTable => {
  const { scope } = buildCellScope(inputs, facts);
  return {
    facts: Object.entries(facts).flatMap(([name, fact]) => {
      const expression = factExpression(fact);
      return expression === null ? [] : [{ name, expression }];
    }),
    rows: rows.map(({ when, output }) => ({
      tests: Object.entries(when).map(([name, cell]) => ({
        name,
        test: unaryTest(cell, scope[name] ?? { kind: 'text' }),
      })),
      output: outputExpression(output),
    })),
  };
};
