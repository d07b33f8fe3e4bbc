import type { Domain } from '#model/rules/domain.ts';
import type { DecisionTable } from '#model/rules/language.ts';
import { sourceLine } from '../../print/source-line.ts';
import type { RuleContext } from '../../rules/meaning/interpret.ts';
import { parameterOn } from '../../rules/meaning/parameter-value.ts';
import { namesBehind, scopeOf } from '../../rules/meaning/scope.ts';
import type { GeneratedFile } from '../generated-file.ts';
import { factExpression, feelType, outputExpression, type ParameterValue, unaryTest } from './feel-text.ts';
import { type Element, markup } from './xml-text.ts';

/** A node of the decision's diagram: a value that is given, a fact that is computed, or the table. */
interface Node {
  readonly id: string;
  readonly name: string;
  readonly domain: Domain;
  /** Null for a value that is given. */
  readonly expression: string | null;
  readonly reads: readonly string[];
  readonly note?: string;
}

const element = (
  tag: string,
  attributes: Readonly<Record<string, string>>,
  content: string | readonly Element[] = [],
): Element => ({ tag, attributes, content });

/** The names that the table tests or gives. */
const testedNames = (table: DecisionTable): readonly string[] => {
  const names = table.rows.flatMap(({ when, output }) => [
    ...Object.keys(when),
    ...(output !== null && typeof output === 'object' && 'copy' in output ? [output.copy] : []),
  ]);
  return Object.keys(scopeOf(table.inputs, table.facts).scope).filter((name) => names.includes(name));
};

/** Inputs and facts that the table needs. A fact without words in FEEL is given from outside; what only it reads is left out. */
const nodesOf = (table: DecisionTable, parameterValue: ParameterValue): readonly Node[] => {
  const facts = table.facts ?? {};
  const { scope } = scopeOf(table.inputs, facts);
  const expressions = Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, factExpression(fact, parameterValue)]),
  );
  const spoken = Object.fromEntries(Object.entries(facts).filter(([name]) => expressions[name] !== null));
  const tested = testedNames(table);
  const needed = new Set([...tested, ...tested.flatMap((name) => namesBehind(name, spoken))]);
  return Object.entries(scope)
    .filter(([name]) => needed.has(name))
    .map(([name, domain]) => {
      const expression = expressions[name] ?? null;
      const fact = facts[name];
      const isGivenFact = fact !== undefined && expression === null;
      return {
        id: `${table.id}-${name}`,
        name,
        domain,
        expression,
        reads: expression === null ? [] : (fact?.of ?? []),
        ...(isGivenFact ? { note: `Computed outside: ${fact.op}(${fact.of.join(', ')}).` } : {}),
      };
    });
};

const requirement = (from: Node, owner: string): Element =>
  element('informationRequirement', { id: `${owner}-needs-${from.name}` }, [
    element(from.expression === null ? 'requiredInput' : 'requiredDecision', { href: `#${from.id}` }),
  ]);

const nodeElement = (node: Node, nodes: readonly Node[]): Element => {
  const described = node.note === undefined ? [] : [element('description', {}, node.note)];
  const variable = element('variable', { id: `${node.id}-variable`, name: node.name, typeRef: feelType(node.domain) });
  if (node.expression === null) return element('inputData', { id: node.id, name: node.name }, [...described, variable]);
  const needs = nodes.filter(({ name }) => node.reads.includes(name)).map((from) => requirement(from, node.id));
  const expression = element('literalExpression', { id: `${node.id}-expression` }, [
    element('text', {}, node.expression),
  ]);
  return element('decision', { id: node.id, name: node.name }, [...described, variable, ...needs, expression]);
};

const tableElement = (table: DecisionTable, nodes: readonly Node[], parameterValue: ParameterValue): Element => {
  const tested = testedNames(table).flatMap((name) => nodes.find((node) => node.name === name) ?? []);
  const columns = tested.filter(({ name }) => table.rows.some(({ when }) => when[name] !== undefined));
  const policies = { unique: 'UNIQUE', any: 'ANY', collect: 'COLLECT' } as const;
  const inputs = columns.map((node) =>
    element('input', { id: `${node.id}-column`, label: node.name }, [
      element('inputExpression', { id: `${node.id}-column-expression`, typeRef: feelType(node.domain) }, [
        element('text', {}, node.name),
      ]),
    ]),
  );
  const output = element('output', { id: `${table.id}-output`, name: 'value', typeRef: feelType(table.outputs) });
  const rules = table.rows.map((row) => {
    const cells = columns.map(({ name, domain }) => unaryTest(row.when[name], domain, parameterValue));
    return element('rule', { id: `${table.id}-row-${row.id}` }, [
      element('description', {}, row.id),
      ...cells.map((cell, index) =>
        element('inputEntry', { id: `${table.id}-row-${row.id}-in-${index}` }, [element('text', {}, cell)]),
      ),
      element('outputEntry', { id: `${table.id}-row-${row.id}-out` }, [
        element('text', {}, outputExpression(row.output, parameterValue)),
      ]),
    ]);
  });
  const aggregation: Record<string, string> =
    table.aggregator === undefined ? {} : { aggregation: table.aggregator.toUpperCase() };
  const content = element(
    'decisionTable',
    { id: `${table.id}-table`, hitPolicy: policies[table.hit], ...aggregation },
    [...inputs, output, ...rules],
  );
  return element('decision', { id: table.id, name: table.title.en }, [
    element('description', {}, `${table.sentence.en} (${sourceLine(table.source)})`),
    element('variable', { id: `${table.id}-variable`, name: 'value', typeRef: feelType(table.outputs) }),
    ...tested.map((from) => requirement(from, table.id)),
    content,
  ]);
};

const shape = (id: string, position: { readonly x: number; readonly y: number }): Element =>
  element('dmndi:DMNShape', { id: `${id}-shape`, dmnElementRef: id }, [
    element('dc:Bounds', { height: '60', width: '180', x: String(position.x), y: String(position.y) }),
  ]);

/** The table on top, what it needs in a line below. */
const diagram = (table: DecisionTable, nodes: readonly Node[]): Element =>
  element('dmndi:DMNDI', {}, [
    element('dmndi:DMNDiagram', { id: `${table.id}-diagram` }, [
      shape(table.id, { x: 160, y: 80 }),
      ...nodes.map(({ id }, index) => shape(id, { x: 160 + index * 220, y: 240 })),
    ]),
  ]);

/** A decision table as DMN 1.3 with the parameter values of the edition's day. */
export const emitDmn = (table: DecisionTable, { parameters, editionDay }: RuleContext): GeneratedFile => {
  const parameterValue: ParameterValue = (id) => parameterOn(parameters, id, editionDay);
  const nodes = nodesOf(table, parameterValue);
  const definitions = element(
    'definitions',
    {
      xmlns: 'https://www.omg.org/spec/DMN/20191111/MODEL/',
      'xmlns:dmndi': 'https://www.omg.org/spec/DMN/20191111/DMNDI/',
      'xmlns:dc': 'http://www.omg.org/spec/DMN/20180521/DC/',
      id: `${table.id}-definitions`,
      name: table.title.en,
      namespace: `urn:rules:${table.id}`,
    },
    [
      ...nodes.map((node) => nodeElement(node, nodes)),
      tableElement(table, nodes, parameterValue),
      diagram(table, nodes),
    ],
  );
  return {
    path: `audit/dmn/${table.id}.dmn`,
    text: `<?xml version="1.0" encoding="UTF-8"?>\n${markup(definitions)}\n`,
  };
};
