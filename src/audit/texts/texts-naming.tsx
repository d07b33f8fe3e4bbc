import type { ReactNode } from 'react';
import type { Audit } from '../audit.ts';
import { MailLink } from '../parts/links.tsx';
import { markedTextTitle } from './marked-texts.tsx';
import { writtenLine } from './written-texts.tsx';

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

/** Every text of one language with the numbers that it names; what the code fills in case by case is not among them. */
export const textsNaming = (audit: Audit): Naming => {
  const { t, project, locale } = audit;
  const { content, model } = project;
  const sentences = new Map(model.statements.map(({ id, words }) => [id, words[locale]]));
  const texts: readonly (NamingText & { readonly text: unknown })[] = [
    ...model.statements.map(({ id, words }) => ({
      kind: t.statements(),
      label: <a href={`legal-texts.html#statement-${id}`}>{writtenLine(words[locale], audit)}</a>,
      text: words[locale],
    })),
    ...[...content.mails[locale]].map(([id, text]) => ({ kind: t.mails(), label: <MailLink id={id} />, text })),
    ...[...content.documents[locale]].map(([name, text]) => ({
      kind: t.pages(),
      label: markedTextTitle(name, text, audit),
      text,
    })),
    ...[...content.faq[locale].values()].flat().map((text) => ({
      kind: t.questionsAndAnswers(),
      label: writtenLine(text.title, audit),
      text,
    })),
    ...[...content.messages[locale].values()].flat().map((text) => ({
      kind: t.screenWords(),
      label: writtenLine(typeof text.forms === 'string' ? text.forms : (text.forms.other ?? ''), audit),
      text,
    })),
  ];
  const rows = texts.flatMap(({ text, ...naming }) => argumentsIn(text, sentences).map((name) => ({ name, naming })));
  return new Map(
    [...Map.groupBy(rows, ({ name }) => name)].map(([name, group]) => [name, group.map((row) => row.naming)]),
  );
};
