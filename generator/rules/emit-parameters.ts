import type { GeneratedFile } from '../generated-file.ts';
import { literal } from '../print/literal.ts';
import { printModule } from '../print/typescript.ts';
import { parseCivilDate } from '../runtime/civil-date.ts';
import { type Parameters, parameterOn } from './parameter-value.ts';

const dayOrNull = (day: string | null | undefined): number | null =>
  day === null || day === undefined ? null : parseCivilDate(day);

const lookup = [
  'const value = timeLines[id].find(([from, to]) => (from ?? day) <= day && day <= (to ?? day))?.[2];',
  "if (value === undefined) throw new RangeError('The parameter ' + id + ' has no value on day ' + String(day) + '.');",
  'return value;',
];

/** Every number of the business: as of the day of the edition, and its time line in day numbers. */
export const emitParameters = (parameters: Parameters, editionDay: number): GeneratedFile => {
  const entries = Object.entries(parameters);
  const current = Object.fromEntries(entries.map(([id]) => [id, parameterOn(parameters, id, editionDay)]));
  const timeLines = Object.fromEntries(
    entries.map(([id, { values }]) => [
      id,
      values.map(({ from, to, value }) => [dayOrNull(from), dayOrNull(to), value]),
    ]),
  );
  const text = printModule({
    statements: [
      {
        kind: 'const',
        name: 'parameters',
        value: `${literal(current)} as const`,
        doc: 'Values on the day of the edition. Money is grosze.',
      },
      { kind: 'type', name: 'ParameterId', type: 'keyof typeof parameters' },
      {
        kind: 'const',
        name: 'timeLines',
        exported: false,
        type: 'Readonly<Record<ParameterId, readonly (readonly [from: number | null, to: number | null, value: number])[]>>',
        value: literal(timeLines),
      },
      {
        kind: 'function',
        name: 'parameterOn',
        doc: 'The value that holds on a day (a day number).',
        parameters: [
          { name: 'id', type: 'ParameterId' },
          { name: 'day', type: 'number' },
        ],
        returns: 'number',
        body: lookup,
      },
    ],
  });
  return { path: 'rules/parameters.ts', text };
};
