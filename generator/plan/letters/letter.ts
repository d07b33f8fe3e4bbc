import type { AskedQuestion, LetterBlock } from '#domain/audit/letter-data.ts';
import { signingWords } from '#domain/audit/signing-words.ts';
import type { Locale } from '#domain/locale.ts';
import { priceText } from '#domain/money/amount.ts';
import type { Rule } from '#model/rules/language.ts';
import type { Answer } from '#model/schema/answers.ts';
import type { Approval } from '#model/schema/approvals.ts';
import type { ApproverRole } from '#model/schema/signing.ts';
import { letterWords } from './letter-words.ts';
import type { Question } from './questions.ts';

/** How many questions stand on the first page. */
const mostOnFirstPage = 10;

const letterOf = (index: number): string => String.fromCodePoint('A'.charCodeAt(0) + index);

type Said = Pick<Answer, 'answer' | 'value' | 'words' | 'person' | 'date' | 'document'>;

/** What somebody has answered, by whom and when. */
export const answerText = (last: Said | null, locale: Locale): string => {
  if (last === null) return '';
  const { answer } = signingWords[locale];
  const said = [answer[last.answer], last.value ?? '', last.words ?? ''].filter((part) => part !== '');
  return `${said.join(' – ')} (${last.person}, ${last.date}, ${last.document})`;
};

const asked = (question: Question, index: number, locale: Locale): AskedQuestion => {
  const words = letterWords[locale];
  const { text, others, number, last, atRisk } = question;
  const isOvertaken = last !== null && last.answer !== 'unknown';
  return {
    text: `${index}. ${text}`,
    choices: others.map((other, position) => `${letterOf(position)}: ${other}`).join(' · '),
    cost: atRisk === null ? '' : `${words.costs}: ${priceText(atRisk, locale)} ${words.perOrder}.`,
    before:
      last === null
        ? ''
        : `${words.before}: ${answerText(last, locale)}${isOvertaken ? `; ${words.changedSince}` : ''}.`,
    lines: [words.answer, words.value, words.words].map((label) => `${label} ${number}:`),
  };
};

/** Questions in a row that cost the same stand under one line that says so. */
const questionBlocks = (questions: readonly Question[], from: number, locale: Locale): readonly LetterBlock[] => {
  const words = letterWords[locale];
  return questions.flatMap((question, index): LetterBlock[] => [
    ...(question.weight === questions[index - 1]?.weight
      ? []
      : [{ kind: 'subject' as const, text: `${words.costs}: ${signingWords[locale].weight[question.weight]}` }]),
    { kind: 'question', question: asked(question, from + index, locale) },
  ]);
};

const answeredBlock = (answered: readonly Question[], locale: Locale): LetterBlock =>
  answered.length === 0
    ? { kind: 'paragraph', text: letterWords[locale].givenNone }
    : {
        kind: 'list',
        items: answered.map(
          (question) =>
            `${question.entry.id}. ${question.text} – ${answerText(question.last, locale)}${question.state === 'refused' ? `, ${letterWords[locale].toChange}` : ''}`,
        ),
      };

export interface LetterFacts {
  readonly role: ApproverRole;
  readonly locale: Locale;
  /** The page with the texts that the role signs: its title and its file in the folder; null where it signs none. */
  readonly reading: { readonly title: string; readonly file: string } | null;
  /** All questions, of every role. */
  readonly questions: readonly Question[];
  /** The rules that nobody has signed as they decide now, with their words filled in. */
  readonly unsigned: readonly AskedRule[];
}

/** A rule to sign, with the number by which its signature is read, and what was said of it last as it decides now. */
export type AskedRule = Rule & { readonly number: string; readonly last: Approval | null };

const rulesBlocks = ({ role, unsigned, locale }: LetterFacts): readonly LetterBlock[] => {
  const words = letterWords[locale];
  const rules = unsigned.filter(({ signedBy }) => signedBy === role);
  if (rules.length === 0) return [];
  return [
    { kind: 'heading', text: `${words.rules} (${rules.length})`, startsPage: true },
    { kind: 'paragraph', text: words.rulesHow },
    ...rules.map(
      (rule): LetterBlock => ({
        kind: 'rule',
        question: {
          text: rule.title[locale],
          choices: rule.sentence[locale],
          cost: '',
          before:
            rule.last === null
              ? ''
              : `${words.before}: ${answerText({ ...rule.last, value: null, person: rule.last.name }, locale)}.`,
          lines: [words.answer, words.words].map((label) => `${label} ${rule.number}:`),
        },
      }),
    ),
  ];
};

const readingText = ({ reading, locale }: LetterFacts): readonly string[] =>
  reading === null ? [] : [`${letterWords[locale].toRead} „${reading.title}” (${reading.file}).`];

/** The letter to one role: on its first page what matters most, then the rest, what was answered, and the rules to sign. The reasons stay in the folder. */
export const planLetter = (facts: LetterFacts): readonly LetterBlock[] => {
  const { role, locale } = facts;
  const words = letterWords[locale];
  const own = facts.questions.filter((one) => one.role === role);
  const open = own.filter(({ state }) => state === 'open');
  const [first, others] = [open.slice(0, mostOnFirstPage), open.slice(mostOnFirstPage)];
  return [
    { kind: 'title', text: words.title[role] },
    ...[...words.how, ...readingText(facts)].map((text): LetterBlock => ({ kind: 'paragraph', text })),
    {
      kind: 'lines',
      lines: [
        words.head.document,
        words.head.date,
        words.head.person,
        `${words.head.role} ${signingWords[locale].role[role]}`,
      ],
    },
    { kind: 'heading', text: words.first, startsPage: false },
    ...questionBlocks(first, 1, locale),
    ...(others.length > 0
      ? [
          { kind: 'heading' as const, text: words.others, startsPage: true },
          ...questionBlocks(others, mostOnFirstPage + 1, locale),
        ]
      : []),
    { kind: 'heading', text: words.given, startsPage: false },
    answeredBlock(
      own.filter(({ state }) => state === 'confirmed' || state === 'refused'),
      locale,
    ),
    ...rulesBlocks(facts),
  ];
};
