import type { Prose } from '#contract/prose.ts';
import { type Locale, localeIds } from '#domain/locale.ts';
import { enclosedPages } from '#model/mails/fact-texts.ts';
import type { Mail } from '#model/schema/mails.ts';
import type { Finding } from '../../problems/finding.ts';
import { subjectOfContentFile } from '../../problems/subjects.ts';
import type { MailText } from '../../validate/content/content.ts';
import type { Markdown } from '../../validate/content/markdown.ts';
import { findDocument, frontMatterText, sectionProse } from '../planning/document-texts.ts';
import { resolveLink } from '../planning/links.ts';
import type { Planning } from '../planning/planning.ts';
import type { PlannedMails } from '../site-plan.ts';
import { lackOfReference } from '../text/explain-lack.ts';
import { fillTextArguments, type Scope } from '../text/fill-text.ts';
import { compileProse } from '../text/prose.ts';

/** The parts of a term that a mail can name. */
const partsOfTerm = ['name', 'city', 'where', 'days', 'hours', 'papers'] as const;

/** The facts that a mail is given when it is sent. */
const mailArguments = ({ facts, maybe }: Mail): readonly string[] =>
  Object.entries({ ...facts, ...maybe }).flatMap(([name, type]) =>
    type === 'term' ? partsOfTerm.map((part) => `${name}.${part}`) : [name],
  );

const mailScope = (planning: Planning, mail: Mail, { locale, used }: { locale: Locale; used: Set<string> }): Scope => {
  // The phone number depends on the course of the booking, so it is filled in when the mail is sent.
  const names = new Set([...mailArguments(mail), 'phone']);
  const scope = planning.scope(locale, null);
  return (argument) => {
    if (!names.has(argument)) return scope(argument);
    used.add(argument.split('.')[0] ?? '');
    return `{${argument}}`;
  };
};

/** The link resolver of a mail. A link may lead to an address that the mail gets as a fact: `[zobacz]({booking})`. */
const mailLink = (planning: Planning, mail: Mail, { locale, used }: { locale: Locale; used: Set<string> }) => {
  const paths = Object.entries({ ...mail.facts, ...mail.maybe }).filter(([, type]) => type === 'path');
  return (target: string): string | null => {
    const path = paths.find(([name]) => target === `{${name}}`);
    if (target === 'tel:') return 'tel:{phoneNumber}';
    if (path === undefined) return resolveLink(planning, target, { locale });
    used.add(path[0]);
    return target;
  };
};

const compileBody = (
  planning: Planning,
  body: Markdown,
  of: { mail: Mail; text: MailText; used: Set<string> },
): Prose => {
  const where = { locale: of.text.locale, used: of.used };
  return compileProse(body, {
    locale: of.text.locale,
    scope: mailScope(planning, of.mail, where),
    link: mailLink(planning, of.mail, where),
    placeholder: () => null,
    report: ({ offset, ...problem }) => planning.report({ ...problem, at: { content: of.text.file, offset } }),
  });
};

const planMail = (planning: Planning, mail: Mail, text: MailText): PlannedMails['texts'][string] => {
  const used = new Set<string>();
  const at = (path: readonly string[]): Finding['at'] => ({ content: text.file, path });
  const subject = fillTextArguments(
    text.subject,
    mailScope(planning, mail, { locale: text.locale, used }),
    (argument) =>
      planning.report({
        code: 'unknown-argument',
        at: at(['subject']),
        found: `The placeholder “{${argument}}” has no value.`,
        ...lackOfReference('argument', argument),
      }),
  );
  const body = compileBody(planning, text.body, { mail, text, used });
  for (const name of Object.keys({ ...mail.facts, ...mail.maybe })) {
    if (used.has(name)) continue;
    planning.report({
      code: 'unused-mail-fact',
      at: at(['subject']),
      found: `The mail does not use the fact “${name}”, which it gets.`,
      reliesOn: [subjectOfContentFile(text.file)],
    });
  }
  return { subject, body };
};

/** A page as the enclosure of a mail: its title, lead and text. */
const enclosure = (planning: Planning, page: string, locale: Locale): PlannedMails['withdrawalNotice'] => {
  const document = findDocument(planning, `pages/${page}`, locale);
  const front = (name: 'title' | 'lead') =>
    document === null ? '' : frontMatterText(planning, document, { name, city: null });
  return {
    title: front('title'),
    body: [
      { kind: 'paragraph', of: [front('lead')] },
      ...sectionProse(planning, document, { section: 'body', city: null }),
    ],
  };
};

const planLocale = (planning: Planning, locale: Locale): PlannedMails => {
  const { model, content } = planning.project;
  const texts = model.mails.flatMap((mail): [string, PlannedMails['texts'][string]][] => {
    const text = content.mails[locale].get(mail.id);
    if (text !== undefined) return [[mail.id, planMail(planning, mail, text)]];
    const path = `${locale}/mails/${mail.id}.md`;
    planning.report({
      code: 'missing-text',
      at: { content: path },
      lacks: [subjectOfContentFile(path)],
      found: `The mail “${mail.id}” has no text: there is no file “content/${path}”.`,
    });
    return [];
  });
  return {
    texts: Object.fromEntries(texts),
    withdrawalNotice: enclosure(planning, enclosedPages.withdrawalNotice, locale),
    terms: enclosure(planning, enclosedPages.terms, locale),
  };
};

const unreadMails = ({ project: { model, content } }: Planning): Finding[] =>
  localeIds.flatMap((locale) =>
    [...content.mails[locale]]
      .filter(([name]) => !model.mails.some(({ id }) => id === name))
      .map(
        ([name, { file }]): Finding => ({
          code: 'unread-text',
          at: { content: file },
          found: `There is no mail “${name}”.`,
          lacks: [`mail ${name}`],
        }),
      ),
  );

/** The texts of all mails, with the numbers of the model filled in; facts that are known only when a mail is sent stay as `{name}`. */
export const planMails = (planning: Planning): Readonly<Record<Locale, PlannedMails>> => {
  for (const finding of unreadMails(planning)) planning.report(finding);
  return { pl: planLocale(planning, 'pl'), en: planLocale(planning, 'en') };
};
