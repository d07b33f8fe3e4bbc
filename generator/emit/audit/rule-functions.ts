import type { Domain } from '#model/rules/domain.ts';
import type { DecisionTable, Rule, TransitionTable } from '#model/rules/language.ts';
import type { SitePlan } from '../../plan/site-plan.ts';
import { stringLiteral } from '../../print/literal.ts';
import { printModule, type Statement } from '../../print/typescript.ts';
import { baseDomain, isNullable } from '../../rules/meaning/region.ts';
import { carriedBy, heldDomains } from '../../rules/meaning/transition-domains.ts';
import type { GeneratedFile } from '../generated-file.ts';
import { functionName, typeName } from '../rules/printed-names.ts';

const readers = { boolean: 'readBoolean', text: 'readText' } as const;

const bareTranslator = (domain: Domain): string => {
  const base = baseDomain(domain);
  if (base.kind === 'boolean' || base.kind === 'text') return readers[base.kind];
  return base.kind === 'oneOf'
    ? `(from, name) => readWord(from, name, ${wordList(Object.keys(base.values))})`
    : 'readNumber';
};

const wordList = (words: readonly string[]): string => `[${words.map(stringLiteral).join(', ')}] as const`;

/** The expression that reads one value out of a record. */
const readExpression = (name: string, domain: Domain, record: string): string => {
  const base = baseDomain(domain);
  if (isNullable(domain)) return `readNullable(${record}, ${stringLiteral(name)}, ${bareTranslator(domain)})`;
  if (base.kind === 'oneOf')
    return `readWord(${record}, ${stringLiteral(name)}, ${wordList(Object.keys(base.values))})`;
  return `${bareTranslator(domain)}(${record}, ${stringLiteral(name)})`;
};

const objectOf = (domains: Readonly<Record<string, Domain>>, record: string, first: readonly string[] = []): string => {
  const entries = Object.entries(domains).map(([name, domain]) => `${name}: ${readExpression(name, domain, record)}`);
  return `{ ${[...first, ...entries].join(', ')} }`;
};

const decisionEntry = (table: DecisionTable): string =>
  `${stringLiteral(table.id)}: (values: RuleValues): RuleAnswer => ${functionName(table.id)}(${objectOf(table.inputs, 'values')}),`;

const eventReader = (table: TransitionTable): Statement => ({
  kind: 'function',
  name: `${functionName(table.id)}EventOf`,
  exported: false,
  parameters: [{ name: 'event', type: 'RuleValues' }],
  returns: `${typeName(table.id)}Event`,
  body: [
    'switch (event.type) {',
    ...Object.keys(table.events).map(
      (type) =>
        `case ${stringLiteral(type)}: return ${objectOf(carriedBy(table, type), 'event', [`type: ${stringLiteral(type)}`])};`,
    ),
    `default: throw new TypeError(\`${table.id} knows no event \${JSON.stringify(event.type ?? null)}.\`);`,
    '}',
  ],
});

const transitionEntry = (table: TransitionTable): string => {
  const states = wordList(Object.keys(table.states));
  const state = objectOf(heldDomains(table), 'state', [`state: readWord(state, 'state', ${states})`]);
  const name = functionName(table.id);
  return [
    `${stringLiteral(table.id)}: (state: RuleValues, event: RuleValues): RuleStep => {`,
    `const next = ${name}(${state}, ${name}EventOf(event));`,
    'return { ...next, state: { ...next.state } };',
    '},',
  ].join('\n');
};

const importsOf = (rules: readonly Rule[]) =>
  rules.flatMap((rule) => {
    const from = `../rules/${rule.id}.ts`;
    const value = { from, names: [functionName(rule.id)] };
    return rule.kind === 'decision' ? [value] : [value, { from, names: [`${typeName(rule.id)}Event`], typeOnly: true }];
  });

const readerNames = ['readBoolean', 'readNullable', 'readNumber', 'readText', 'readWord'];

/** The generated rule functions by id, fed from records of values: for the audit page and its “try it” form. */
export const emitRuleFunctions = ({ rules }: SitePlan): GeneratedFile[] => {
  const decisions = rules.filter((rule) => rule.kind === 'decision');
  const transitions = rules.filter((rule) => rule.kind === 'transitions');
  const statements: readonly Statement[] = [
    ...transitions.map(eventReader),
    {
      kind: 'const',
      name: 'ruleFunctions',
      doc: 'Decides a case given as a record; a value of another type is refused with its name.',
      type: 'Readonly<Record<string, (values: RuleValues) => RuleAnswer>>',
      value: `{\n${decisions.map(decisionEntry).join('\n')}\n}`,
    },
    {
      kind: 'const',
      name: 'ruleReducers',
      doc: 'Makes one step of a transition table; state and event are records.',
      type: 'Readonly<Record<string, (state: RuleValues, event: RuleValues) => RuleStep>>',
      value: `{\n${transitions.map(transitionEntry).join('\n')}\n}`,
    },
  ];
  const body = printModule({ statements });
  const imports = [
    { from: '#domain/audit/audit-data.ts', names: ['RuleAnswer', 'RuleStep', 'RuleValues'], typeOnly: true },
    { from: '#domain/audit/rule-values.ts', names: readerNames.filter((name) => body.includes(`${name}`)) },
    ...importsOf(rules),
  ];
  return [{ path: 'audit/rule-functions.ts', text: printModule({ imports, statements }) }];
};
