import { moneyText } from '#domain/audit/rule-text.ts';
import type { Parameter } from '#model/rules/parameter.ts';
import { sourceLine } from '../print/source-line.ts';
import type { Change } from './change.ts';
import type { ComparedModel } from './compared-model.ts';

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
  `${sourceLine(source)}${register === undefined ? '' : `; register ${register}`}`;

/** A number whose time line differs, as one line. */
export interface NumberChange {
  readonly id: string;
  readonly line: string;
  readonly parameter: Parameter;
  readonly impact: Change['impact'];
}

export const compareParameters = (before: ComparedModel, after: ComparedModel): readonly NumberChange[] => {
  const ids = [...new Set([...Object.keys(before.parameters), ...Object.keys(after.parameters)])];
  return ids.flatMap((id): readonly NumberChange[] => {
    const [old, now] = [before.parameters[id], after.parameters[id]];
    if (old === undefined)
      return now === undefined ? [] : [{ id, line: `added, ${timeLine(now)}`, parameter: now, impact: 'safe' }];
    if (now === undefined) return [{ id, line: `removed, was ${timeLine(old)}`, parameter: old, impact: 'breaking' }];
    return timeLine(old) === timeLine(now)
      ? []
      : [{ id, line: `${timeLine(old)} → ${timeLine(now)}`, parameter: now, impact: 'careful' }];
  });
};

export const changeOfNumber = ({ id, line, parameter, impact }: NumberChange): Change => ({
  kind: parameter.unit === 'grosze' ? 'price' : 'number',
  impact,
  subject: `${parameter.unit === 'grosze' ? 'price' : 'number'} ${id}`,
  details: [line],
  source: sourceOf(parameter),
});
