import type { DecisionTable } from '#model/rules/language.ts';
import { sourceLine } from '../../print/source-line.ts';
import type { RuleContext } from '../../rules/meaning/interpret.ts';
import { baseDomain } from '../../rules/meaning/region.ts';
import type { GeneratedFile } from '../generated-file.ts';
import { diagram } from './dmn-diagram.ts';
import { element, nodeElement } from './dmn-elements.ts';
import { type DmnNaming, type DmnNode, nodesOf } from './dmn-model.ts';
import { markup } from './xml-text.ts';

const namespaces = {
  xmlns: 'https://www.omg.org/spec/DMN/20191111/MODEL/',
  'xmlns:dmndi': 'https://www.omg.org/spec/DMN/20191111/DMNDI/',
  'xmlns:dc': 'http://www.omg.org/spec/DMN/20180521/DC/',
  'xmlns:di': 'http://www.omg.org/spec/DMN/20180521/DI/',
};

const fileOf = (
  model: { readonly id: string; readonly name: string; readonly locale: 'pl' | 'en' },
  nodes: readonly DmnNode[],
): GeneratedFile => {
  const { id, name, locale } = model;
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const unique = [...byId.values()];
  const sentence = ({ table }: DmnNode): string =>
    table === undefined ? '' : `${table.sentence[locale]} (${sourceLine(table.source)})`;
  const definitions = element(
    'definitions',
    { ...namespaces, id: `${id}-definitions`, name, namespace: `urn:rules:${id}` },
    [...unique.map((node) => nodeElement(node, byId, sentence(node))), diagram(id, unique)],
  );
  return { path: `audit/dmn/${id}.dmn`, text: `<?xml version="1.0" encoding="UTF-8"?>\n${markup(definitions)}\n` };
};

/** A decision table as DMN 1.3 with the parameter values of the edition's day. */
export const emitDmn = (table: DecisionTable, { parameters, editionDay }: RuleContext): GeneratedFile =>
  fileOf(
    { id: table.id, name: table.title.en, locale: 'en' },
    nodesOf(table, { locale: null, parameters, day: editionDay, giverOf: () => null }),
  );

const wordsIn = (table: DecisionTable, name: string): string | null => {
  const domain = table.inputs[name];
  const base = domain === undefined ? null : baseDomain(domain);
  return base?.kind === 'oneOf' ? Object.keys(base.values).toSorted().join() : null;
};

const resultsOf = ({ outputs }: DecisionTable): string | null => {
  const base = baseDomain(outputs);
  return base.kind === 'oneOf' ? Object.keys(base.values).toSorted().join() : null;
};

/** The decision whose results are the words of an input. */
const giverAmong =
  (tables: readonly DecisionTable[]): DmnNaming['giverOf'] =>
  (table, input) => {
    const words = wordsIn(table, input);
    return words === null ? null : (tables.find((one) => one !== table && resultsOf(one) === words) ?? null);
  };

/** All decisions as one model with names in the reader's language: those that use the result of another are linked to it. */
export const emitLinkedDmn = (
  tables: readonly DecisionTable[],
  { parameters, editionDay }: RuleContext,
): readonly GeneratedFile[] => {
  const giverOf = giverAmong(tables);
  const ordered = tables.toSorted((a, b) => Number(uses(a, giverOf)) - Number(uses(b, giverOf)));
  return (['pl', 'en'] as const).map((locale) => {
    const naming: DmnNaming = { locale, parameters, day: editionDay, giverOf };
    const name = locale === 'pl' ? 'Reguły' : 'Rules';
    return fileOf(
      { id: `all-${locale}`, name, locale },
      ordered.flatMap((table) => nodesOf(table, naming)),
    );
  });
};

const uses = (table: DecisionTable, giverOf: DmnNaming['giverOf']): boolean =>
  Object.keys(table.inputs).some((name) => giverOf(table, name) !== null);
