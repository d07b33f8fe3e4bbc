import type { Locale } from '#domain/locale.ts';
import type { LocalizedText } from '#model/localized-text.ts';
import type { Domain } from '#model/rules/domain.ts';
import type { DecisionTable } from '#model/rules/language.ts';
import type { Source } from '#model/schema/source.ts';
import { documentName } from '../../print/source-line.ts';
import { boundsOf } from '../../rules/meaning/cell-test.ts';
import { type Interval, intervalsOf, type Parameters, parameterOn } from '../../rules/meaning/parameter-value.ts';
import { baseDomain, isNullable } from '../../rules/meaning/region.ts';
import { parametersByDay } from '../../rules/meaning/rule-parameters.ts';
import { namesBehind, scopeOf } from '../../rules/meaning/scope.ts';
import { type FeelName, factExpression, isAmong } from './feel-text.ts';

/** A box of the diagram: a value that is given, a number or fact that is computed, a table, or where it comes from. */
export interface DmnNode {
  readonly id: string;
  readonly name: string;
  readonly kind: 'given' | 'expression' | 'table' | 'dated' | 'source';
  readonly domain: Domain;
  /** The FEEL of an expression. */
  readonly text: string;
  /** Ids of the boxes that it needs. */
  readonly needs: readonly string[];
  readonly note?: string;
  readonly table?: DecisionTable;
  /** Of a number that changes over time: the box of the day on which it is read, and its values. */
  readonly byDay?: { readonly day: string; readonly intervals: readonly Interval[] };
  readonly nameOf: FeelName;
  /** What a column is called for a reader. */
  readonly labelOf?: FeelName;
  readonly locale?: Locale;
}

/** What a model calls things, and which decision gives an input of another. */
export interface DmnNaming {
  readonly locale: 'pl' | 'en';
  readonly parameters: Parameters;
  readonly day: number;
  /** The mark of a number that its sources state otherwise; empty for any other. */
  readonly markOf: (id: string) => string;
  /** The decision that gives an input, if the model holds it. */
  readonly giverOf: (table: DecisionTable, input: string) => Giver | null;
}

/** A decision that gives an input: its result itself, or whether it is one of `among`. */
export interface Giver {
  readonly table: DecisionTable;
  readonly among: readonly string[] | null;
}

const number: Domain = { kind: 'integer' };

/** Words as a name of FEEL, which must not hold what an expression could read. */
export const feelNameOf = (words: string): string => {
  const name = words.replaceAll(/[^\p{L}\p{N}]+/gu, '_').replaceAll(/^_+|_+$/g, '');
  return /^\p{N}/u.test(name) ? `_${name}` : name;
};

const labelled = (name: string, words: Partial<LocalizedText> | undefined, { locale }: DmnNaming): string => {
  const label = words?.[locale];
  return label === undefined ? name : feelNameOf(label);
};

const ascii = (text: string): string =>
  feelNameOf(text)
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replaceAll(/[^A-Za-z0-9_]/g, '');

/** Inputs of several rules that are called alike are one. */
const sharedId = (input: LocalizedText & Domain): string =>
  `value-${ascii(input.en)}-${ascii(input.pl)}-${baseDomain(input).kind}${isNullable(input) ? '-or-null' : ''}`;

/** What a table is called, and its result with it. */
export const tableName = (table: DecisionTable, { locale }: DmnNaming): string => feelNameOf(table.title[locale]);

const sourcesOf = (source: Source, locale: Locale): readonly { readonly id: string; readonly name: string }[] => {
  if (source.document === 'several') return source.of.flatMap((one) => sourcesOf(one, locale));
  const name = documentName(source.document, locale);
  switch (source.document) {
    case 'specification':
      return source.clauses.map((id) => ({ id: `clause-${id}`, name: `${name} ${id}` }));
    case 'law':
      return source.laws.map((id) => ({ id: `law-${id}`, name: `${name} ${id}` }));
    case 'guideline':
      return source.guidelines.map((id) => ({ id: `guideline-${id}`, name: `${name} ${id}` }));
    case 'register':
      return source.entries.map((id) => ({ id: `register-${id}`, name: `${name} ${id}` }));
    case 'decision':
      return [{ id: `decision-${source.section}`, name: `${name} ${source.section}` }];
    case 'knowledge':
      return [];
  }
};

