import type { ReactNode } from 'react';
import type { Block } from '#contract/prose.ts';
import { fillPlaceholders } from '#domain/texts/fill-placeholders.ts';
import { fillTextArguments, type Scope } from '#generator/plan/text/fill-text.ts';
import { compileProse, inlinePlainText } from '#generator/plan/text/prose.ts';
import { createTextScope } from '#generator/plan/text/text-scope.ts';
import type { TextDocument } from '#generator/validate/content/content.ts';
import type { Markdown } from '#generator/validate/content/markdown.ts';
import type { LocalizedTexts } from '#model/localized-text.ts';
import { mailFactNames, termParts } from '#model/mails/fact-texts.ts';
import type { Audit } from '../audit.ts';

type Around = Pick<Audit, 'project' | 'locale'>;

/** A sentence or paragraph as visitors read it, and the heading above it. */
interface WrittenText {
  readonly under: string;
  readonly words: string;
}

/** What a mail is given when it is sent is in brackets, in words. */
const factNamed = (argument: string, { locale }: Around): string | null => {
  const [name = '', part] = argument.split('.');
  const names: LocalizedTexts = mailFactNames;
  const words = part === undefined ? names[name] : termParts[part];
  return words === undefined ? null : `[${words[locale]}]`;
};

/** What the code fills into texts of the interface; the rest is three dots. */
const filledInNames: LocalizedTexts = {
  ...mailFactNames,
  typed: { pl: 'wpisany tekst', en: 'text typed' },
  adult: { pl: 'wiek pełnoletności', en: 'age of majority' },
  age: { pl: 'wiek', en: 'age' },
  first: { pl: 'pierwszy dzień', en: 'first day' },
  last: { pl: 'ostatni dzień', en: 'last day' },
  exam: { pl: 'dzień egzaminu', en: 'day of the exam' },
  date: { pl: 'dzień', en: 'day' },
  time: { pl: 'godzina', en: 'time' },
  fields: { pl: 'nazwy pól', en: 'names of the fields' },
  count: { pl: 'liczba', en: 'number' },
  course: { pl: 'kurs', en: 'course' },
  price: { pl: 'cena', en: 'price' },
};

const auditTextScope = (around: Around, isMail: boolean): Scope => {
  const scope = createTextScope(around.project, around.locale, null);
  return (argument) => (isMail ? factNamed(argument, around) : null) ?? scope(argument);
};

const blockLines = (block: Block): readonly string[] =>
  block.kind === 'list' ? block.items.map((item) => item.flatMap(blockLines).join(' ')) : [inlinePlainText(block.of)];

/** Every paragraph and item of a text, word for word, with its numbers. */
export const listParagraphsVerbatim = (text: Markdown, around: Around, isMail = false): readonly WrittenText[] => {
  const blocks = compileProse(text, {
    locale: around.locale,
    scope: auditTextScope(around, isMail),
    link: () => '',
    placeholder: () => null,
    report: () => undefined,
  });
  let under = '';
  return blocks.flatMap((block) => {
    if (block.kind !== 'heading') return blockLines(block).map((words) => ({ under, words }));
    under = inlinePlainText(block.of);
    return [];
  });
};

/** A line such as a title or a subject, with its numbers. */
export const fillNumbersIntoLine = (text: string, around: Around, isMail = false): string =>
  fillTextArguments(text, auditTextScope(around, isMail), () => undefined);

/** A text of the interface in one wording, that of many where a count changes it; what the code fills in case by case is in brackets. */
export const formatMessageText = (forms: string | Readonly<Record<string, string>>, around: Around): string => {
  const text = typeof forms === 'string' ? forms : (forms.many ?? forms.other ?? '');
  return fillPlaceholders(fillNumbersIntoLine(text, around), (argument) => {
    const [name = ''] = argument.split(':', 1);
    return `[${filledInNames[name]?.[around.locale] ?? '…'}]`;
  });
};

/** The paragraphs of a text in one line. */
export const fillNumbersIntoParagraphs = (text: Markdown, around: Around, isMail = false): string =>
  listParagraphsVerbatim(text, around, isMail)
    .map(({ words }) => words)
    .join(' ');

/** A page or an article in rows: its head, then its text, each with the place of the words. */
export const documentAsTableRows = (
  { front, sections }: TextDocument,
  audit: Audit,
): readonly (readonly ReactNode[])[] => {
  const { t } = audit;
  const head = { heading: t.partHeading(), lead: t.partLead(), title: t.partTitle(), description: t.partDescription() };
  const ofHead = (['heading', 'lead', 'title', 'description'] as const).flatMap((part) => {
    const words = front[part];
    return typeof words === 'string' && words !== '' ? [[head[part], fillNumbersIntoLine(words, audit)]] : [];
  });
  const body = Object.values(sections).flatMap((section) => listParagraphsVerbatim(section, audit));
  return [...ofHead, ...body.map(({ under, words }) => [under === '' ? t.partBeginning() : under, words])];
};
