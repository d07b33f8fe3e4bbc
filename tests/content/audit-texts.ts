import type { AuditBlock, AuditText, RuleField, StepFields } from '#domain/audit/audit-data.ts';
import { planAudit } from '#generator/plan/audit/plan-audit.ts';
import { readProject } from '../generator/audit/planned-project.ts';
import type { Text } from './texts.ts';

/** The words in the language of the page; what is code or stays in another language is left out. */
const ownWords = (text: AuditText): readonly string[] =>
  typeof text === 'string' ? [text] : [text.map((part) => (typeof part === 'string' ? part : 'x')).join('')];

const wordsOfField = ({ label, words }: RuleField): readonly string[] => [label, ...words.map((word) => word.label)];

const fieldsOfSteps = ({ state, event, carried, effects }: StepFields): readonly RuleField[] => [
  ...state,
  event,
  ...carried,
  effects,
];

const wordsOfBlock = (block: AuditBlock): readonly string[] => {
  switch (block.kind) {
    case 'paragraph':
      return ownWords(block.text);
    case 'numbers':
      return [block.title, ...block.seen.flatMap(ownWords)];
    case 'list':
      return [block.title, ...block.items.flatMap(ownWords)];
    case 'lines':
      return [block.title, ...block.lines.flatMap(({ text, more }) => [text, ...more].flatMap(ownWords))];
    case 'table':
      return [block.title, ...block.head, ...block.rows.flatMap((cells) => cells.flatMap(ownWords))];
    case 'quotations':
      return [block.title, ...block.quotations.flatMap(({ name, words }) => [...ownWords(name), ...ownWords(words)])];
    case 'cases':
      return [block.title, ...[...block.fields, block.output].flatMap(wordsOfField)];
    case 'steps':
      return [block.title, ...fieldsOfSteps(block.fields).flatMap(wordsOfField)];
    case 'diagram': {
      const { states } = block.diagram;
      const arrows = states.flatMap((state) => state.arrows.map(({ lines }) => lines.join(' ')));
      return [block.title, ...states.map(({ name }) => name), ...arrows];
    }
  }
};

/** What a person typed as an example stands in straight quotation marks and is no text of ours. */
const isTyped = (words: string): boolean => words.includes('"');

/** Every text of the audit in both languages. */
export const readAuditTexts = async (): Promise<readonly Text[]> => {
  const audits = planAudit(await readProject(), { numbers: new Map(), approvals: new Map() }, () => undefined);
  return (['pl', 'en'] as const).flatMap((locale) =>
    audits[locale].pages.flatMap(({ id, title, lead, blocks }) =>
      [title, ...ownWords(lead), ...blocks.flatMap(wordsOfBlock)]
        .filter((words) => !isTyped(words))
        .map((words): Text => ({ locale, place: `audit ${id}`, words, kind: 'prose' })),
    ),
  );
};
