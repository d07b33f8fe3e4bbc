import type { ReactNode } from 'react';
import type { TextDocument } from '#generator/validate/content/content.ts';
import { enclosedPages } from '#model/mails/fact-texts.ts';
import type { Audit } from '../audit.ts';
import { MailLink } from '../parts/links.tsx';
import { Lines, Listed } from '../parts/words.tsx';
import { listFaqQuestions, markedTextTitle } from './marked-texts.tsx';
import { fillNumbersIntoLine, formatMessageText } from './written-texts.tsx';

/** A text of `content/` or a shared sentence, by its kind. */
interface NamingText {
  readonly kind: string;
  readonly label: ReactNode;
}

/** The texts by the `{arguments}` that they name. */
type Naming = ReadonlyMap<string, readonly NamingText[]>;

/** `{withdrawalDays}` in any form; what a text says through a shared sentence counts as its own. */
const argumentsIn = (text: unknown, sentences: ReadonlyMap<string, string>): readonly string[] => {
  const names = [...JSON.stringify(text).matchAll(/\{([\w.]+)(?::[\w]+)?\}/g)].map(([, name = '']) => name);
  const shared = names.flatMap((name) => {
    const sentence = name.startsWith('statement.') ? sentences.get(name.slice('statement.'.length)) : undefined;
    return sentence === undefined ? [] : argumentsIn(sentence, sentences);
  });
  return [...new Set([...names, ...shared])];
};

/** The page that a mail encloses. */
const enclosedText = (extra: string, { project, locale }: Audit): TextDocument | undefined => {
  const pages: Readonly<Record<string, string>> = enclosedPages;
  return project.content.documents[locale].get(`pages/${pages[extra]}`);
};

type WholeText = NamingText & { readonly text: unknown };

/** Every text of one language. */
export const listAllTexts = (audit: Audit): readonly WholeText[] => {
  const { t, project, locale } = audit;
  const { content, model } = project;
  return [
    ...model.statements.map(({ id, words }) => ({
      kind: t.statements(),
      label: <a href={`legal-texts.html#statement-${id}`}>{fillNumbersIntoLine(words[locale], audit)}</a>,
      text: words[locale],
    })),
    ...model.mails.map(({ id, carries }) => ({
      kind: t.mails(),
      label: <MailLink id={id} />,
      text: [content.mails[locale].get(id), ...carries.map((extra) => enclosedText(extra, audit))],
    })),
    ...[...content.documents[locale]].map(([name, text]) => ({
      kind: t.pages(),
      label: markedTextTitle(name, text, audit),
      text,
    })),
    ...listFaqQuestions(audit).map(({ title, entry }) => ({
      kind: t.questionsAndAnswers(),
      label: title,
      text: entry,
    })),
    ...[...content.messages[locale].values()].flat().map((text) => ({
      kind: t.screenWords(),
      label: formatMessageText(text.forms, audit),
      text,
    })),
  ];
};

/** Every text with the numbers that it names; what the code fills in case by case is not among them. */
export const groupTextsByNumber = (audit: Audit): Naming => {
  const { project, locale } = audit;
  const sentences = new Map(project.model.statements.map(({ id, words }) => [id, words[locale]]));
  const rows = listAllTexts(audit).flatMap(({ text, ...naming }) =>
    argumentsIn(text, sentences).map((name) => ({ name, naming })),
  );
  return new Map(
    [...Map.groupBy(rows, ({ name }) => name)].map(([name, group]) => [name, group.map((row) => row.naming)]),
  );
};

/** At most this number of texts of a kind are named; the others are counted. */
const mostNamed = 8;

/** Texts, a line a kind. */
export const TextsByKind = ({ of: texts }: { readonly of: readonly NamingText[] }) => (
  <Lines
    items={[...Map.groupBy(texts, ({ kind }) => kind)].map(([kind, group]) => (
      <>
        {kind} ({group.length}): <Listed by="; " items={group.slice(0, mostNamed).map(({ label }) => label)} />
        {group.length > mostNamed ? ' …' : ''}
      </>
    ))}
  />
);
