import type { AuditBlock, AuditText } from '#domain/audit/audit-data.ts';
import { joined } from '#domain/audit/audit-text.ts';
import { codeText } from '#domain/audit/rule-text.ts';
import { priceText } from '#domain/money/amount.ts';
import type { Parameter } from '#model/rules/parameter.ts';
import { entryLinks, linked } from '../passages.ts';
import { sourceNumbers } from '../source-text.ts';
import { localized, numberMark, type Translator } from '../translator.ts';

/** A number of the business; money in złoty. */
export const amountText = (value: number, unit: Parameter['unit'], { locale }: Translator): string =>
  unit === 'grosze' ? priceText(value, locale) : String(value);

const variantsText = (parameter: Parameter, translator: Translator): AuditText =>
  joined(
    (parameter.variants ?? []).map(({ value, source }) =>
      joined([amountText(value, parameter.unit, translator), sourceNumbers(source, translator)], ': '),
    ),
    '; ',
  );

/** The name of a parameter with its id in the code. */
export const parameterName = (id: string, translator: Translator): AuditText => {
  const parameter = translator.around.parameters[id];
  return parameter === undefined
    ? codeText(id)
    : joined([linked(localized(parameter.name, translator), `parameter/${id}`, translator), codeText(id)], ' ');
};

/** The time lines of parameters with source, register entry and the values that other sentences give. */
export const parameterTable = (ids: readonly string[], title: string, translator: Translator): AuditBlock => {
  const { t, around } = translator;
  return {
    kind: 'table',
    title,
    head: [t('parameter'), t('value'), t('unit'), t('from'), t('to'), t('source'), t('entry'), t('variants')],
    rows: ids.flatMap((id) => {
      const parameter = around.parameters[id];
      if (parameter === undefined) return [];
      return parameter.values.map(({ from, to, value }) => [
        parameterName(id, translator),
        `${amountText(value, parameter.unit, translator)}${numberMark(id, translator)}`,
        t('unit', parameter.unit),
        from ?? t('always'),
        to ?? t('open'),
        sourceNumbers(parameter.source, translator),
        parameter.register === undefined ? '' : entryLinks([parameter.register], translator),
        variantsText(parameter, translator),
      ]);
    }),
  };
};
