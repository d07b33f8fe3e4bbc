import type { AuditBlock, AuditText } from '#domain/audit/audit-data.ts';
import { joined } from '#domain/audit/audit-text.ts';
import { codeText, moneyText } from '#domain/audit/rule-text.ts';
import type { Parameter } from '#model/rules/parameter.ts';
import { entryLinks, linked } from '../passages.ts';
import { type Reader, said } from '../reader.ts';
import { sourceNumbers } from '../source-text.ts';

/** A number of the business; money in złoty. */
export const amountText = (value: number, unit: Parameter['unit'], { locale }: Reader): string =>
  unit === 'grosze' ? moneyText(value, locale) : String(value);

const variantsText = (parameter: Parameter, reader: Reader): AuditText =>
  joined(
    (parameter.variants ?? []).map(({ value, source }) =>
      joined([amountText(value, parameter.unit, reader), sourceNumbers(source, reader)], ': '),
    ),
    '; ',
  );

/** The name of a parameter with its id in the code. */
export const parameterName = (id: string, reader: Reader): AuditText => {
  const parameter = reader.around.parameters[id];
  return parameter === undefined
    ? codeText(id)
    : joined([linked(said(parameter.name, reader), `parameter/${id}`, reader), codeText(id)], ' ');
};

/** The time lines of parameters with source, register entry and the values that other sentences give. */
export const parameterTable = (ids: readonly string[], title: string, reader: Reader): AuditBlock => {
  const { say, around } = reader;
  return {
    kind: 'table',
    title,
    head: [
      say('parameter'),
      say('value'),
      say('unit'),
      say('from'),
      say('to'),
      say('source'),
      say('entry'),
      say('variants'),
    ],
    rows: ids.flatMap((id) => {
      const parameter = around.parameters[id];
      if (parameter === undefined) return [];
      return parameter.values.map(({ from, to, value }) => [
        parameterName(id, reader),
        amountText(value, parameter.unit, reader),
        say('unit', parameter.unit),
        from ?? say('always'),
        to ?? say('open'),
        sourceNumbers(parameter.source, reader),
        parameter.register === undefined ? '' : entryLinks([parameter.register], reader),
        variantsText(parameter, reader),
      ]);
    }),
  };
};
