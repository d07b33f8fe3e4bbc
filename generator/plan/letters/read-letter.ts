import { signingWords } from '#domain/audit/signing-words.ts';
import { parseCivilDate } from '#domain/dates/civil-date.ts';
import { type Locale, localeIds } from '#domain/locale.ts';
import type { Answer } from '#model/schema/answers.ts';
import { type ApproverRole, approverRoles } from '#model/schema/signing.ts';
import { letterWords } from './letter-words.ts';

/** What stands in a letter for one question or rule. */
export type GivenAnswer = Pick<Answer, 'entry' | 'asked' | 'answer' | 'value' | 'words'>;

export interface ReadLetter {
  readonly document: string;
  /** YYYY-MM-DD; empty where the letter names no day that exists. */
  readonly date: string;
  readonly person: string;
  readonly role: ApproverRole | null;
  readonly given: readonly GivenAnswer[];
  /** What was said of rules; `entry` is the id of the rule. */
  readonly rules: readonly GivenAnswer[];
}

type Part = 'answer' | 'value' | 'words';

const parts: readonly Part[] = ['answer', 'value', 'words'];
const labels = localeIds.flatMap((locale) => parts.map((part) => ({ locale, part, label: letterWords[locale][part] })));
const anyLabel = labels.map(({ label }) => label).join('|');
const number = String.raw`(C\d{2,3}|[a-z][a-z0-9-]*)\/([0-9a-f]{4})`;
/** A label, the number of a question or of a rule, and what follows until an empty line, the next label or the end. */
const filledLine = new RegExp(
  String.raw`^(${anyLabel}) ${number}:([\s\S]*?)(?=\n\s*\n|\n(?:${anyLabel}) [\w-]+\/|(?![\s\S]))`,
  'gm',
);

const headValue = (text: string, name: 'document' | 'date' | 'person' | 'role'): string => {
  const heads = localeIds.map((locale) => letterWords[locale].head[name]);
  const lines = text.split('\n').map((line) => line.trim());
  return (
    lines.flatMap((line) =>
      heads.filter((head) => line.startsWith(head)).map((head) => line.slice(head.length).trim()),
    )[0] ?? ''
  );
};

const roleIn = (text: string): ApproverRole | null => {
  const named = headValue(text, 'role').toLowerCase();
  return approverRoles.find((role) => localeIds.some((locale) => signingWords[locale].role[role] === named)) ?? null;
};

/** 26.11.2026 is written as often as 2026-11-26. */
const dateIn = (text: string): string => {
  const written = headValue(text, 'date').replace(
    /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/,
    (_, day: string, month: string, year: string) => [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
  );
  return parseCivilDate(written) === null ? '' : written;
};

const orNull = (text: string): string | null => (text === '' ? null : text);

const isQuestion = /^C\d/;
const isYes = /^(?:tak|yes)[.!]?$/i;
const isUnknown = /^(?:nie wiem|nie wiemy|unknown|i do not know|i don['’]t know|\?)(?:[\s.,:;–-]+(?<rest>.*))?$/i;
const isNo = /^(?:nie|no)(?![\p{L}\p{N}])[\s.,:;–-]*(?<rest>.*)$/iu;
const isChoice = /^[A-Z][.)]?$/i;

type Written = Readonly<Record<Part, string>>;
type Verdict = Pick<Answer, 'answer' | 'value' | 'words'>;

const together = (...texts: readonly string[]): string | null => orNull(texts.filter((text) => text !== '').join('; '));

/** The answer that a letter of a choice means, or the words themselves. */
const chosen = (text: string, others: readonly string[]): string | null => {
  const index = isChoice.test(text) ? text.toUpperCase().charCodeAt(0) - 'A'.charCodeAt(0) : -1;
  return others[index] ?? null;
};

/** A yes with another value, and anything else that is no bare answer, is kept as unknown: it must not close a question. */
const verdictOf = ({ answer, value, words }: Written, others: readonly string[]): Verdict => {
  if (isYes.test(answer) && value === '') return { answer: 'yes', value: null, words: orNull(words) };
  const unknown = isUnknown.exec(answer);
  if (unknown !== null)
    return { answer: 'unknown', value: orNull(value), words: together(unknown.groups?.rest ?? '', words) };
  const choice = chosen(answer, others);
  if (choice !== null) return { answer: 'no', value: choice, words: together(value, words) };
  const no = isNo.exec(answer);
  if (no === null) return { answer: 'unknown', value: orNull(value), words: together(answer, words) };
  const rest = no.groups?.rest ?? '';
  const stated = chosen(rest, others) ?? rest;
  return value === ''
    ? { answer: 'no', value: orNull(stated), words: orNull(words) }
    : { answer: 'no', value, words: together(stated, words) };
};

/** A letter that came back, in either language. `othersOf` gives the choices of a question. */
export const readLetter = (
  text: string,
  othersOf: (entry: string, locale: Locale) => readonly string[],
): ReadLetter => {
  const plain = text.replaceAll('\r\n', '\n').replaceAll('\u{a0}', ' ');
  const lines = [...plain.matchAll(filledLine)].flatMap(([, label = '', entry = '', asked = '', rest = '']) =>
    labels
      .filter((one) => one.label === label)
      .slice(0, 1)
      .map(({ locale, part }) => ({ locale, part, entry, asked, text: rest.replaceAll(/\s+/g, ' ').trim() })),
  );
  const given = [...Map.groupBy(lines, ({ entry, asked }) => `${entry}/${asked}`).values()].flatMap((group) => {
    const [first] = group;
    const textOf = (part: Part): string =>
      group.filter((one) => one.part === part && one.text !== '').at(-1)?.text ?? '';
    const written: Written = { answer: textOf('answer'), value: textOf('value'), words: textOf('words') };
    if (first === undefined || parts.every((part) => written[part] === '')) return [];
    const { entry, asked, locale } = first;
    return [{ entry, asked, ...verdictOf(written, othersOf(entry, locale)) }];
  });
  return {
    document: headValue(plain, 'document'),
    date: dateIn(plain),
    person: headValue(plain, 'person'),
    role: roleIn(plain),
    given: given.filter(({ entry }) => isQuestion.test(entry)),
    rules: given.filter(({ entry }) => !isQuestion.test(entry)),
  };
};
