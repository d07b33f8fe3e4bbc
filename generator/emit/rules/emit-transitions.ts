import type { Domain } from '#model/rules/domain.ts';
import type { Setting, Transition, TransitionTable } from '#model/rules/language.ts';
import { printStringLiteral } from '../../print/literal.ts';
import { formatCitation } from '../../print/source-line.ts';
import { type CodeStatement, printTypeScriptModule } from '../../print/typescript.ts';
import { factsOfEvent, scopeOfEvent } from '../../rules/meaning/interpret.ts';
import { ruleParameters } from '../../rules/meaning/rule-parameters.ts';
import { buildCellScope } from '../../rules/meaning/scope.ts';
import { eventPayloadDomains } from '../../rules/meaning/transition-domains.ts';
import { namesReadByEvent } from '../../rules/meaning/transition-names.ts';
import type { GeneratedFile } from '../generated-file.ts';
import { importsForFacts, printConditionParts, printFactStatement } from './print-conditions.ts';
import { printDomainType, printUnionType, ruleFunctionName, ruleTypeName } from './printed-names.ts';

const parameterText = (id: string): string => `parameters.${id}`;

const payloadType = (carries: Readonly<Record<string, Domain>> = {}): string =>
  Object.entries(carries)
    .map(([name, domain]) => `; readonly ${name}: ${printDomainType(domain)}`)
    .join('');

const eventType = (table: TransitionTable): string =>
  Object.entries(table.events)
    .map(([event, { carries }]) => `{ readonly type: ${printStringLiteral(event)}${payloadType(carries)} }`)
    .join(' | ');

const settingText = (name: string, setting: Setting): string => {
  if ('to' in setting)
    return `${name}: ${typeof setting.to === 'string' ? printStringLiteral(setting.to) : setting.to}`;
  if ('copy' in setting) return setting.copy === name ? name : `${name}: ${setting.copy}`;
  return `${name}: ${name} ${setting.step === 'next' ? '+' : '-'} 1`;
};

const stepText = (row: Transition): string => {
  const changes = [
    ...(row.to === null ? [] : [`state: ${printStringLiteral(row.to)}`]),
    ...Object.entries(row.set).map(([name, setting]) => settingText(name, setting)),
  ];
  const state = changes.length === 0 ? 'state' : `state: { ...state, ${changes.join(', ')} }`;
  return `return { ${state}, effects: [${row.effects.map(printStringLiteral).join(', ')}], row: ${printStringLiteral(row.id)} };`;
};

const destructured = (names: readonly string[], from: string): readonly string[] =>
  names.length === 0 ? [] : [`const { ${names.join(', ')} } = ${from};`];

/** The test of the state from which a transition starts; none if it starts from every state. */
const stateParts = (table: TransitionTable, row: Transition, guarded: boolean): readonly string[] => {
  if (Object.keys(table.states).every((state) => row.from.includes(state))) return [];
  const states = row.from.map((state) => `state.state === ${printStringLiteral(state)}`).join(' || ');
  return [guarded && row.from.length > 1 ? `(${states})` : states];
};

const rowLine = (table: TransitionTable, row: Transition): string => {
  const { scope } = buildCellScope(scopeOfEvent(table, row.on), factsOfEvent(table, row.on));
  const guards = printConditionParts(row.when, scope, parameterText);
  const conditions = [...stateParts(table, row, guards.length > 0), ...guards];
  return conditions.length === 0 ? stepText(row) : `if (${conditions.join(' && ')}) ${stepText(row)}`;
};

/** TypeScript has no integer type, so the printed code refuses an event value that is no integer within its domain. */
const refusals = (table: TransitionTable, event: string): readonly string[] =>
  Object.entries(eventPayloadDomains(table, event)).flatMap(([name, domain]) => {
    if (domain.kind !== 'integer') return [];
    const { from, to } = domain;
    const ends = [from === undefined ? [] : `${name} < ${from}`, to === undefined ? [] : `${name} > ${to}`].flat();
    const message = printStringLiteral(`${table.id}: “${name}” must be a whole number within its domain.`);
    return [`if (${[`!Number.isInteger(${name})`, ...ends].join(' || ')}) throw new RangeError(${message});`];
  });

const caseLines = (table: TransitionTable, event: string): readonly string[] => {
  const read = namesReadByEvent(table, event);
  const facts = factsOfEvent(table, event);
  const { scope } = buildCellScope(scopeOfEvent(table, event), facts);
  const rows = table.rows.filter(({ on }) => on === event).map((row) => rowLine(table, row));
  const lines = [
    ...destructured(
      Object.keys(table.context).filter((name) => read.has(name)),
      'state',
    ),
    ...destructured(
      Object.keys(eventPayloadDomains(table, event)).filter((name) => read.has(name)),
      'event',
    ),
    ...refusals(table, event),
    ...Object.entries(facts)
      .filter(([name]) => read.has(name))
      .map(([name, fact]) => printFactStatement(name, fact, { scope, parameterText })),
    ...rows,
    ...(rows.some((row) => row.startsWith('return')) ? [] : ['break;']),
  ];
  return [`  case ${printStringLiteral(event)}: {`, ...lines.map((line) => `    ${line}`), '  }'];
};

const startStatement = (table: TransitionTable): CodeStatement => {
  const given = Object.entries(table.context).filter(([, { initial }]) => initial === 'given');
  const fixed = Object.entries(table.context).flatMap(([name, { initial }]) =>
    initial === 'given'
      ? []
      : [`${name}: ${typeof initial.value === 'string' ? printStringLiteral(initial.value) : initial.value}`],
  );
  const names = given.map(([name]) => name);
  const state = [`state: ${printStringLiteral(table.initial)}`, ...fixed, ...(names.length === 0 ? [] : ['...given'])];
  const picked = names.map(printStringLiteral).join(' | ');
  return {
    kind: 'function',
    name: `${ruleFunctionName(table.id)}Start`,
    doc: 'The state before the first event.',
    parameters: names.length === 0 ? [] : [{ name: 'given', type: `Pick<${ruleTypeName(table.id)}State, ${picked}>` }],
    returns: `${ruleTypeName(table.id)}State`,
    body: [`return { ${state.join(', ')} };`],
  };
};

const statements = (table: TransitionTable): readonly CodeStatement[] => {
  const name = ruleTypeName(table.id);
  return [
    {
      kind: 'interface',
      name: `${name}State`,
      properties: [
        { name: 'state', type: printUnionType(Object.keys(table.states)) },
        ...Object.entries(table.context).map(([name, { domain }]) => ({ name, type: printDomainType(domain) })),
      ],
    },
    { kind: 'type', name: `${name}Event`, type: eventType(table) },
    { kind: 'type', name: `${name}Effect`, type: printUnionType(Object.keys(table.effects)) },
    { kind: 'type', name: `${name}Row`, type: printUnionType([...table.rows.map(({ id }) => id), 'ignored']) },
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
      name: ruleFunctionName(table.id),
      doc: `${table.sentence.en} (${formatCitation(table.source)})`,
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
export const emitTransitionTable = (table: TransitionTable): GeneratedFile => {
  const imports = [
    ...importsForFacts(Object.values(table.facts ?? {})),
    ...(ruleParameters(table).length === 0 ? [] : [{ from: './parameters.ts', names: ['parameters'] }]),
  ];
  return { path: `rules/${table.id}.ts`, text: printTypeScriptModule({ imports, statements: statements(table) }) };
};
