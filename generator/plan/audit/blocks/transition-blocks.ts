import type { AuditBlock, AuditText } from '#domain/audit/audit-data.ts';
import { codeText } from '#domain/audit/rule-text.ts';
import type { LocalizedTexts } from '#model/localized-text.ts';
import type { Setting, TransitionExample, TransitionTable } from '#model/rules/language.ts';
import { interpretTransition } from '../../../rules/meaning/interpret.ts';
import { everyCarried } from '../../../rules/meaning/transition-domains.ts';
import { rowName, worded } from '../passages.ts';
import { guardText, nameText, type Reader, said, valueText, wordOf } from '../reader.ts';
import { sourceColumn } from '../source-text.ts';
import { shownByRow } from './decision-blocks.ts';
import { layOutStates } from './state-diagram.ts';
import { stepFields } from './step-fields.ts';

const settingText = (
  name: string,
  setting: Setting,
  { table, reader }: { readonly table: TransitionTable; readonly reader: Reader },
): string => {
  const label = nameText(name, table, reader);
  const domain = table.held[name]?.domain;
  if ('step' in setting) return `${label} ${setting.step === 'next' ? '+' : '−'} 1`;
  if ('copy' in setting) return `${label} = ${nameText(setting.copy, table, reader)}`;
  return `${label} = ${domain === undefined ? String(setting.to) : valueText(setting.to, domain, reader)}`;
};

const listed = (names: readonly string[], words: LocalizedTexts, reader: Reader): string =>
  names.map((name) => wordOf(words, name, reader)).join(', ');

const transitionTable = (table: TransitionTable, reader: Reader): AuditBlock => {
  const { say } = reader;
  const own = sourceColumn(
    table.rows.map(({ source }) => source),
    reader,
  );
  return {
    kind: 'table',
    title: say('transitions'),
    head: [say('row'), say('state'), say('event'), say('guard'), say('next'), say('effects'), ...own.head],
    rows: table.rows.map((row, index) => [
      rowName(row, reader),
      listed(row.from, table.states, reader),
      wordOf(table.events, row.on, reader),
      guardText(row.when, table, reader) || say('any'),
      [
        row.to === null ? say('stays') : wordOf(table.states, row.to, reader),
        ...Object.entries(row.set).map(([name, setting]) => settingText(name, setting, { table, reader })),
      ].join('; '),
      listed(row.effects, table.effects, reader),
      ...(own.cells[index] ?? []),
    ]),
  };
};

type ExampleValues = TransitionExample['state'];

/** Held or carried values of an example, as “index = 4; last = 4”. */
const valuesText = (values: ExampleValues, table: TransitionTable, reader: Reader): readonly string[] =>
  Object.entries(values).map(([name, value]) => {
    const domain = table.held[name]?.domain ?? everyCarried(table)[name];
    return `${nameText(name, table, reader)} = ${domain === undefined ? String(value) : valueText(value, domain, reader)}`;
  });

const exampleLine = (example: TransitionExample, table: TransitionTable, reader: Reader): readonly AuditText[] => {
  const { state: from, ...heldBefore } = example.state;
  const { type, ...carried } = example.event;
  const { state: to, ...heldAfter } = example.next;
  const stays = to === undefined || to === from;
  return [
    codeText(interpretTransition(table, example, reader.around)?.row ?? ''),
    [wordOf(table.states, String(from), reader), ...valuesText(heldBefore, table, reader)].join('; '),
    [wordOf(table.events, String(type), reader), ...valuesText(carried, table, reader)].join('; '),
    [
      stays ? reader.say('stays') : wordOf(table.states, String(to), reader),
      ...valuesText(heldAfter, table, reader),
    ].join('; '),
    listed(example.effects, table.effects, reader),
  ];
};

const exampleTable = (table: TransitionTable, reader: Reader): AuditBlock => {
  const { say } = reader;
  return {
    kind: 'table',
    title: say('examples'),
    head: [say('row'), say('state'), say('event'), say('next'), say('effects')],
    rows: table.examples.map((example) => exampleLine(example, table, reader)),
  };
};

/** The blocks that only a transition table has. */
export const transitionBlocks = (table: TransitionTable, reader: Reader): readonly AuditBlock[] => {
  const { say } = reader;
  const steps = reader.cases.ofTransitions(table);
  return [
    {
      kind: 'diagram',
      id: `${table.id}-diagram`,
      title: `${say('diagram')}: ${said(table.title, reader)}`,
      diagram: layOutStates(table, {
        state: (name) => wordOf(table.states, name, reader),
        event: (name) => wordOf(table.events, name, reader),
      }),
    },
    transitionTable(table, reader),
    {
      kind: 'table',
      title: say('ignored'),
      head: [say('state'), say('event'), say('reason')],
      rows: table.ignored.map(({ from, on, reason }) => [
        listed(from, table.states, reader),
        listed(on, table.events, reader),
        worded(reason, reader),
      ]),
    },
    exampleTable(table, reader),
    {
      kind: 'steps',
      title: say('steps'),
      rule: table.id,
      fields: stepFields(table, reader),
      steps: shownByRow(steps, ({ next }) => next.row),
      total: steps.length,
    },
  ];
};
