import type { Parameter } from '#model/rules/parameter.ts';
import type { AuditBlock } from '../../runtime/audit-data.ts';
import { moneyText } from '../../runtime/rule-text.ts';
import { type Reader, sourceText } from './reader.ts';

const units = {
  pl: {
    grosze: 'złoty',
    hour: 'godzina',
    day: 'dzień',
    weekend: 'weekend',
    month: 'miesiąc',
    year: 'rok',
    millisecond: 'milisekunda',
    percent: 'procent',
    count: 'liczba',
    character: 'znak',
    digit: 'cyfra',
    place: 'miejsce',
    question: 'pytanie',
    task: 'zadanie',
    person: 'osoba',
  },
  en: {
    grosze: 'złoty',
    hour: 'hour',
    day: 'day',
    weekend: 'weekend',
    month: 'month',
    year: 'year',
    millisecond: 'millisecond',
    percent: 'percent',
    count: 'count',
    character: 'character',
    digit: 'digit',
    place: 'place',
    question: 'question',
    task: 'task',
    person: 'person',
  },
} as const;

/** A number of the business; money in złoty. */
export const amountText = (value: number, unit: Parameter['unit'], { locale }: Reader): string =>
  unit === 'grosze' ? moneyText(value, locale) : String(value);

const variantsText = (parameter: Parameter, reader: Reader): string =>
  (parameter.variants ?? [])
    .map(({ value, source }) => `${amountText(value, parameter.unit, reader)}: ${sourceText(source, reader)}`)
    .join('; ');

/** The time lines of parameters with source, register entry and the values that other sentences give. */
export const parameterTable = (ids: readonly string[], title: string, reader: Reader): AuditBlock => {
  const { words, around } = reader;
  return {
    kind: 'table',
    title,
    head: [words.parameter, words.value, words.unit, words.from, words.to, words.source, words.entry, words.variants],
    rows: ids.flatMap((id) => {
      const parameter = around.parameters[id];
      if (parameter === undefined) return [];
      return parameter.values.map(({ from, to, value }) => [
        id,
        amountText(value, parameter.unit, reader),
        units[reader.locale][parameter.unit],
        from ?? words.always,
        to ?? words.open,
        sourceText(parameter.source, reader),
        parameter.register ?? '',
        variantsText(parameter, reader),
      ]);
    }),
  };
};
