import type { Calendar } from '#domain/dates/demo-calendar.ts';
import type { Locale } from '#domain/locale.ts';
import type { Confirmation } from '#model/schema/signing.ts';
import type { Markdown } from './markdown.ts';
import type { FrontMatter } from './schemas.ts';

/** A Markdown file of content/: its front matter and its body, cut at level-1 headings where its kind has sections. */
export interface TextDocument {
  readonly file: string;
  readonly locale: Locale;
  readonly front: FrontMatter;
  /** The whole body under the key `body`, or one text for each section name. */
  readonly sections: Readonly<Record<string, Markdown>>;
}

/** The text of a mail, still with its `{arguments}`. */
export interface MailText {
  readonly file: string;
  readonly locale: Locale;
  readonly subject: string;
  readonly confirmed?: Confirmation | undefined;
  readonly body: Markdown;
}

/** One interface text: a sentence, or one sentence for each plural category. */
export interface Message {
  readonly key: string;
  readonly file: string;
  readonly forms: string | Readonly<Record<string, string>>;
}

/** The texts of the units: one message for each unit, and a second one with the ending `Genitive` if Polish needs it. */
export type UnitTexts = ReadonlyMap<string, Message>;

export interface FaqEntry {
  readonly file: string;
  readonly index: number;
  readonly id: string;
  readonly title: string;
  readonly content: Markdown;
  readonly medical: boolean;
  readonly legal: boolean;
  readonly sources: readonly string[];
}

export interface GalleryPicture {
  readonly file: string;
  readonly title: { readonly pl: string; readonly en: string };
  readonly alt: { readonly pl: string; readonly en: string };
  /** The edge of the picture that stays visible if less of its height is shown. */
  readonly keep?: 'top' | 'bottom' | undefined;
}

/** Everything in content/, by locale and name. Document names are paths without locale and ending, e.g. `courses/kpp`. */
export interface Content {
  readonly documents: Readonly<Record<Locale, ReadonlyMap<string, TextDocument>>>;
  /** The texts of the mails by their ids. */
  readonly mails: Readonly<Record<Locale, ReadonlyMap<string, MailText>>>;
  readonly messages: Readonly<Record<Locale, ReadonlyMap<string, readonly Message[]>>>;
  readonly faq: Readonly<Record<Locale, ReadonlyMap<string, readonly FaqEntry[]>>>;
  readonly galleries: ReadonlyMap<string, readonly GalleryPicture[]>;
  /** The demo calendar; null if its file is missing or broken. */
  readonly calendar: Calendar | null;
}
