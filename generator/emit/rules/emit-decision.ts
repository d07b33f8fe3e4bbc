import type { Cells } from '#model/rules/cell.ts';
import type { DecisionTable, Output } from '#model/rules/language.ts';
import { printStringLiteral } from '../../print/literal.ts';
import { formatCitation } from '../../print/source-line.ts';
import { type CodeStatement, type ImportPart, printTypeScriptModule } from '../../print/typescript.ts';
import { acceptedResults } from '../../rules/meaning/accepted-results.ts';
import { domainWithoutNull } from '../../rules/meaning/region.ts';
import { ruleParameters } from '../../rules/meaning/rule-parameters.ts';
import { buildCellScope, namesBehindFact } from '../../rules/meaning/scope.ts';
import type { GeneratedFile } from '../generated-file.ts';
import { importsForFacts, type ParameterText, printConditionParts, printFactStatement } from './print-conditions.ts';
import {
  acceptedFunctionName,
  domainUnitText,
  printDomainType,
  printUnionType,
  ruleFunctionName,
  ruleTypeName,
} from './printed-names.ts';

/**
 * How parameters are written: their value on the day that the rule names, once that day is computed, before that on the day of the edition.
 */
const parameterTexts = (table: DecisionTable): { readonly before: ParameterText; readonly after: ParameterText } => {
  const before = (id: string) => `parameters.${id}`;
  const { effectiveOn } = table;
  return {
    before,
    after: effectiveOn === undefined ? before : (id) => `parameterOn(timeLines.${id}, ${effectiveOn})`,
  };
};

const factLines = (table: DecisionTable): readonly string[] => {
  const facts = table.facts ?? {};
  const { scope } = buildCellScope(table.inputs, facts);
  const { before, after } = parameterTexts(table);
  const day = table.effectiveOn ?? '';
  const early = new Set([day, ...namesBehindFact(day, facts)]);
  return Object.entries(facts).map(([name, fact]) =>
    printFactStatement(name, fact, { scope, parameterText: early.has(name) ? before : after }),
  );
};

const outputText = (output: Output, parameterText: ParameterText): string => {
  if (output === null || typeof output !== 'object')
    return typeof output === 'string' ? printStringLiteral(output) : String(output);
  return 'parameter' in output ? parameterText(output.parameter) : output.copy;
};

const returnLine = (condition: readonly string[], value: string, row: string): string => {
  const result = `return { value: ${value}, row: ${printStringLiteral(row)} };`;
  return condition.length === 0 ? result : `if (${condition.join(' && ')}) ${result}`;
};

/** The message for a case that no row fits; without the inputs if one of them is a text, which may be personal. */
const noRowSentence = (table: DecisionTable): string => {
  const isPersonal = Object.values(table.inputs).some((domain) => domainWithoutNull(domain).kind === 'text');
  return isPersonal
    ? printStringLiteral(`No row of ${table.id} fits.`)
    : `\`No row of ${table.id} fits \${JSON.stringify(input)}.\``;
};

/** The name that a row tests only for null: after its line has returned, the name is not null. */
const returnedForNull = (when: Cells): readonly string[] => {
  const cells = Object.entries(when);
  const [first] = cells;
  return cells.length === 1 && first?.[1].op === 'isNull' ? [first[0]] : [];
};

const rowLines = (table: DecisionTable): readonly string[] => {
  const { scope } = buildCellScope(table.inputs, table.facts);
  const { after } = parameterTexts(table);
  const conditions = table.rows.map(({ when }, index, all) => {
    const notNull = new Set(all.slice(0, index).flatMap((earlier) => returnedForNull(earlier.when)));
    return printConditionParts(when, scope, after, notNull);
  });
  const rows = table.rows.map(({ output, id }, index) =>
    returnLine(conditions[index] ?? [], outputText(output, after), id),
  );
  if (conditions.some((parts) => parts.length === 0)) return rows;
  return [...rows, `throw new RangeError(${noRowSentence(table)});`];
};

const usedInputs = (table: DecisionTable): readonly string[] => {
  const cells = table.rows.flatMap(({ when }) => Object.keys(when));
  const arguments_ = Object.values(table.facts ?? {}).flatMap(({ of }) => of);
  const copies = table.rows.flatMap(({ output }) =>
    output !== null && typeof output === 'object' && 'copy' in output ? [output.copy] : [],
  );
  const used = new Set([...cells, ...arguments_, ...copies, table.effectiveOn ?? '']);
  return Object.keys(table.inputs).filter((name) => used.has(name));
};

const imports = (table: DecisionTable): readonly ImportPart[] => {
  const isDated = table.effectiveOn !== undefined;
  const parameterImport = { from: './parameters.ts', names: isDated ? ['parameterOn', 'timeLines'] : ['parameters'] };
  return [
    ...importsForFacts(Object.values(table.facts ?? {})),
    ...(ruleParameters(table).length === 0 ? [] : [parameterImport]),
  ];
};

/** The function that says which results a form accepts; no statement if the table does not judge a request. */
const acceptedStatement = (table: DecisionTable): readonly CodeStatement[] => {
  const accepted = acceptedResults(table);
  if (accepted.length === 0) return [];
  const value = `[${accepted.map(printStringLiteral).join(', ')}]`;
  const type = `readonly ${ruleTypeName(table.id)}Value[]`;
  return [
    { kind: 'const', name: acceptedFunctionName(table.id), value, type, doc: 'The results that accept a request.' },
  ];
};

const statements = (table: DecisionTable): readonly CodeStatement[] => {
  const name = ruleTypeName(table.id);
  const isUnread = usedInputs(table).length === 0;
  const body = [
    ...(isUnread ? [] : [`const { ${usedInputs(table).join(', ')} } = input;`]),
    ...factLines(table),
    ...rowLines(table),
  ];
  return [
    {
      kind: 'interface',
      name: `${name}Input`,
      properties: Object.entries(table.inputs).map(([input, domain]) => {
        const doc = domainUnitText(domain);
        return { name: input, type: printDomainType(domain), ...(doc === undefined ? {} : { doc }) };
      }),
    },
    { kind: 'type', name: `${name}Value`, type: printDomainType(table.outputs) },
    ...acceptedStatement(table),
    { kind: 'type', name: `${name}Row`, type: printUnionType(table.rows.map(({ id }) => id)) },
    {
      kind: 'function',
      name: ruleFunctionName(table.id),
      doc: `${table.sentence.en} (${formatCitation(table.source)})`,
      parameters: [{ name: 'input', type: `${name}Input` }],
      returns: `{ readonly value: ${name}Value; readonly row: ${name}Row }`,
      body,
    },
  ];
};

/** A decision table as one plain function that returns the value and the id of the row that decided. */
export const emitDecisionTable = (table: DecisionTable): GeneratedFile => ({
  path: `rules/${table.id}.ts`,
  text: printTypeScriptModule({ imports: imports(table), statements: statements(table) }),
});
