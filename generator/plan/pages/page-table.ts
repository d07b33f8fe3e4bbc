import type { PageTable } from '#contract/sections.ts';
import { isRecord } from '#domain/json-value.ts';
import type { Locale } from '#domain/locale.ts';
import { findNearestName } from '#domain/texts/nearest-name.ts';
import type { TextDocument } from '../../validate/content/content.ts';
import { tablesByName } from '../../validate/content/front-references.ts';
import { fillFrontMatterText } from '../planning/document-texts.ts';
import type { Planning } from '../planning/planning.ts';
import { bindWords } from '../text/fill-text.ts';

/** The text of a cell, in the language of the page; null for a cell without text. */
const cellText = (value: unknown, locale: Locale): string | null => {
  const text = isRecord(value) ? value[locale] : value;
  return typeof text === 'string' || typeof text === 'number' ? bindWords(String(text), locale) : null;
};

/** The part of the planning that a table needs; any model will do, so that tests can pass a small one. */
type TablePlanning = Pick<Planning, 'scope' | 'report'> & { readonly project: { readonly model: object } };

/** Reports a table in the front matter of a text whose kind of page shows no table. */
export const reportMisplacedTable = (
  planning: Pick<Planning, 'report'>,
  document: TextDocument | null,
  kind: string,
): void => {
  if (document?.front.table === undefined || kind === 'text') return;
  planning.report({
    code: 'unknown-field',
    at: { content: document.file, path: ['table'] },
    found: `A page of the kind “${kind}” shows no table.`,
    remedy: 'Take the table out, or let the route be of the kind “text”.',
  });
};

/**
 * The table that the front matter of a page asks for: rows of the model, with the page's words for the columns; an empty object if it asks
 * for none.
 */
export const planPageTable = (
  planning: TablePlanning,
  document: Pick<TextDocument, 'file' | 'locale' | 'front'> | null,
): { readonly table?: PageTable } => {
  const table = document?.front.table;
  if (document === null || table === undefined) return {};
  const { file, locale } = document;
  const place = (...path: readonly string[]) => ({ content: file, path: ['table', ...path] });
  const rows = tablesByName(planning.project.model).get(table.of);
  if (rows === undefined) return {};
  const fields = Object.keys(table.columns);
  const known = new Set(rows.flatMap(Object.keys));
  for (const field of fields.filter((name) => !known.has(name))) {
    const nearest = findNearestName(field, known);
    planning.report({
      code: 'unknown-field',
      at: place('columns', field),
      found: `Rows of “${table.of}” have no field “${field}”.`,
      ...(nearest === undefined ? {} : { nearest }),
    });
  }
  const filled = (text: string, path: readonly string[]): string =>
    bindWords(fillFrontMatterText(planning, document, { text, path: ['table', ...path], city: null }), locale);
  return {
    table: {
      caption: filled(table.caption, ['caption']),
      columns: Object.entries(table.columns).map(([field, heading]) => filled(heading, ['columns', field])),
      rows: rows.map((row) => fields.map((field) => cellText(row[field], locale))),
    },
  };
};
