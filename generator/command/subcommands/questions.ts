import { moneyText } from '#domain/audit/rule-text.ts';
import type { Locale } from '#domain/locale.ts';
import type { RegisterEntry } from '#model/schema/register.ts';
import { moneyAtRisk } from '../../rules/meaning/money-at-risk.ts';
import type { Project } from '../../validate/project.ts';

export type Confirmer = Exclude<RegisterEntry['confirmedBy'], 'nobody'>;

/** An open decision that somebody must confirm. */
export interface Question {
  readonly id: string;
  readonly role: Confirmer;
  readonly subject: string;
  /** The statements of the sources, each with its clauses. */
  readonly says: readonly string[];
  readonly decision: string;
  readonly reason: string;
  /** Where the model changes if the answer is no. */
  readonly places: readonly string[];
  /** By how much one order may be wrong, in grosze; null where no amount depends on it. */
  readonly atRisk: number | null;
}

type Facts = Pick<Project, 'model' | 'rules' | 'parameters'>;

/** Every open question, those with the most money at risk first. */
export const planQuestions = (facts: Facts, locale: Locale): readonly Question[] =>
  facts.model.register
    .flatMap((entry): readonly Question[] => {
      if (entry.confirmedBy === 'nobody' || entry.status === 'answered' || entry.status === 'settled') return [];
      return [
        {
          id: entry.id,
          role: entry.confirmedBy,
          subject: entry.subject[locale],
          says: entry.says.map(({ clauses, variant }) => `${clauses.join(', ')}: ${variant[locale]}`),
          decision: entry.decision[locale],
          reason: entry.reason[locale],
          places: entry.shownBy,
          atRisk: moneyAtRisk(entry, facts),
        },
      ];
    })
    .toSorted((a, b) => (b.atRisk ?? -1) - (a.atRisk ?? -1));

const words = {
  pl: {
    title: 'Pytania do potwierdzenia',
    intro: 'Przy każdym pytaniu prosimy wpisać TAK albo NIE po dwukropku. Puste pozostaje otwarte.',
    head: ['Dokument:', 'Data (RRRR-MM-DD):'],
    role: { owner: 'Do właściciela', lawyer: 'Do prawnika', physician: 'Do lekarza' },
    sources: 'Co mówią źródła',
    question: 'Pytanie: czy potwierdzają Państwo, że tak ma być?',
    reason: 'Dlaczego tak',
    yes: 'TAK: zostaje, jak jest, a wpis w rejestrze dostaje dzień i dokument.',
    no: 'NIE: do zmiany, a wpis pozostaje otwarty:',
    atRisk: 'Kwota, o którą może różnić się jedno zamówienie',
    answer: 'Odpowiedź',
  },
  en: {
    title: 'Questions to confirm',
    intro: 'Please write YES or NO after the colon of each question. What is left empty stays open.',
    head: ['Document:', 'Date (YYYY-MM-DD):'],
    role: { owner: 'To the owner', lawyer: 'To the lawyer', physician: 'To the physician' },
    sources: 'What the sources say',
    question: 'Question: do you confirm that it shall be so?',
    reason: 'Why so',
    yes: 'YES: it stays as it is, and the entry of the register gets the day and the document.',
    no: 'NO: to be changed, and the entry stays open:',
    atRisk: 'Amount by which one order may differ',
    answer: 'Answer',
  },
} as const;

const sectionOf = (question: Question, locale: Locale): readonly string[] => {
  const text = words[locale];
  return [
    `### ${question.id}. ${question.subject}`,
    '',
    `${text.sources}:`,
    ...question.says.map((line) => `- ${line}`),
    '',
    `**${question.decision}**`,
    '',
    `${text.reason}: ${question.reason}`,
    '',
    text.question,
    `- ${text.yes}`,
    `- ${text.no} ${question.places.map((place) => `\`${place}\``).join(', ')}`,
    ...(question.atRisk === null ? [] : [`- ${text.atRisk}: ${moneyText(question.atRisk, locale)}`]),
    '',
    `${text.answer} ${question.id}:`,
    '',
  ];
};

/** The document to send, sorted by who must answer, then by money at risk. */
export const questionsDocument = (questions: readonly Question[], locale: Locale): readonly string[] => {
  const text = words[locale];
  const groups = Map.groupBy(questions, ({ role }) => role);
  return [
    `# ${text.title}`,
    '',
    text.intro,
    '',
    ...text.head,
    '',
    ...[...groups].flatMap(([role, group]) => [
      `## ${text.role[role]} (${group.length})`,
      '',
      ...group.flatMap((question) => sectionOf(question, locale)),
    ]),
  ];
};

export interface Answers {
  readonly document: string;
  readonly date: string;
  readonly given: ReadonlyMap<string, boolean>;
  /** What stands after a colon and is neither a bare yes nor a no, by the id of the question. */
  readonly unclear: ReadonlyMap<string, string>;
}

const valueAfter = (text: string, heads: readonly string[]): string =>
  text
    .split('\n')
    .flatMap((line) => heads.filter((head) => line.startsWith(head)).map((head) => line.slice(head.length).trim()))
    .find((value) => value !== '') ?? '';

/** A yes with a condition is none: it would close a question that has another answer. What follows a no explains it. */
const verdictOf = (answer: string): boolean | null => {
  if (/^(?:tak|yes)[.!]?$/i.test(answer)) return true;
  return /^(?:nie|no)(?![\p{L}\p{N}])/iu.test(answer) ? false : null;
};

/** A document that came back, in either language. */
export const readAnswers = (text: string): Answers => {
  const [document = '', date = ''] = [0, 1].map((index) =>
    valueAfter(text, [words.pl.head[index] ?? '', words.en.head[index] ?? '']),
  );
  const found = [...text.matchAll(/^(?:Odpowiedź|Answer) (C\d{2,3}): *(\S.*)$/gim)].map(
    ([, id = '', answer = '']): [string, string] => [id, answer.trim()],
  );
  const given = found.flatMap(([id, answer]): [string, boolean][] => {
    const verdict = verdictOf(answer);
    return verdict === null ? [] : [[id, verdict]];
  });
  return {
    document,
    date,
    given: new Map(given),
    unclear: new Map(found.filter(([, one]) => verdictOf(one) === null)),
  };
};
