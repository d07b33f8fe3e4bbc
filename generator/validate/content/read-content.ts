import type { z } from 'zod';
import { type Calendar, calendarSchema } from '#domain/dates/demo-calendar.ts';
import { isRecord } from '#domain/json-value.ts';
import { isLocale, type Locale } from '#domain/locale.ts';
import { findNearestName } from '#domain/texts/nearest-name.ts';
import { memoizeByObject } from '../../load/memoize.ts';
import type { Finding } from '../../problems/finding.ts';
import type { ContentFile } from '../../sources/loaded.ts';
import { findingsFromZodIssues } from '../shape/shape.ts';
import { calendarFile } from './calendar.ts';
import type { Content, FaqEntry, GalleryPicture, MailText, Message, TextDocument } from './content.ts';
import { type Markdown, type MarkdownBlock, parseMarkdown } from './markdown.ts';
import {
  type DocumentKind,
  documentKinds,
  faqSchema,
  gallerySchema,
  glossarySchema,
  mailSchema,
  messagesSchema,
  requiredSections,
} from './schemas.ts';

const isDocumentKind = (name: string | undefined): name is DocumentKind => name !== undefined && name in documentKinds;

/** What one file contributes to the content, or what is wrong with the file. */
type Part =
  | { readonly kind: 'document'; readonly locale: Locale; readonly name: string; readonly document: TextDocument }
  | { readonly kind: 'mail'; readonly locale: Locale; readonly name: string; readonly text: MailText }
  | { readonly kind: 'messages'; readonly locale: Locale; readonly name: string; readonly messages: readonly Message[] }
  | { readonly kind: 'faq'; readonly locale: Locale; readonly name: string; readonly entries: readonly FaqEntry[] }
  | { readonly kind: 'gallery'; readonly name: string; readonly pictures: readonly GalleryPicture[] }
  | { readonly kind: 'calendar'; readonly value: Calendar }
  | { readonly kind: 'glossary' }
  | { readonly kind: 'findings'; readonly findings: readonly Finding[] };

/** A finding for a file whose values have no names at all: one mistake, however many names are missing. */
const formFinding = ({ path, kind, text, value }: ContentFile): Finding | null => {
  if (isRecord(value)) return null;
  const hasFront = text.startsWith('---\n');
  const empty =
    kind === 'yaml' ? 'The file is empty.' : `The file ${hasFront ? 'has an empty' : 'begins without'} front matter.`;
  return {
    code: 'content-syntax',
    at: { content: path, ...(value === null || value === undefined ? {} : { path: [] }) },
    found:
      value === null || value === undefined
        ? empty
        : `This is ${Array.isArray(value) ? 'a list' : 'a single value'}, not a mapping of keys to values.`,
    remedy: 'Write it as the template of its kind in content/templates/ does.',
  };
};

const checked = <T>(file: ContentFile, schema: z.ZodType<T>, use: (value: T) => Part): Part => {
  const form = formFinding(file);
  if (form !== null) return { kind: 'findings', findings: [form] };
  const result = schema.safeParse(file.value);
  if (result.success) return use(result.data);
  return {
    kind: 'findings',
    findings: findingsFromZodIssues(file.value, result.error.issues, (path) => ({ content: file.path, path })),
  };
};

interface Sections {
  readonly sections: Readonly<Record<string, Markdown>>;
  readonly findings: readonly Finding[];
}

/** The name of the section that a level-1 heading begins; null for any other block. */
const sectionName = (block: MarkdownBlock): string | null => {
  if (block.kind !== 'heading' || block.depth !== 1) return null;
  const [first] = block.of;
  return first?.kind === 'text' ? first.text.trim() : '';
};

const sectionFinding = (
  at: Finding['at'],
  { name, names, twice }: { readonly name: string; readonly names: readonly string[]; readonly twice: boolean },
): Finding => {
  const nearest = findNearestName(name, names);
  return {
    code: 'unknown-section',
    at,
    found: twice ? `The section “${name}” occurs twice.` : `There is no section “${name}”.`,
    expected: `Each of ${names.join(', ')} at most once.`,
    ...(nearest === undefined ? {} : { nearest }),
  };
};

/** Cuts a body at its level-1 headings; a text before the first heading belongs to no section. */
const sectionsOf = (file: ContentFile, names: readonly string[]): Sections => {
  const sections: Record<string, MarkdownBlock[]> = {};
  const findings: Finding[] = [];
  let current: MarkdownBlock[] | null = null;
  for (const block of parseMarkdown(file.body)) {
    const at = { content: file.path, offset: block.offset };
    const name = sectionName(block);
    if (name !== null) {
      const twice = name in sections;
      if (twice || !names.includes(name)) findings.push(sectionFinding(at, { name, names, twice }));
      current = [];
      sections[name] = current;
    } else if (current === null) {
      findings.push({ code: 'content-outside-section', at, found: 'This text precedes the first section.' });
    } else {
      current.push(block);
    }
  }
  return { sections, findings };
};

