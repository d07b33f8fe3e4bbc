import type { DecisionTable } from '#model/rules/language.ts';
import type { Model } from '#model/schema/model.ts';
import { markOf as departureOf } from '../../plan/text/departures.ts';
import { sourceLine } from '../../print/source-line.ts';
import type { RuleContext } from '../../rules/meaning/interpret.ts';
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
    table === undefined ? '' : `${table.sentence[locale]} (${sourceLine(table.source, locale)})`;
  const definitions = element(
    'definitions',
    { ...namespaces, id: `${id}-definitions`, name, namespace: `urn:rules:${id}` },
    [...unique.map((node) => nodeElement(node, byId, sentence(node))), diagram(id, unique)],
  );
  return { path: `audit/dmn/${id}.dmn`, text: `<?xml version="1.0" encoding="UTF-8"?>\n${markup(definitions)}\n` };
};

/** The numbers on a day, and the clauses that state them. */
export type DmnContext = Pick<RuleContext, 'parameters' | 'editionDay'> & { readonly clauses: Model['clauses'] };

/** A decision table as DMN 1.3 with the parameter values of the edition's day. */
export const emitDmn = (table: DecisionTable, { parameters, editionDay, clauses }: DmnContext): GeneratedFile => {
  const markOf = (id: string) => departureOf(id, { parameters, clauses }, 'en');
  return fileOf(
    { id: table.id, name: table.title.en, locale: 'en' },
    nodesOf(table, { locale: 'en', parameters, day: editionDay, giverOf: () => null, markOf }),
  );
};

/** The decision whose result is an input here, as the model declares. */
const giverAmong = (tables: readonly DecisionTable[]): DmnNaming['giverOf'] => {
  const byId = new Map(tables.map((table) => [table.id, table]));
  return ({ givenBy }, input) => {
    const given = givenBy?.[input];
    const table = byId.get(given?.rule ?? '');
    return given === undefined || table === undefined ? null : { table, among: given.among ?? null };
  };
};

/** Each decision after those that give its inputs. */
const inOrder = (tables: readonly DecisionTable[], giverOf: DmnNaming['giverOf']): readonly DecisionTable[] => {
  const ordered = new Set<DecisionTable>();
  const seen = new Set<DecisionTable>();
  const add = (table: DecisionTable): void => {
    if (seen.has(table)) return;
    seen.add(table);
    for (const name of Object.keys(table.inputs)) {
      const giver = giverOf(table, name);
      if (giver !== null) add(giver.table);
    }
    ordered.add(table);
  };
  tables.forEach(add);
  return [...ordered];
};

/** All decisions as one model with names in the reader's language: those that use the result of another are linked to it. */
export const emitLinkedDmn = (
  tables: readonly DecisionTable[],
  { parameters, editionDay, clauses }: DmnContext,
): readonly GeneratedFile[] => {
  const giverOf = giverAmong(tables);
  const ordered = inOrder(tables, giverOf);
  return (['pl', 'en'] as const).map((locale) => {
    const markOf = (id: string) => departureOf(id, { parameters, clauses }, locale);
    const naming: DmnNaming = { locale, parameters, day: editionDay, giverOf, markOf };
    const name = locale === 'pl' ? 'Reguły' : 'Rules';
    return fileOf(
      { id: `all-${locale}`, name, locale },
      ordered.flatMap((table) => nodesOf(table, naming)),
    );
  });
};