const sourceNodes = (source: Source, { locale }: DmnNaming): readonly DmnNode[] =>
  sourcesOf(source, locale).map(({ id, name }) => ({
    id,
    name,
    kind: 'source',
    domain: number,
    text: '',
    needs: [],
    nameOf: String,
  }));

/** The names that the table tests or gives, in the order of the rule. */
export const testedNames = (table: DecisionTable): readonly string[] => {
  const names = table.rows.flatMap(({ when, output }) => [
    ...Object.keys(when),
    ...(output !== null && typeof output === 'object' && 'copy' in output ? [output.copy] : []),
  ]);
  return Object.keys(scopeOf(table.inputs, table.facts).scope).filter((name) => names.includes(name));
};

const numbersOfTable = (table: DecisionTable): readonly string[] => {
  const { scope } = scopeOf(table.inputs, table.facts);
  const inCells = table.rows.flatMap(({ when }) =>
    Object.entries(when).flatMap(([name, cell]) => {
      const domain = scope[name];
      return domain === undefined ? [] : boundsOf(cell, domain).filter((bound) => typeof bound === 'string');
    }),
  );
  const inOutputs = table.rows.flatMap(({ output }) =>
    output !== null && typeof output === 'object' && 'parameter' in output ? [output.parameter] : [],
  );
  return [...new Set([...inCells, ...inOutputs])];
};

const numberId = (id: string): string => `number-${id}`;

/** Says beside a number that its sources state another. */
const noteOn = (id: string, { markOf }: DmnNaming): Pick<DmnNode, 'note'> => {
  const note = markOf(id).trim();
  return note === '' ? {} : { note };
};

const numberNodes = (ids: readonly string[], naming: DmnNaming): readonly DmnNode[] =>
  ids.flatMap((id): readonly DmnNode[] => {
    const parameter = naming.parameters[id];
    if (parameter === undefined) return [];
    const sources = sourceNodes(parameter.source, naming);
    const text = String(parameterOn(naming.parameters, id, naming.day));
    const name = labelled(id, parameter.name, naming);
    const needs = sources.map((one) => one.id);
    const base = { id: numberId(id), name, nameOf: String, ...noteOn(id, naming) };
    return [...sources, { ...base, kind: 'expression', domain: number, text, needs }];
  });

/** Numbers that change over time, each as a table by the day on which the rule reads it. */
const datedNodes = (ids: readonly string[], names: Names, naming: DmnNaming): readonly DmnNode[] =>
  ids.flatMap((id): readonly DmnNode[] => {
    const parameter = naming.parameters[id];
    if (parameter === undefined) return [];
    const sources = sourceNodes(parameter.source, naming);
    const needs = [names.idOf(names.day), ...sources.map((one) => one.id)];
    const byDay = { day: names.nameOf(names.day), intervals: intervalsOf(parameter) };
    const base = { id: names.numberIdOf(id), name: names.nameOf(id), nameOf: String, ...noteOn(id, naming) };
    return [...sources, { ...base, kind: 'dated', domain: number, text: '', needs, byDay }];
  });

