import type { Domain } from '#model/rules/domain.ts';
import type { Setting, Transition, TransitionTable } from '#model/rules/language.ts';
import { stringLiteral } from '../../print/literal.ts';
import { sourceLine } from '../../print/source-line.ts';
import { type CodeStatement, printModule } from '../../print/typescript.ts';
import { transitionFacts, transitionInputs } from '../../rules/meaning/interpret.ts';
import { ruleParameters } from '../../rules/meaning/rule-parameters.ts';
import { cellScope } from '../../rules/meaning/scope.ts';
import { carriedBy } from '../../rules/meaning/transition-domains.ts';
import { namesReadBy } from '../../rules/meaning/transition-names.ts';
import type { GeneratedFile } from '../generated-file.ts';
import { domainImports, printConditionParts, printFactStatement } from './print-conditions.ts';
import { functionName, typeName, typeText, unionText } from './printed-names.ts';

const parameterText = (id: string): string => `parameters.${id}`;

const payloadType = (carries: Readonly<Record<string, Domain>> = {}): string =>
  Object.entries(carries)
    .map(([name, domain]) => `; readonly ${name}: ${typeText(domain)}`)
    .join('');

const eventType = (table: TransitionTable): string =>
  Object.entries(table.events)
    .map(([event, { carries }]) => `{ readonly type: ${stringLiteral(event)}${payloadType(carries)} }`)
    .join(' | ');

const settingText = (name: string, setting: Setting): string => {
  if ('to' in setting) return `${name}: ${typeof setting.to === 'string' ? stringLiteral(setting.to) : setting.to}`;
  if ('copy' in setting) return setting.copy === name ? name : `${name}: ${setting.copy}`;
  return `${name}: ${name} ${setting.step === 'next' ? '+' : '-'} 1`;
};

const stepText = (row: Transition): string => {
  const changes = [
    ...(row.to === null ? [] : [`state: ${stringLiteral(row.to)}`]),
    ...Object.entries(row.set).map(([name, setting]) => settingText(name, setting)),
  ];
  const state = changes.length === 0 ? 'state' : `state: { ...state, ${changes.join(', ')} }`;
  return `return { ${state}, effects: [${row.effects.map(stringLiteral).join(', ')}], row: ${stringLiteral(row.id)} };`;
};

const destructured = (names: readonly string[], from: string): readonly string[] =>
  names.length === 0 ? [] : [`const { ${names.join(', ')} } = ${from};`];

/** The test of the state a transition starts from; none where it starts from every state. */
const stateParts = (table: TransitionTable, row: Transition, guarded: boolean): readonly string[] => {
  if (Object.keys(table.states).every((state) => row.from.includes(state))) return [];
  const states = row.from.map((state) => `state.state === ${stringLiteral(state)}`).join(' || ');
  return [guarded && row.from.length > 1 ? `(${states})` : states];
};

const rowLine = (table: TransitionTable, row: Transition): string => {
  const { scope } = cellScope(transitionInputs(table, row.on), transitionFacts(table, row.on));
  const guards = printConditionParts(row.when, scope, parameterText);
  const conditions = [...stateParts(table, row, guards.length > 0), ...guards];
  return conditions.length === 0 ? stepText(row) : `if (${conditions.join(' && ')}) ${stepText(row)}`;
};

/** Types know no whole numbers: what an event brings outside its domain is refused. */
const refusals = (table: TransitionTable, event: string): readonly string[] =>
  Object.entries(carriedBy(table, event)).flatMap(([name, domain]) => {
    if (domain.kind !== 'integer') return [];
    const { from, to } = domain;
    const ends = [from === undefined ? [] : `${name} < ${from}`, to === undefined ? [] : `${name} > ${to}`].flat();
    const message = stringLiteral(`${table.id} takes no “${name}” of that kind.`);
    return [`if (${[`!Number.isInteger(${name})`, ...ends].join(' || ')}) throw new RangeError(${message});`];
  });

