import type { AuditText } from '#domain/audit/audit-data.ts';
import type { Block } from '#domain/pages/prose.ts';
import { mailFactNames, termParts } from '#model/mails/fact-texts.ts';
import type { TextDocument } from '../../../validate/content/content.ts';
import type { Markdown } from '../../../validate/content/markdown.ts';
import { fillText, type Scope } from '../../text/fill-text.ts';
import { compileProse, plainText } from '../../text/prose.ts';
import { textScope } from '../../text/text-scope.ts';
import type { AuditContext } from '../pages/audit-context.ts';

/** A sentence or paragraph as visitors read it, and the heading that it stands below. */
export interface WrittenText {
  readonly under: string;
  readonly words: AuditText;
}

type Around = Pick<AuditContext, 'project' | 'translator'>;

/** What a mail is given when it is sent stands in brackets, in words. */
const factNamed = (argument: string, { locale }: Around['translator']): string | null => {
  const [name = '', part] = argument.split('.');
  const words = part === undefined ? mailFactNames[name] : termParts[part];
  return words === undefined ? null : `[${words[locale]}]`;
};

const scopeOf = ({ project, translator }: Around, isMail: boolean): Scope => {
  const scope = textScope(project, translator.locale, null);
  return (argument) => (isMail ? factNamed(argument, translator) : null) ?? scope(argument);
};

/** The name and the address of the provider stay Polish in English, and are marked so. */
const marked = (words: string, { project, translator }: Around): AuditText => {
  if (translator.locale === 'pl') return words;
  const { name, legalName, address } = project.model.organisation;
  const polish = [name, legalName, address.street, address.city];
  const known = polish.map((one) => one.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s')).join('|');
  return words
    .split(new RegExp(`(${known})`))
    .map((part, index) => (index % 2 === 1 ? { text: part, lang: 'pl', isCode: false } : part));
};

const linesOf = (block: Block): readonly string[] =>
  block.kind === 'list' ? block.items.map((item) => item.flatMap(linesOf).join(' ')) : [plainText(block.of)];

/** Every paragraph and item of a text, word for word, with its numbers. */
export const writtenTexts = (text: Markdown, around: Around, isMail = false): readonly WrittenText[] => {
  const blocks = compileProse(text, {
    locale: around.translator.locale,
    scope: scopeOf(around, isMail),
    link: () => '',
    placeholder: () => null,
    report: () => undefined,
  });
  let under = '';
  return blocks.flatMap((block) => {
    if (block.kind !== 'heading') return linesOf(block).map((words) => ({ under, words: marked(words, around) }));
    under = plainText(block.of);
    return [];
  });
};

/** A line such as a title or a subject, with its numbers. */
export const writtenLine = (text: string, around: Around, isMail = false): AuditText =>
  marked(
    fillText(text, scopeOf(around, isMail), () => undefined),
    around,
  );

const frontNames = ['heading', 'lead', 'title', 'description'] as const;

/** A page or an article: what stands at its head, then its text. `named` is what the parts of its head are called. */
export const writtenDocument = (
  { front, sections }: TextDocument,
  around: Around,
  named: (part: (typeof frontNames)[number] | 'beginning') => string,
): readonly (readonly AuditText[])[] => {
  const head = frontNames.flatMap((part) => {
    const words = front[part];
    return typeof words === 'string' && words !== '' ? [[named(part), writtenLine(words, around)]] : [];
  });
  const body = Object.values(sections).flatMap((section) => writtenTexts(section, around));
  return [...head, ...body.map(({ under, words }) => [under === '' ? named('beginning') : under, words])];
};