/** What the inputs and facts of a rule are called in a model, and whose results they are. */
const namesIn = (table: DecisionTable, naming: DmnNaming) => {
  const giverOf = (name: string): Giver | null => naming.giverOf(table, name);
  /** The decision that stands for an input. */
  const replacing = (name: string): DecisionTable | null => {
    const giver = giverOf(name);
    return giver === null || giver.among !== null ? null : giver.table;
  };
  const day = table.effectiveOn ?? '';
  const dated = parametersByDay(table, naming.parameters);
  const wordOf: FeelName = (name) =>
    labelled(name, table.inputs[name] ?? table.facts?.[name] ?? naming.parameters[name]?.name, naming);
  const nameOf: FeelName = (name) => {
    const giver = replacing(name);
    if (giver !== null) return tableName(giver, naming);
    return dated.includes(name) ? `${wordOf(name)}_${nameOf(day)}` : wordOf(name);
  };
  const idOf = (name: string): string => {
    const giver = replacing(name);
    const input = table.inputs[name];
    if (giver !== null) return giver.id;
    const isOwn = input === undefined || giverOf(name) !== null;
    return isOwn ? `${table.id}-${name}` : sharedId(input);
  };
  /** Two rules that read a number on different days read two numbers. */
  const numberIdOf = (id: string): string => (dated.includes(id) ? `${numberId(id)}-by-${idOf(day)}` : numberId(id));
  return { day, dated, giverOf, replacing, nameOf, idOf, numberIdOf };
};

type Names = ReturnType<typeof namesIn>;

/** The boxes of one rule: its sources and numbers, what is given, its facts in their order, and the table at the end. */
export const nodesOf = (table: DecisionTable, naming: DmnNaming): readonly DmnNode[] => {
  const facts = table.facts ?? {};
  const { scope } = scopeOf(table.inputs, facts);
  const names = namesIn(table, naming);
  const { day, dated, giverOf, replacing, nameOf, idOf, numberIdOf } = names;
  const spoken = Object.fromEntries(Object.entries(facts).filter(([, fact]) => factExpression(fact, nameOf) !== null));
  const tested = testedNames(table);
  const asked = dated.length === 0 ? tested : [...tested, day];
  const needed = new Set([...asked, ...asked.flatMap((name) => namesBehind(name, spoken))]);
  const values = Object.entries(scope)
    .filter(([name]) => needed.has(name) && replacing(name) === null)
    .map(([name, domain]): DmnNode => {
      const fact = spoken[name];
      const outside = facts[name];
      const giver = giverOf(name);
      const base = { id: idOf(name), name: nameOf(name), domain, nameOf };
      if (giver?.among) {
        const text = isAmong(tableName(giver.table, naming), giver.among);
        return { ...base, kind: 'expression', text, needs: [giver.table.id] };
      }
      if (fact !== undefined) {
        const needs = [...fact.of.map(idOf), ...(fact.parameter === undefined ? [] : [numberIdOf(fact.parameter)])];
        return { ...base, kind: 'expression', text: factExpression(fact, nameOf) ?? '', needs };
      }
      const note = outside === undefined ? {} : { note: `${outside.op}(${outside.of.map(nameOf).join(', ')})` };
      return { ...base, kind: 'given', text: '', needs: [], ...note };
    });
  const inFacts = Object.entries(spoken).flatMap(([name, { parameter }]) =>
    needed.has(name) && parameter !== undefined ? [parameter] : [],
  );
  const numbers = [...new Set([...numbersOfTable(table), ...inFacts])];
  const sources = sourceNodes(table.source, naming);
  const upToDay = values.findIndex(({ id }) => id === idOf(day)) + 1;
  return [
    ...sources,
    ...numberNodes(
      numbers.filter((id) => !dated.includes(id)),
      naming,
    ),
    ...values.slice(0, upToDay),
    ...datedNodes(
      numbers.filter((id) => dated.includes(id)),
      names,
      naming,
    ),
    ...values.slice(upToDay),
    {
      id: table.id,
      name: tableName(table, naming),
      kind: 'table',
      domain: table.outputs,
      text: '',
      needs: [
        ...new Set([...tested.map(idOf), ...numbersOfTable(table).map(numberIdOf), ...sources.map(({ id }) => id)]),
      ],
      table,
      nameOf,
      labelOf: (name) =>
        (table.inputs[name] ?? table.facts?.[name] ?? naming.parameters[name]?.name)?.[naming.locale] ?? nameOf(name),
      locale: naming.locale,
    },
  ];
};
