import type { AuditBlock, AuditText } from '#domain/audit/audit-data.ts';
import { codeText } from '#domain/audit/rule-text.ts';
import type { Setting, TransitionExample, TransitionTable } from '#model/rules/language.ts';
import { interpretTransition } from '../../rules/meaning/interpret.ts';
import { shownByRow } from './decision-blocks.ts';
import { worded } from './passages.ts';
import { guardText, nameText, type Reader, said, scopeOfRule, stateText, valueText } from './reader.ts';
import { layOutStates } from './state-diagram.ts';
import { stepFields } from './step-fields.ts';

const settingText = (name: string, setting: Setting, table: TransitionTable, reader: Reader): string => {
  const label = nameText(name, reader);
  const domain = table.held[name]?.domain;
  if ('step' in setting) return `${label} ${setting.step === 'next' ? '+' : '−'} 1`;
  if ('copy' in setting) return `${label} = ${nameText(setting.copy, reader)}`;
  return `${label} = ${domain === undefined ? String(setting.to) : valueText(setting.to, domain, reader)}`;
};

const named = (names: readonly string[], reader: Reader): string =>
  names.map((name) => nameText(name, reader)).join(', ');

const stateNames = (names: readonly string[], reader: Reader): string =>
  names.map((name) => stateText(name, reader)).join(', ');

const transitionTable = (table: TransitionTable, reader: Reader): AuditBlock => {
  const { words } = reader;
  const scope = scopeOfRule(table);
  return {
    kind: 'table',
    title: words.transitions,
    head: [words.row, words.state, words.event, words.guard, words.next, words.effects],
    rows: table.rows.map((row) => [
      codeText(row.id),
      stateNames(row.from, reader),
      nameText(row.on, reader),
      guardText(row.when, scope, reader) || words.any,
      [
        row.to === null ? words.stays : stateText(row.to, reader),
        ...Object.entries(row.set).map(([name, setting]) => settingText(name, setting, table, reader)),
      ].join('; '),
      named(row.effects, reader),
    ]),
  };
};

type ExampleValues = TransitionExample['state'];

/** Held or carried values of an example, as “index = 4; last = 4”. */
const valuesText = (values: ExampleValues, table: TransitionTable, reader: Reader): readonly string[] =>
  Object.entries(values).map(([name, value]) => {
    const domain = table.held[name]?.domain ?? Object.values(table.events).find((payload) => payload[name])?.[name];
    return `${nameText(name, reader)} = ${domain === undefined ? String(value) : valueText(value, domain, reader)}`;
  });

const exampleLine = (example: TransitionExample, table: TransitionTable, reader: Reader): readonly AuditText[] => {
  const { state: from, ...heldBefore } = example.state;
  const { type, ...carried } = example.event;
  const { state: to, ...heldAfter } = example.next;
  const stays = to === undefined || to === from;
  return [
    codeText(interpretTransition(table, example, reader.around)?.row ?? ''),
    [stateText(String(from), reader), ...valuesText(heldBefore, table, reader)].join('; '),
    [nameText(String(type), reader), ...valuesText(carried, table, reader)].join('; '),
    [stays ? reader.words.stays : stateText(String(to), reader), ...valuesText(heldAfter, table, reader)].join('; '),
    named(example.effects, reader),
  ];
};

const exampleTable = (table: TransitionTable, reader: Reader): AuditBlock => {
  const { words } = reader;
  return {
    kind: 'table',
    title: words.examples,
    head: [words.row, words.state, words.event, words.next, words.effects],
    rows: table.examples.map((example) => exampleLine(example, table, reader)),
  };
};

/** The blocks that only a transition table has. */
export const transitionBlocks = (table: TransitionTable, reader: Reader): readonly AuditBlock[] => {
  const { words } = reader;
  const steps = reader.cases.ofTransitions(table);
  return [
    {
      kind: 'diagram',
      id: `${table.id}-diagram`,
      title: `${words.diagram}: ${said(table.title, reader)}`,
      diagram: layOutStates(table, {
        state: (name) => stateText(name, reader),
        event: (name) => nameText(name, reader),
      }),
    },
    transitionTable(table, reader),
    {
      kind: 'table',
      title: words.ignored,
      head: [words.state, words.event, words.reason],
      rows: table.ignored.map(({ from, on, reason }) => [
        stateNames(from, reader),
        named(on, reader),
        worded(reason, reader),
      ]),
    },
    exampleTable(table, reader),
    {
      kind: 'steps',
      title: words.steps,
      rule: table.id,
      fields: stepFields(table, reader),
      steps: shownByRow(steps, ({ next }) => next.row),
      total: steps.length,
    },
  ];
};