/** Findings for sections without a text: required ones that are missing, and any that are empty. */
const missingSections = (
  file: ContentFile,
  sections: Readonly<Record<string, Markdown>>,
  kind: DocumentKind,
): Finding[] =>
  [...new Set([...(requiredSections[kind] ?? []), ...Object.keys(sections)])]
    .filter((name) => (sections[name]?.length ?? 0) === 0)
    .map((name) => ({
      code: 'missing-section',
      at: { content: file.path, path: ['title'] },
      found: `The section “# ${name}” is ${name in sections ? 'empty' : 'missing'}.`,
    }));

const readDocument = (file: ContentFile, kind: DocumentKind, where: { locale: Locale; name: string }): Part => {
  const { front, sections: names } = documentKinds[kind];
  return checked(file, front, (value): Part => {
    const body =
      names === null ? { sections: { body: parseMarkdown(file.body) }, findings: [] } : sectionsOf(file, names);
    const missing = names === null || body.findings.length > 0 ? [] : missingSections(file, body.sections, kind);
    if (body.findings.length + missing.length > 0)
      return { kind: 'findings', findings: [...body.findings, ...missing] };
    return {
      kind: 'document',
      ...where,
      document: { file: file.path, locale: where.locale, front: value, sections: body.sections },
    };
  });
};

const unknownFile = (file: ContentFile): Part => ({
  kind: 'findings',
  findings: [
    { code: 'content-unknown-file', at: { content: file.path }, found: `“content/${file.path}” is never read.` },
  ],
});

const readLocalFile = (file: ContentFile, locale: Locale, [folder, ...rest]: readonly string[]): Part => {
  const name = rest.join('/').replace(/\.(?:md|yaml)$/, '');
  const where = { locale, name };
  if (file.kind === 'markdown' && isDocumentKind(folder))
    return readDocument(file, folder, { locale, name: `${folder}/${name}` });
  if (file.kind === 'markdown' && folder === 'mails') {
    return checked(file, mailSchema, ({ subject, confirmed }) => ({
      kind: 'mail',
      ...where,
      text: { file: file.path, locale, subject, confirmed, body: parseMarkdown(file.body) },
    }));
  }
  if (file.kind === 'yaml' && folder === 'messages') {
    return checked(file, messagesSchema, (value) => ({
      kind: 'messages',
      ...where,
      messages: Object.entries(value).map(([key, forms]) => ({ key, file: file.path, forms })),
    }));
  }
  if (file.kind === 'yaml' && folder === 'faq') {
    return checked(file, faqSchema, ({ items }) => ({
      kind: 'faq',
      ...where,
      entries: items.map((item, index) => ({
        file: file.path,
        index,
        id: item.id,
        title: item.title,
        content: parseMarkdown(item.content),
        medical: item.medical === true,
        legal: item.legal === true,
        sources: item.sources ?? [],
      })),
    }));
  }
  return unknownFile(file);
};

const readFile = memoizeByObject((file: ContentFile): Part | null => {
  const parts = file.path.split('/');
  const [top, ...rest] = parts;
  if (isLocale(top)) return readLocalFile(file, top, rest);
  if (top === 'templates' || top === 'pictures') return null;
  if (top === 'galleries' && rest.length === 1 && file.kind === 'yaml') {
    return checked(file, gallerySchema, ({ pictures }) => ({
      kind: 'gallery',
      name: (rest[0] ?? '').replace(/\.yaml$/, ''),
      pictures,
    }));
  }
  if (file.path === calendarFile) return checked(file, calendarSchema, (value) => ({ kind: 'calendar', value }));
  if (file.path === 'glossary.yaml') return checked(file, glossarySchema, () => ({ kind: 'glossary' }));
  return unknownFile(file);
});

const byLocale = <T>(parts: readonly { locale: Locale; name: string; value: T }[]): Record<Locale, Map<string, T>> => ({
  pl: new Map(parts.filter(({ locale }) => locale === 'pl').map(({ name, value }) => [name, value])),
  en: new Map(parts.filter(({ locale }) => locale === 'en').map(({ name, value }) => [name, value])),
});

/** Parses every file of content/ by its folder. A file for which there is no reader is a finding. */
export const parseContentFiles = (
  files: readonly ContentFile[],
): { readonly content: Content; readonly findings: readonly Finding[] } => {
  const parts = files.map(readFile).filter((part) => part !== null);
  const pick = <K extends Part['kind']>(kind: K): Extract<Part, { kind: K }>[] =>
    parts.filter((part): part is Extract<Part, { kind: K }> => part.kind === kind);
  return {
    content: {
      documents: byLocale(pick('document').map((part) => ({ ...part, value: part.document }))),
      mails: byLocale(pick('mail').map((part) => ({ ...part, value: part.text }))),
      messages: byLocale(pick('messages').map((part) => ({ ...part, value: part.messages }))),
      faq: byLocale(pick('faq').map((part) => ({ ...part, value: part.entries }))),
      galleries: new Map(pick('gallery').map((part) => [part.name, part.pictures])),
      calendar: pick('calendar')[0]?.value ?? null,
    },
    findings: pick('findings').flatMap((part) => part.findings),
  };
};
