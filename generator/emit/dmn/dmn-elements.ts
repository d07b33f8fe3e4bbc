import type { DecisionTable } from '#model/rules/language.ts';
import { scopeOf } from '../../rules/meaning/scope.ts';
import { type DmnNode, testedNames } from './dmn-model.ts';
import { dayTest, feelType, outputExpression, unaryTest } from './feel-text.ts';
import type { Element } from './xml-text.ts';

export const element = (
  tag: string,
  attributes: Readonly<Record<string, string>>,
  content: string | readonly Element[] = [],
): Element => ({ tag, attributes, content });

export const requirementId = (owner: DmnNode, needed: DmnNode): string => `${owner.id}-needs-${needed.id}`;

const requirement = (owner: DmnNode, needed: DmnNode): Element => {
  const id = requirementId(owner, needed);
  if (needed.kind === 'source')
    return element('authorityRequirement', { id }, [element('requiredAuthority', { href: `#${needed.id}` })]);
  const tag = needed.kind === 'given' ? 'requiredInput' : 'requiredDecision';
  return element('informationRequirement', { id }, [element(tag, { href: `#${needed.id}` })]);
};

const tableElement = (table: DecisionTable, { name, nameOf, labelOf = nameOf, locale = 'en' }: DmnNode): Element => {
  const { scope } = scopeOf(table.inputs, table.facts);
  const columns = testedNames(table).filter((one) => table.rows.some(({ when }) => when[one] !== undefined));
  const inputs = columns.map((column) => {
    const id = `${table.id}-column-${column}`;
    const typeRef = feelType(scope[column] ?? { kind: 'text' });
    const text = element('text', {}, nameOf(column));
    return element('input', { id, label: labelOf(column) }, [
      element('inputExpression', { id: `${id}-expression`, typeRef }, [text]),
    ]);
  });
  const rules = table.rows.map((row) => {
    const id = `${table.id}-row-${row.id}`;
    const cells = columns.map((column) => unaryTest(row.when[column], scope[column] ?? { kind: 'text' }, nameOf));
    return element('rule', { id }, [
      element('description', {}, row[locale]),
      ...cells.map((cell, index) => element('inputEntry', { id: `${id}-in-${index}` }, [element('text', {}, cell)])),
      element('outputEntry', { id: `${id}-out` }, [element('text', {}, outputExpression(row.output, nameOf))]),
    ]);
  });
  const output = element('output', {
    id: `${table.id}-output`,
    label: table.title[locale],
    name,
    typeRef: feelType(table.outputs),
  });
  return element('decisionTable', { id: `${table.id}-table`, hitPolicy: 'UNIQUE' }, [...inputs, output, ...rules]);
};

/** A number by the day on which it is read: one line for each of its values. */
const datedElement = ({ id, name, byDay }: DmnNode): Element => {
  const text = (words: string): Element => element('text', {}, words);
  const input = element('input', { id: `${id}-column`, label: byDay?.day ?? '' }, [
    element('inputExpression', { id: `${id}-column-expression`, typeRef: 'date' }, [text(byDay?.day ?? '')]),
  ]);
  const rules = (byDay?.intervals ?? []).map((interval, index) =>
    element('rule', { id: `${id}-row-${index}` }, [
      element('inputEntry', { id: `${id}-row-${index}-in` }, [text(dayTest(interval))]),
      element('outputEntry', { id: `${id}-row-${index}-out` }, [text(String(interval.value))]),
    ]),
  );
  const output = element('output', { id: `${id}-output`, name, typeRef: 'number' });
  return element('decisionTable', { id: `${id}-table`, hitPolicy: 'UNIQUE' }, [input, output, ...rules]);
};

const logicElement = (node: DmnNode): Element => {
  if (node.byDay !== undefined) return datedElement(node);
  if (node.table !== undefined) return tableElement(node.table, node);
  return element('literalExpression', { id: `${node.id}-expression` }, [element('text', {}, node.text)]);
};

/** A box with what it needs. */
export const nodeElement = (node: DmnNode, byId: ReadonlyMap<string, DmnNode>, sentence: string): Element => {
  const { id, name, kind, domain, note, table } = node;
  if (kind === 'source') return element('knowledgeSource', { id, name });
  const described = [note ?? '', table === undefined ? '' : sentence].filter((one) => one !== '');
  const description = described.map((one) => element('description', {}, one));
  const variable = element('variable', { id: `${id}-variable`, name, typeRef: feelType(domain) });
  if (kind === 'given') return element('inputData', { id, name }, [...description, variable]);
  const needed = node.needs.flatMap((one) => byId.get(one) ?? []);
  const values = needed.filter((one) => one.kind !== 'source').map((one) => requirement(node, one));
  const sources = needed.filter((one) => one.kind === 'source').map((one) => requirement(node, one));
  return element('decision', { id, name }, [...description, variable, ...values, ...sources, logicElement(node)]);
};
