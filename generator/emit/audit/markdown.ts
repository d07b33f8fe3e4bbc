import type {
  AuditBlock,
  AuditSection,
  AuditText,
  RuleField,
  RuleValues,
  StateDiagram,
} from '#domain/audit/audit-data.ts';
import { codeText, ruleValueText } from '#domain/audit/rule-text.ts';
import type { Locale } from '#domain/locale.ts';

const headings = {
  pl: {
    result: 'Wynik',
    row: 'Wiersz',
    next: 'Następny stan',
    of: (shown: number, total: number) => `Pokazano ${shown} z ${total}.`,
  },
  en: {
    result: 'Result',
    row: 'Row',
    next: 'Next state',
    of: (shown: number, total: number) => `${shown} of ${total} are shown.`,
  },
} as const;

const escaped = (text: string): string =>
  /[\\|<]|[^\S ]| {2}/.test(text)
    ? text.replaceAll('\\', '\\\\').replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll(/\s+/g, ' ')
    : text;

/** Words with their passages; names of the code stand in code spans. */
const inline = (text: AuditText): string =>
  typeof text === 'string'
    ? escaped(text)
    : text
        .map((part) => {
          if (typeof part === 'string') return escaped(part);
          return part.isCode ? `\`${part.text}\`` : escaped(part.text);
        })
        .join('');

const line = (cells: readonly AuditText[]): string => `| ${cells.map(inline).join(' | ')} |`;

const tableLines = (head: readonly string[], rows: readonly (readonly AuditText[])[]): readonly string[] => [
  line(head),
  `|${head.map(() => ' --- ').join('|')}|`,
  ...rows.map(line),
];

const valueCells = (fields: readonly RuleField[], values: RuleValues, locale: Locale): readonly string[] =>
  fields.map((field) =>
    values[field.name] === undefined ? '' : ruleValueText(values[field.name] ?? null, field, locale),
  );

/** A diagram in the language of code hosts; states have short names there. */
const mermaidLines = ({ states, arrows }: StateDiagram): readonly string[] => {
  const stateAt = (x: number): string => `s${states.findIndex((state) => state.x === x)}`;
  return [
    '```mermaid',
    'stateDiagram-v2',
    ...states.map(({ name }, index) => `  state "${name}" as s${index}`),
    ...states.flatMap(({ isInitial }, index) => (isInitial ? [`  [*] --> s${index}`] : [])),
    ...arrows.map(
      ({ from, to, lines }) => `  ${stateAt(from)} --> ${stateAt(to)}: ${lines.join(' ').replaceAll(':', ' -')}`,
    ),
    ...states.flatMap(({ isFinal }, index) => (isFinal ? [`  s${index} --> [*]`] : [])),
    '```',
  ];
};

const casesLines = (block: Extract<AuditBlock, { kind: 'cases' }>, locale: Locale): readonly string[] => {
  const headingOf = headings[locale];
  const rows = block.cases.map(({ inputs, value, row }) => [
    ...valueCells(block.fields, inputs, locale),
    ruleValueText(value, block.output, locale),
    codeText(row),
  ]);
  const head = [...block.fields.map(({ label }) => label), headingOf.result, headingOf.row];
  return [...tableLines(head, rows), '', headingOf.of(block.cases.length, block.total)];
};

const stepsLines = (block: Extract<AuditBlock, { kind: 'steps' }>, locale: Locale): readonly string[] => {
  const headingOf = headings[locale];
  const { state: held, event, carried, effects } = block.fields;
  const given = [...held, event, ...carried];
  const rows = block.steps.map(({ state, event: happened, next }) => [
    ...valueCells(given, { ...happened, ...state }, locale),
    valueCells(held, next.state, locale).join(', '),
    next.effects.map((effect) => ruleValueText(effect, effects, locale)).join(', '),
    codeText(next.row),
  ]);
  const head = [...given.map(({ label }) => label), headingOf.next, effects.label, headingOf.row];
  return [...tableLines(head, rows), '', headingOf.of(block.steps.length, block.total)];
};

const bodyLines = (block: AuditBlock, locale: Locale): readonly string[] => {
  switch (block.kind) {
    case 'paragraph':
      return [inline(block.text)];
    case 'list':
      return block.items.map((item) => `- ${inline(item)}`);
    case 'table':
      return tableLines(block.head, block.rows);
    case 'quotations':
      return block.quotations.map(({ name, words }) => `- ${inline(name)}: ${inline(words)}`);
    case 'cases':
      return casesLines(block, locale);
    case 'steps':
      return stepsLines(block, locale);
    case 'diagram':
      return mermaidLines(block.diagram);
  }
};

const blockLines = (block: AuditBlock, locale: Locale): readonly string[] =>
  block.kind === 'paragraph' || block.title === ''
    ? ['', ...bodyLines(block, locale)]
    : ['', `### ${block.title}`, '', ...bodyLines(block, locale)];

/** A section under a second-level heading that links can name. */
export const sectionLines = ({ id, title, blocks }: AuditSection, locale: Locale): readonly string[] => [
  '',
  `<a id="${id}"></a>`,
  '',
  `## ${title}`,
  ...blocks.flatMap((block) => blockLines(block, locale)),
];
