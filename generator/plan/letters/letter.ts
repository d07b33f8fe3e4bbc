import type { AskedQuestion, LetterBlock } from '#domain/audit/letter-data.ts';
import type { Locale } from '#domain/locale.ts';
import { priceText } from '#domain/money/amount.ts';
import type { Rule } from '#model/rules/language.ts';
import type { ApproverRole } from '#model/schema/signing.ts';
import { type LetterWords, letterWords } from './letter-words.ts';
import type { Question } from './questions.ts';

/** How many questions stand on the first page. */
const mostOnFirstPage = 10;

const letterOf = (index: number): string => String.fromCodePoint('A'.charCodeAt(0) + index);

export const costText = ({ weight, atRisk }: Pick<Question, 'weight' | 'atRisk'>, locale: Locale): string => {
  const words = letterWords[locale];
  return `${words.weight[weight]}${atRisk === null ? '' : `, ${priceText(atRisk, locale)} ${words.perOrder}`}`;
};

/** What somebody has answered, by whom and when. */
export const answerText = ({ last }: Pick<Question, 'last'>, words: LetterWords): string => {
  if (last === null) return '';
  const said = [words.said[last.answer], last.value ?? '', last.words ?? ''].filter((part) => part !== '');
  return `${said.join(' – ')} (${last.person}, ${last.date}, ${last.document})`;
};

const asked = (question: Question, index: number, locale: Locale): AskedQuestion => {
  const words = letterWords[locale];
  const { text, others, number, last } = question;
  const isOvertaken = last !== null && last.answer !== 'unknown';
  return {
    text: `${index}. ${text}`,
    choices: [words.keep, ...others.map((other, position) => `${letterOf(position)}: ${other}`), words.otherwise].join(
      ' · ',
    ),
    cost: `${words.costs}: ${costText(question, locale)}.`,
    before:
      last === null
        ? ''
        : `${words.before}: ${answerText(question, words)}${isOvertaken ? `; ${words.changedSince}` : ''}.`,
    lines: [words.answer, words.value, words.words].map((label) => `${label} ${number}:`),
  };
};

const reasonsOf = (questions: readonly Question[], locale: Locale): readonly LetterBlock[] => {
  const words = letterWords[locale];
  return questions.flatMap(({ entry }): LetterBlock[] => [
    { kind: 'subject', text: `${entry.id}. ${entry.subject[locale]}` },
    {
      kind: 'list',
      items: entry.says.map(
        ({ clauses, variant }) => `${words.sources} (${words.specification} ${clauses.join(', ')}): ${variant[locale]}`,
      ),
    },
    { kind: 'paragraph', text: `${words.now}: ${entry.decision[locale]}` },
    { kind: 'paragraph', text: `${words.reason}: ${entry.reason[locale]}` },
  ]);
};

const answeredBlock = (answered: readonly Question[], words: LetterWords): LetterBlock =>
  answered.length === 0
    ? { kind: 'paragraph', text: words.givenNone }
    : {
        kind: 'list',
        items: answered.map(
          (question) =>
            `${question.entry.id}. ${question.text} – ${answerText(question, words)}${question.state === 'refused' ? `, ${words.toChange}` : ''}`,
        ),
      };

export interface LetterFacts {
  readonly role: ApproverRole;
  readonly locale: Locale;
  /** All questions, of every role. */
  readonly questions: readonly Question[];
  /** The rules that nobody has signed as they decide now, with their words filled in. */
  readonly unsigned: readonly Rule[];
}

const rulesBlocks = ({ role, unsigned, locale }: LetterFacts): readonly LetterBlock[] => {
  const words = letterWords[locale];
  const rules = unsigned.filter(({ signedBy }) => signedBy === role);
  if (rules.length === 0) return [];
  return [
    { kind: 'heading', text: `${words.rules} (${rules.length})`, startsPage: true },
    { kind: 'paragraph', text: words.rulesHow },
    {
      kind: 'table',
      head: [words.rules, words.now, words.signature],
      rows: rules.map((rule) => [rule.title[locale], rule.sentence[locale], '']),
    },
  ];
};

/** The letter to one role: on its first page what matters most, then the rest, what was answered, the rules to sign, and the reasons. */
export const planLetter = (facts: LetterFacts): readonly LetterBlock[] => {
  const { role, locale } = facts;
  const words = letterWords[locale];
  const own = facts.questions.filter((one) => one.role === role);
  const open = own.filter(({ state }) => state === 'open');
  const blockOf = (question: Question, index: number): LetterBlock => ({
    kind: 'question',
    question: asked(question, index + 1, locale),
  });
  const blocks = open.map(blockOf);
  return [
    { kind: 'title', text: words.title[role] },
    ...words.how.map((text): LetterBlock => ({ kind: 'paragraph', text })),
    {
      kind: 'lines',
      lines: [words.head.document, words.head.date, words.head.person, `${words.head.role} ${words.role[role]}`],
    },
    { kind: 'heading', text: words.first, startsPage: false },
    ...blocks.slice(0, mostOnFirstPage),
    ...(blocks.length > mostOnFirstPage
      ? [{ kind: 'heading' as const, text: words.others, startsPage: true }, ...blocks.slice(mostOnFirstPage)]
      : []),
    { kind: 'heading', text: words.given, startsPage: false },
    answeredBlock(
      own.filter(({ state }) => state !== 'open'),
      words,
    ),
    ...rulesBlocks(facts),
    { kind: 'heading', text: words.reasons, startsPage: true },
    ...reasonsOf(open, locale),
  ];
};
