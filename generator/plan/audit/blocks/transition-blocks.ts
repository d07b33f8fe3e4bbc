import type { AuditBlock, AuditText } from '#domain/audit/audit-data.ts';
import { codeText } from '#domain/audit/rule-text.ts';
import type { LocalizedTexts } from '#model/localized-text.ts';
import type { Setting, TransitionExample, TransitionTable } from '#model/rules/language.ts';
import { interpretTransition } from '../../../rules/meaning/interpret.ts';
import { everyCarried } from '../../../rules/meaning/transition-domains.ts';
import { localizedText, rowName } from '../passages.ts';
import { sourceColumn } from '../source-text.ts';
import { guardText, localized, nameText, type Translator, valueText, wordOf } from '../translator.ts';
import { shownByRow } from './decision-blocks.ts';
import { layOutStates } from './state-diagram.ts';
import { stepFields } from './step-fields.ts';

const settingText = (
  name: string,
  setting: Setting,
  { table, translator }: { readonly table: TransitionTable; readonly translator: Translator },
): string => {
  const label = nameText(name, table, translator);
  const domain = table.held[name]?.domain;
  if ('step' in setting) return `${label} ${setting.step === 'next' ? '+' : '−'} 1`;
  if ('copy' in setting) return `${label} = ${nameText(setting.copy, table, translator)}`;
  return `${label} = ${domain === undefined ? String(setting.to) : valueText(setting.to, domain, translator)}`;
};

const listed = (names: readonly string[], words: LocalizedTexts, translator: Translator): string =>
  names.map((name) => wordOf(words, name, translator)).join(', ');

const transitionTable = (table: TransitionTable, translator: Translator): AuditBlock => {
  const { t } = translator;
  const own = sourceColumn(
    table.rows.map(({ source }) => source),
    translator,
  );
  return {
    kind: 'table',
    title: t('transitions'),
    head: [t('row'), t('state'), t('event'), t('guard'), t('next'), t('effects'), ...own.head],
    rows: table.rows.map((row, index) => [
      rowName(row, translator),
      listed(row.from, table.states, translator),
      wordOf(table.events, row.on, translator),
      guardText(row.when, table, translator) || t('any'),
      [
        row.to === null ? t('stays') : wordOf(table.states, row.to, translator),
        ...Object.entries(row.set).map(([name, setting]) => settingText(name, setting, { table, translator })),
      ].join('; '),
      listed(row.effects, table.effects, translator),
      ...(own.cells[index] ?? []),
    ]),
  };
};

type ExampleValues = TransitionExample['state'];

/** Held or carried values of an example, as “index = 4; last = 4”. */
const valuesText = (values: ExampleValues, table: TransitionTable, translator: Translator): readonly string[] =>
  Object.entries(values).map(([name, value]) => {
    const domain = table.held[name]?.domain ?? everyCarried(table)[name];
    return `${nameText(name, table, translator)} = ${domain === undefined ? String(value) : valueText(value, domain, translator)}`;
  });

const exampleLine = (
  example: TransitionExample,
  table: TransitionTable,
  translator: Translator,
): readonly AuditText[] => {
  const { state: from, ...heldBefore } = example.state;
  const { type, ...carried } = example.event;
  const { state: to, ...heldAfter } = example.next;
  const stays = to === undefined || to === from;
  return [
    codeText(interpretTransition(table, example, translator.around)?.row ?? ''),
    [wordOf(table.states, String(from), translator), ...valuesText(heldBefore, table, translator)].join('; '),
    [wordOf(table.events, String(type), translator), ...valuesText(carried, table, translator)].join('; '),
    [
      stays ? translator.t('stays') : wordOf(table.states, String(to), translator),
      ...valuesText(heldAfter, table, translator),
    ].join('; '),
    listed(example.effects, table.effects, translator),
  ];
};

const exampleTable = (table: TransitionTable, translator: Translator): AuditBlock => {
  const { t } = translator;
  return {
    kind: 'table',
    title: t('examples'),
    head: [t('row'), t('state'), t('event'), t('next'), t('effects')],
    rows: table.examples.map((example) => exampleLine(example, table, translator)),
  };
};

/** The blocks that only a transition table has. */
export const transitionBlocks = (table: TransitionTable, translator: Translator): readonly AuditBlock[] => {
  const { t } = translator;
  const steps = translator.cases.ofTransitions(table);
  return [
    {
      kind: 'diagram',
      id: `${table.id}-diagram`,
      title: `${t('diagram')}: ${localized(table.title, translator)}`,
      diagram: layOutStates(table, {
        state: (name) => wordOf(table.states, name, translator),
        event: (name) => wordOf(table.events, name, translator),
      }),
    },
    transitionTable(table, translator),
    {
      kind: 'table',
      title: t('ignored'),
      head: [t('state'), t('event'), t('reason')],
      rows: table.ignored.map(({ from, on, reason }) => [
        listed(from, table.states, translator),
        listed(on, table.events, translator),
        localizedText(reason, translator),
      ]),
    },
    exampleTable(table, translator),
    {
      kind: 'steps',
      title: t('steps'),
      rule: table.id,
      fields: stepFields(table, translator),
      steps: shownByRow(steps, ({ next }) => next.row),
      total: steps.length,
    },
  ];
};
