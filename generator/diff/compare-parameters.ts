import { moneyText } from '#domain/audit/rule-text.ts';
import type { Parameter } from '#model/rules/parameter.ts';
import { type Impact, worstImpact } from '../rules/compare/impact.ts';
import { parameterOn } from '../rules/meaning/parameter-value.ts';
import type { Change } from './change.ts';
import type { Revision } from './revision.ts';
import { sourceText } from './source-text.ts';
import { valuesText } from './text-difference.ts';
import { compareValues, identityOf, mentions } from './value-difference.ts';

const amount = (value: number, { unit }: Parameter): string =>
  unit === 'grosze' ? moneyText(value, 'pl') : `${value}${unit === 'count' ? '' : ` (${unit})`}`;

const timeLine = (parameter: Parameter): string =>
  parameter.values
    .map(({ from, to = null, value }) => {
      const span = [...(from === null ? [] : [`from ${from}`]), ...(to === null ? [] : [`to ${to}`])].join(' ');
      return span === '' ? amount(value, parameter) : `${amount(value, parameter)} ${span}`;
    })
    .join(', ');

/** Where a number stands in the sources, with its register entry. */
export const sourceOf = ({ source, register }: Parameter): string =>
  `${sourceText(source)}${register === undefined ? '' : `; register ${register}`}`;

/** A number that differs: its time line as one line, and what else is said of it. */
export interface NumberChange {
  readonly id: string;
  readonly line: string;
  /** Name, source, register entry and variants, each as a line. */
  readonly words: readonly string[];
  readonly parameter: Parameter;
  readonly impact: Impact;
}

const wordsOf = (old: Parameter, now: Parameter): readonly string[] =>
  compareValues({ ...old, values: [] }, { ...now, values: [] }).map(({ path, before, after }) =>
    path === 'source'
      ? `source: ${valuesText(sourceText(before), sourceText(after))}`
      : `${path}: ${valuesText(before, after)}`,
  );

const spanOf = (parameter: Parameter): string => `${timeLine(parameter)}, ${parameter.unit}`;

export const compareParameters = (before: Revision, after: Revision): readonly NumberChange[] => {
  const ids = [...new Set([...Object.keys(before.parameters), ...Object.keys(after.parameters)])];
  return ids.flatMap((id): readonly NumberChange[] => {
    const [old, now] = [before.parameters[id], after.parameters[id]];
    if (old === undefined)
      return now === undefined
        ? []
        : [{ id, line: `added, ${timeLine(now)}`, words: [], parameter: now, impact: 'safe' }];
    if (now === undefined)
      return [{ id, line: `removed, was ${timeLine(old)}`, words: [], parameter: old, impact: 'breaking' }];
    const words = wordsOf(old, now);
    if (spanOf(old) !== spanOf(now))
      return [{ id, line: `${timeLine(old)} → ${timeLine(now)}`, words, parameter: now, impact: 'careful' }];
    return words.length === 0 ? [] : [{ id, line: '', words, parameter: now, impact: 'safe' }];
  });
};

/** By how much an amount moves on the day of the edition, e.g. `+20,00 zł (+5.7 %)`. */
const movedBy = (id: string, before: Revision, after: Revision): readonly string[] => {
  const [old, now] = [parameterOn(before.parameters, id, after.day), parameterOn(after.parameters, id, after.day)];
  if (old === null || now === null || old === now || after.parameters[id]?.unit !== 'grosze') return [];
  const sign = now > old ? '+' : '−';
  const share = old === 0 ? '' : ` (${sign}${((Math.abs(now - old) / old) * 100).toFixed(1)} %)`;
  return [`by ${sign}${moneyText(Math.abs(now - old), 'pl')}${share}`];
};

const shownLimit = 8;

/** The rows and texts that show a number, so that a reader sees whom it concerns. */
const whereShown = (id: string, { tables, texts }: Revision): readonly string[] => {
  const rows = Object.entries(tables).flatMap(([table, list]) =>
    Array.isArray(list) && table !== 'rules' && table !== 'register'
      ? list
          .filter((row) => mentions(row, new Set([id])) && !identityOf(row).startsWith('{'))
          .map((row) => `${table} ${identityOf(row)}`)
      : [],
  );
  const pages = Object.entries(texts)
    .filter(([, parts]) => parts.some((part) => part.includes(`{${id}}`) || part.includes(`{${id}:`)))
    .map(([path]) => `content/${path}`);
  const all = [...rows, ...pages];
  if (all.length === 0) return [];
  const more = all.length > shownLimit ? ` and ${all.length - shownLimit} more` : '';
  return [`concerns: ${all.slice(0, shownLimit).join(', ')}${more}`];
};

export const changeOfNumber = (change: NumberChange, before: Revision, after: Revision): Change => {
  const { id, line, words, parameter, impact } = change;
  return {
    kind: parameter.unit === 'grosze' ? 'price' : 'number',
    impact: worstImpact([impact]),
    subject: `${parameter.unit === 'grosze' ? 'price' : 'number'} ${id}`,
    details: [...(line === '' ? [] : [line, ...movedBy(id, before, after), ...whereShown(id, after)]), ...words],
    source: sourceOf(parameter),
  };
};