const caseLines = (table: TransitionTable, event: string): readonly string[] => {
  const read = namesReadBy(table, event);
  const facts = transitionFacts(table, event);
  const { scope } = cellScope(transitionInputs(table, event), facts);
  const rows = table.rows.filter(({ on }) => on === event).map((row) => rowLine(table, row));
  const lines = [
    ...destructured(
      Object.keys(table.context).filter((name) => read.has(name)),
      'state',
    ),
    ...destructured(
      Object.keys(carriedBy(table, event)).filter((name) => read.has(name)),
      'event',
    ),
    ...refusals(table, event),
    ...Object.entries(facts)
      .filter(([name]) => read.has(name))
      .map(([name, fact]) => printFactStatement(name, fact, { scope, parameterText })),
    ...rows,
    ...(rows.some((row) => row.startsWith('return')) ? [] : ['break;']),
  ];
  return [`  case ${stringLiteral(event)}: {`, ...lines.map((line) => `    ${line}`), '  }'];
};

const startStatement = (table: TransitionTable): CodeStatement => {
  const given = Object.entries(table.context).filter(([, { initial }]) => initial === 'given');
  const fixed = Object.entries(table.context).flatMap(([name, { initial }]) =>
    initial === 'given'
      ? []
      : [`${name}: ${typeof initial.value === 'string' ? stringLiteral(initial.value) : initial.value}`],
  );
  const names = given.map(([name]) => name);
  const state = [`state: ${stringLiteral(table.initial)}`, ...fixed, ...(names.length === 0 ? [] : ['...given'])];
  const picked = names.map(stringLiteral).join(' | ');
  return {
    kind: 'function',
    name: `${functionName(table.id)}Start`,
    doc: 'The state in which it begins.',
    parameters: names.length === 0 ? [] : [{ name: 'given', type: `Pick<${typeName(table.id)}State, ${picked}>` }],
    returns: `${typeName(table.id)}State`,
    body: [`return { ${state.join(', ')} };`],
  };
};

const statements = (table: TransitionTable): readonly CodeStatement[] => {
  const name = typeName(table.id);
  return [
    {
      kind: 'interface',
      name: `${name}State`,
      properties: [
        { name: 'state', type: unionText(Object.keys(table.states)) },
        ...Object.entries(table.context).map(([name, { domain }]) => ({ name, type: typeText(domain) })),
      ],
    },
    { kind: 'type', name: `${name}Event`, type: eventType(table) },
    { kind: 'type', name: `${name}Effect`, type: unionText(Object.keys(table.effects)) },
    { kind: 'type', name: `${name}Row`, type: unionText([...table.rows.map(({ id }) => id), 'ignored']) },
    {
      kind: 'interface',
      name: `${name}Step`,
      properties: [
        { name: 'state', type: `${name}State` },
        { name: 'effects', type: `readonly ${name}Effect[]` },
        { name: 'row', type: `${name}Row` },
      ],
    },
    startStatement(table),
    {
      kind: 'function',
      name: functionName(table.id),
      doc: `${table.sentence.en} (${sourceLine(table.source)})`,
      parameters: [
        { name: 'state', type: `${name}State` },
        { name: 'event', type: `${name}Event` },
      ],
      returns: `${name}Step`,
      body: [
        'switch (event.type) {',
        ...Object.keys(table.events).flatMap((event) => caseLines(table, event)),
        '}',
        "return { state, effects: [], row: 'ignored' };",
      ],
    },
  ];
};

/** A transition table as a pure reducer: the next state, the effects to carry out, and the id of the transition. */
export const emitTransitions = (table: TransitionTable): GeneratedFile => {
  const imports = [
    ...domainImports(Object.values(table.facts ?? {})),
    ...(ruleParameters(table).length === 0 ? [] : [{ from: './parameters.ts', names: ['parameters'] }]),
  ];
  return { path: `rules/${table.id}.ts`, text: printModule({ imports, statements: statements(table) }) };
};
