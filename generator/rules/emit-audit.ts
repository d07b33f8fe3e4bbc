import type { Rule } from '#model/rules/language.ts';
import type { GeneratedFile } from '../generated-file.ts';
import { type AuditBlock, type AuditSection, auditSection } from './audit-section.ts';
import type { AuditLocale } from './audit-words.ts';
import type { DecisionCase } from './boundary-cases.ts';
import type { Surroundings } from './interpret.ts';
import { escapeMarkup } from './xml-text.ts';

const cellMarkdown = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll(/\s+/g, ' ');

const lineMarkdown = (cells: readonly string[]): string => `| ${cells.map(cellMarkdown).join(' | ')} |`;

const titled = (title: string, lines: readonly string[]): readonly string[] =>
  title === '' ? lines : [`### ${title}`, '', ...lines];

const blockMarkdown = (block: AuditBlock): readonly string[] => {
  if (block.kind === 'paragraph') return [block.text];
  if (block.kind === 'list')
    return titled(
      block.title,
      block.items.map((item) => `- ${item}`),
    );
  const rule = `|${block.head.map(() => ' --- ').join('|')}|`;
  return titled(block.title, [lineMarkdown(block.head), rule, ...block.rows.map(lineMarkdown)]);
};

export const sectionMarkdown = ({ title, blocks }: AuditSection): string =>
  `${[`## ${title}`, ...blocks.map((block) => blockMarkdown(block).join('\n'))].join('\n\n')}\n`;

const headingHtml = (title: string): readonly string[] => (title === '' ? [] : [`<h3>${escapeMarkup(title)}</h3>`]);

const blockHtml = (block: AuditBlock): readonly string[] => {
  if (block.kind === 'paragraph') return [`<p>${escapeMarkup(block.text)}</p>`];
  if (block.kind === 'list')
    return [
      ...headingHtml(block.title),
      '<ul>',
      ...block.items.map((item) => `<li>${escapeMarkup(item)}</li>`),
      '</ul>',
    ];
  const head = block.head.map((cell) => `<th scope="col">${escapeMarkup(cell)}</th>`).join('');
  const rows = block.rows.map((row) => `<tr>${row.map((cell) => `<td>${escapeMarkup(cell)}</td>`).join('')}</tr>`);
  return [
    ...headingHtml(block.title),
    '<table>',
    `<thead><tr>${head}</tr></thead>`,
    '<tbody>',
    ...rows,
    '</tbody>',
    '</table>',
  ];
};

export const sectionHtml = ({ id, title, blocks }: AuditSection): string =>
  `${[`<section id="${escapeMarkup(id)}">`, `<h2>${escapeMarkup(title)}</h2>`, ...blocks.flatMap(blockHtml), '</section>'].join('\n')}\n`;

const locales: readonly AuditLocale[] = ['pl', 'en'];

/** A rule with its boundary cases for auditors, as Markdown and as an HTML fragment, in both languages. */
export const emitAudit = (rule: Rule, around: Surroundings, cases: readonly DecisionCase[]): readonly GeneratedFile[] =>
  locales.flatMap((locale) => {
    const section = auditSection(rule, { locale, around, cases });
    return [
      { path: `audit/rules/${locale}/${rule.id}.md`, text: sectionMarkdown(section) },
      { path: `audit/rules/${locale}/${rule.id}.html`, text: sectionHtml(section) },
    ];
  });
