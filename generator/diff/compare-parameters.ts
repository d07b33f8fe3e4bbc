import type { DescribedNumber, Detail } from '#domain/audit/changes/change-data.ts';
import type { Parameter } from '#model/rules/parameter.ts';
import { labelledId } from '../rules/compare/described-values.ts';
import { type Impact, worstImpact } from '../rules/compare/impact.ts';
import { parameterOn } from '../rules/meaning/parameter-value.ts';
import type { Change } from './change.ts';
import { fieldDetail, rowNamed } from './field-detail.ts';
import type { Revision } from './revision.ts';
import { sourceText } from './source-text.ts';
import { compareValues, identityOf, mentions } from './value-difference.ts';

const describedNumber = ({ unit, values }: Parameter): DescribedNumber => ({
  unit,
  values: values.map(({ from, to = null, value }) => ({ from, to, value })),
});

/** Where a number stands in the sources, with its register entry. */
export const sourceOf = ({ source, register }: Parameter): string =>
  `${sourceText(source)}${register === undefined ? '' : `; register ${register}`}`;

/** A number that differs: its time line and its other fields. */
export interface NumberChange {
  readonly id: string;
  /** Null where it holds the same on every day. */
  readonly line: Pick<Extract<Detail, { key: 'number' }>, 'before' | 'after'> | null;
  /** Name, source, register entry and variants. */
  readonly words: readonly Detail[];
  readonly parameter: Parameter;
  readonly impact: Impact;
}

const wordsOf = (old: Parameter, now: Parameter): readonly Detail[] =>
  compareValues({ ...old, values: [] }, { ...now, values: [] }).map((one) => fieldDetail(one));

export const compareParameters = (before: Revision, after: Revision): readonly NumberChange[] => {
  const ids = [...new Set([...Object.keys(before.parameters), ...Object.keys(after.parameters)])];
  return ids.flatMap((id): readonly NumberChange[] => {
    const [old, now] = [before.parameters[id], after.parameters[id]];
    const line = {
      before: old === undefined ? null : describedNumber(old),
      after: now === undefined ? null : describedNumber(now),
    };
    if (old === undefined) return now === undefined ? [] : [{ id, line, words: [], parameter: now, impact: 'safe' }];
    if (now === undefined) return [{ id, line, words: [], parameter: old, impact: 'breaking' }];
    const words = wordsOf(old, now);
    if (JSON.stringify(line.before) !== JSON.stringify(line.after))
      return [{ id, line, words, parameter: now, impact: 'careful' }];
    return words.length === 0 ? [] : [{ id, line: null, words, parameter: now, impact: 'safe' }];
  });
};

/** By how much an amount moves on the day of the edition. */
const movedBy = (id: string, before: Revision, after: Revision): readonly Detail[] => {
  const [old, now] = [parameterOn(before.parameters, id, after.day), parameterOn(after.parameters, id, after.day)];
  if (old === null || now === null || old === now || after.parameters[id]?.unit !== 'grosze') return [];
  return [{ key: 'movedBy', amount: now - old, share: old === 0 ? null : (Math.abs(now - old) / old) * 100 }];
};

const shownLimit = 8;

/** The rows and texts that show a number, so that a reader sees whom it concerns. */
const whereShown = (id: string, { tables, texts }: Revision): readonly Detail[] => {
  const rows = Object.entries(tables).flatMap(([table, list]) =>
    Array.isArray(list) && table !== 'rules' && table !== 'register'
      ? list
          .filter((row) => mentions(row, new Set([id])) && !identityOf(row).startsWith('{'))
          .map((row) => rowNamed(table, identityOf(row), row))
      : [],
  );
  const pages = Object.entries(texts)
    .filter(([, parts]) => parts.some((part) => part.includes(`{${id}}`) || part.includes(`{${id}:`)))
    .map(([path]) => `content/${path}`);
  const all = rows.length + pages.length;
  if (all === 0) return [];
  const shown = rows.slice(0, shownLimit);
  return [
    {
      key: 'concerns',
      rows: shown,
      texts: pages.slice(0, shownLimit - shown.length),
      more: Math.max(0, all - shownLimit),
    },
  ];
};

export const changeOfNumber = (change: NumberChange, before: Revision, after: Revision): Change => {
  const { id, line, words, parameter, impact } = change;
  const kind = parameter.unit === 'grosze' ? 'price' : 'number';
  const values: readonly Detail[] =
    line === null ? [] : [{ key: 'number', ...line }, ...movedBy(id, before, after), ...whereShown(id, after)];
  return {
    kind,
    impact: worstImpact([impact]),
    subject: { key: kind, number: labelledId(id, parameter.name) },
    details: [...values, ...words],
    source: sourceOf(parameter),
  };
};
