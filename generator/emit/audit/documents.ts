import type { AuditArea } from '#domain/audit/audit-data.ts';
import type { SitePlan } from '../../plan/site-plan.ts';
import type { GeneratedFile } from '../generated-file.ts';
import { sectionLines } from './markdown.ts';

const locales = ['pl', 'en'] as const;
type AuditLocale = (typeof locales)[number];

const titles = {
  pl: {
    title: 'Audyt reguł',
    other: '[English](../en/index.md)',
    contents: 'Spis treści',
    note: 'Wyniki przypadków granicznych pochodzą z interpretera tabel; test porównuje z nimi działający kod w każdym przypadku.',
  },
  en: {
    title: 'Audit of the rules',
    other: '[Polski](../pl/index.md)',
    contents: 'Contents',
    note: 'The results of boundary cases come from an interpreter of the tables; a test compares the running code with it in every case.',
  },
} as const;

const text = (lines: readonly string[]): string => `${lines.join('\n')}\n`;

const areaDocument = (area: AuditArea, locale: AuditLocale): GeneratedFile => ({
  path: `audit/${locale}/${area.id}.md`,
  text: text([
    `# ${area.title}`,
    '',
    `[${titles[locale].contents}](index.md)`,
    ...area.sections.flatMap((section) => sectionLines(section, locale)),
  ]),
});

const indexDocument = ({ audit }: SitePlan, locale: AuditLocale): GeneratedFile => {
  const { intro, areas } = audit[locale];
  const entries = areas.flatMap((area) => [
    `- [${area.title}](${area.id}.md)`,
    ...area.sections.map(({ id, title }) => `  - [${title}](${area.id}.md#${id})`),
  ]);
  const { title, other, contents, note } = titles[locale];
  return {
    path: `audit/${locale}/index.md`,
    text: text([
      `# ${title}`,
      '',
      other,
      ...[...intro.slice(0, 1), note].flatMap((part) => ['', part]),
      '',
      `## ${contents}`,
      '',
      ...entries,
    ]),
  };
};

/** The audit as Markdown: an index and one document per area, in both languages. */
export const emitAuditDocuments = (plan: SitePlan): GeneratedFile[] =>
  locales.flatMap((locale) => [
    indexDocument(plan, locale),
    ...plan.audit[locale].areas.map((area) => areaDocument(area, locale)),
  ]);
