import { parseCivilDate } from '#domain/dates/civil-date.ts';
import type { ParameterValue } from '#model/rules/parameter.ts';
import { printLiteral } from '../../print/literal.ts';
import { printTypeScriptModule } from '../../print/typescript.ts';
import { type Parameters, parameterValueById } from '../../rules/meaning/parameter-value.ts';
import type { GeneratedFile } from '../generated-file.ts';

const dayOrNull = (day: string | null | undefined): number | null =>
  day === null || day === undefined ? null : parseCivilDate(day);

const interval = ({ from, to, value }: ParameterValue) => [dayOrNull(from), dayOrNull(to), value];

/** One export for each number, so that a bundle contains only the numbers that it uses. */
const emitValues = (parameters: Parameters, editionDay: number): GeneratedFile => ({
  path: 'rules/parameter-values.ts',
  text: printTypeScriptModule({
    about: 'Values on the day of the edition. Money is grosze.',
    statements: Object.keys(parameters).map((name) => ({
      kind: 'const',
      name,
      value: printLiteral(parameterValueById(parameters, name, editionDay)),
    })),
  }),
});

const emitTimeLines = (parameters: Parameters): GeneratedFile => ({
  path: 'rules/parameter-time-lines.ts',
  text: printTypeScriptModule({
    about: 'First day, last day (day numbers, null where open) and value of every stretch.',
    imports: [{ from: './parameters.ts', names: ['TimeLine'], typeOnly: true }],
    statements: Object.entries(parameters).map(([name, { values }]) => ({
      kind: 'const',
      name,
      type: 'TimeLine',
      value: printLiteral(values.map(interval)),
    })),
  }),
});

const lookup = [
  'const value = timeLine.find(([from, to]) => (from ?? day) <= day && day <= (to ?? day))?.[2];',
  "if (value === undefined) throw new RangeError('A parameter has no value on day ' + String(day) + '.');",
  'return value;',
];

const emitEntry = (): GeneratedFile => ({
  path: 'rules/parameters.ts',
  text: printTypeScriptModule({
    statements: [
      { kind: 'text', text: "import * as timeLines from './parameter-time-lines.ts';" },
      { kind: 'text', text: "import * as parameters from './parameter-values.ts';" },
      { kind: 'text', text: 'export { parameters, timeLines };' },
      { kind: 'type', name: 'ParameterId', type: 'keyof typeof parameters' },
      {
        kind: 'type',
        name: 'TimeLine',
        type: 'readonly (readonly [from: number | null, to: number | null, value: number])[]',
      },
      {
        kind: 'function',
        name: 'parameterOn',
        doc: 'The value that applies on a day (a day number).',
        parameters: [
          { name: 'timeLine', type: 'TimeLine' },
          { name: 'day', type: 'number' },
        ],
        returns: 'number',
        body: lookup,
      },
    ],
  }),
});

/** Every number of the business: its value on the day of the edition, and its timeline. */
export const emitParameters = (parameters: Parameters, editionDay: number): readonly GeneratedFile[] => [
  emitValues(parameters, editionDay),
  emitTimeLines(parameters),
  emitEntry(),
];
