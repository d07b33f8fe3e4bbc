import { z } from 'zod/mini';
import type { Prose } from '#contract/prose.ts';
import { renderProseHtml } from '#contract/prose-html.ts';
import type { Locale } from '#domain/locale.ts';
import { organisation } from '#generated/data/organisation.ts';
import { englishTexts } from '#generated/mails/english-texts.ts';
import { type Enclosure, type MailTexts, mailKinds } from '#generated/mails/mail-kinds.ts';
import { polishTexts } from '#generated/mails/polish-texts.ts';
import type { outgoingMails } from '../../database/schema.ts';
import { printBookingCalendar } from './calendar-attachment.ts';
import { type FactTexts, formatMailFacts, mailTerm, toSafeLine } from './fact-texts.ts';
import {
  fillMailProse,
  fillMailText,
  printPlainText,
  renderHtmlDocument,
  renderMailBodyHtml,
  replaceSpecialSpaces,
} from './prose.ts';

export type StoredMail = typeof outgoingMails.$inferSelect;

export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: string;
}

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The address to which replies go, if that is not ours. */
  readonly replyTo: string | null;
  readonly attachments: readonly Attachment[];
}

const textsOf = { pl: polishTexts, en: englishTexts } as const satisfies Record<Locale, MailTexts>;
const fileNames = {
  pl: { calendar: 'termin.ics', cancelledCalendar: 'termin-nieaktualny.ics', terms: 'regulamin.html' },
  en: { calendar: 'course.ics', cancelledCalendar: 'former-date.ics', terms: 'terms.html' },
} as const satisfies Record<Locale, object>;

/** The languages in which the terms are attached: the binding Polish text, and in an English mail its translation too. */
const termsLocales = { pl: ['pl'], en: ['pl', 'en'] } as const satisfies Record<Locale, readonly Locale[]>;

/** Said once in a mail, after the name in its signature, while the provider is not named. */
const sampleName = { pl: ' (nazwa przykładowa)', en: ' (sample name)' } as const satisfies Record<Locale, string>;

const signature = (facts: FactTexts, origin: string, locale: Locale): Prose => [
  {
    kind: 'paragraph',
    of: [
      `${organisation.name}${organisation.placeholder ? sampleName[locale] : ''}\n${facts.get('phone')}\n${organisation.email}\n`,
      { link: origin, of: [origin] },
    ],
  },
];

const enclosed = ({ title, body }: Enclosure, facts: FactTexts, origin: string): Prose => [
  { kind: 'heading', level: 2, id: '', of: [title] },
  ...fillMailProse(body, facts, origin),
];

/** The dates of the booking as a calendar attachment. */
const calendarOf = ({ facts, locale, createdAt }: StoredMail, origin: string): Attachment => {
  const { term, reference, booking } = z
    .looseObject({ term: mailTerm, reference: z.string(), booking: z.string() })
    .parse(facts);
  return {
    filename: fileNames[locale].calendar,
    contentType: 'text/calendar; charset=utf-8',
    content: printBookingCalendar({
      term,
      reference,
      locale,
      url: origin + booking,
      writtenAt: createdAt.getTime(),
      cancelled: false,
    }),
  };
};

/**
 * The attachment that cancels dates in a calendar: those before a move, or the booking's own. It is a separate file, since a calendar
 * file has only one method.
 */
const cancelledCalendarOf = ({ facts, locale, createdAt }: StoredMail, origin: string): Attachment => {
  const { term, before, reference, booking } = z
    .looseObject({
      term: mailTerm,
      before: z.optional(mailTerm),
      reference: z.string(),
      booking: z.optional(z.string()),
    })
    .parse(facts);
  return {
    filename: fileNames[locale].cancelledCalendar,
    contentType: 'text/calendar; charset=utf-8; method=CANCEL',
    content: printBookingCalendar({
      term: before ?? term,
      reference,
      locale,
      url: origin + (booking ?? '/'),
      writtenAt: createdAt.getTime(),
      cancelled: true,
    }),
  };
};

/** The terms and conditions in a language, as an attachment. */
const termsOf = (locale: Locale, facts: FactTexts, origin: string): Attachment => {
  const { terms } = textsOf[locale];
  return {
    filename: fileNames[locale].terms,
    contentType: 'text/html; charset=utf-8',
    content: renderHtmlDocument(locale, terms.title, renderProseHtml(enclosed(terms, facts, origin))),
  };
};

/** Renders a stored mail: the same every time, so that a mail that is sent twice is identical. Throws if its facts do not fit. */
export const renderMail = (mail: StoredMail, origin: string): RenderedMail => {
  const { kind, locale } = mail;
  const facts = formatMailFacts(kind, mail.facts, { locale, origin });
  const { texts, withdrawalNotice } = textsOf[locale];
  const carries: readonly string[] = mailKinds[kind].carries;
  const body: Prose = [...fillMailProse(texts[kind].body, facts, origin), ...signature(facts, origin, locale)];
  const notice = carries.includes('withdrawalNotice') ? enclosed(withdrawalNotice, facts, origin) : [];
  const subject = replaceSpecialSpaces(toSafeLine(fillMailText(texts[kind].subject, facts)));
  const parts = [body, notice].filter((part) => part.length > 0);
  const name = `<p><strong>${organisation.short[locale]}</strong></p>\n`;
  const head = mailKinds[kind].to === 'office' ? renderProseHtml(body) : name + renderMailBodyHtml(body);
  return {
    subject,
    text: `${parts.map(printPlainText).join('\n\n--------\n\n')}\n`,
    html: renderHtmlDocument(locale, subject, notice.length === 0 ? head : `${head}\n<hr>\n${renderProseHtml(notice)}`),
    replyTo: mailKinds[kind].to === 'office' ? (facts.get('email') ?? null) : null,
    attachments: [
      ...(carries.includes('cancelledCalendar') ? [cancelledCalendarOf(mail, origin)] : []),
      ...(carries.includes('calendar') ? [calendarOf(mail, origin)] : []),
      ...(carries.includes('terms') ? termsLocales[locale].map((one) => termsOf(one, facts, origin)) : []),
    ],
  };
};
