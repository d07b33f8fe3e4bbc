import { formatPrice } from '#domain/money/amount.ts';
import type { Parameter } from '#model/rules/parameter.ts';
import type { Change } from './change.ts';
import { fieldDifferenceText, formatCitationOrData } from './field-text.ts';
import type { Impact } from './impact.ts';
import type { Revision } from './revision.ts';
import { findFieldDifferences } from './value-difference.ts';

const countText = (value: number, unit: string): string => {
  if (unit === 'count') return String(value);
  return `${value} ${value === 1 || unit === 'percent' ? unit : `${unit}s`}`;
};

/** The timeline of a number, e.g. `PLN 349 to 2026-12-31, PLN 369 from 2027-01-01`. */
const numberText = ({ unit, values }: Parameter): string =>
  values
    .map(({ from, to = null, value }) => {
      const shown = unit === 'grosze' ? formatPrice(value, 'en') : countText(value, unit);
      return [shown, ...(from === null ? [] : [`from ${from}`]), ...(to === null ? [] : [`to ${to}`])].join(' ');
    })
    .join(', ');

/** A number that differs: its timeline and its other fields. */
export interface NumberChange {
  readonly id: string;
  /** How the timeline changed; null if it did not. */
  readonly line: string | null;
  /** The changes of its other fields, such as name, source, register entry and variants. */
  readonly words: readonly string[];
  /** The source of the number, with its register entry. */
  readonly source: string;
  readonly impact: Impact;
}

const lineOf = (old: Parameter | undefined, now: Parameter | undefined): string | null => {
  if (old === undefined) return now === undefined ? null : `added, ${numberText(now)}`;
  if (now === undefined) return `removed, was ${numberText(old)}`;
  const [before, after] = [numberText(old), numberText(now)];
  return before === after ? null : `${before} → ${after}`;
};

export const compareParameters = (before: Revision, after: Revision): readonly NumberChange[] => {
  const ids = [...new Set([...Object.keys(before.parameters), ...Object.keys(after.parameters)])];
  return ids.flatMap((id): readonly NumberChange[] => {
    const [old, now] = [before.parameters[id], after.parameters[id]];
    const parameter = now ?? old;
    if (parameter === undefined) return [];
    const line = lineOf(old, now);
    const words =
      old === undefined || now === undefined
        ? []
        : findFieldDifferences({ ...old, values: [] }, { ...now, values: [] }).map(fieldDifferenceText);
    if (line === null && words.length === 0) return [];
    const source = `${formatCitationOrData(parameter.source)}${parameter.register === undefined ? '' : `; register ${parameter.register}`}`;
    return [{ id, line, words, source, impact: line === null || old === undefined ? 'safe' : 'careful' }];
  });
};

export const describeParameterChange = ({ id, line, words, source, impact }: NumberChange): Change => ({
  kind: 'number',
  impact,
  subject: `number ${id}`,
  details: [...(line === null ? [] : [line]), ...words],
  source,
});
