import type { Locale } from '#domain/locale.ts';
import type { Parameter } from '#model/rules/parameter.ts';
import type { Content, Message } from '../../validate/content/content.ts';
import type { Scope } from './fill-text.ts';
import { type FactForm, formatFact, type UnitTexts, valueOn } from './format-fact.ts';

const forms: readonly FactForm[] = ['nominative', 'genitive', 'number'];
const isForm = (name: string): name is FactForm => forms.some((form) => form === name);

/** The texts of the units in a locale. */
export const unitTexts = ({ messages }: Content, locale: Locale): UnitTexts =>
  new Map((messages[locale].get('units') ?? []).map((message: Message) => [message.key, message]));

/** What numbers are called and worth: the time lines, the day `YYYY-MM-DD` of their values, and the words of their units. */
export interface Numbers {
  readonly parameters: Readonly<Record<string, Parameter>>;
  readonly day: string;
  readonly content: Content;
}

/** The parameters by their ids, each with its unit or in another form, as in `{kppHours:genitive}`. */
export const parameterScope = ({ parameters, day, content }: Numbers, locale: Locale): Scope => {
  const units = unitTexts(content, locale);
  return (argument) => {
    const [id = '', form = 'nominative'] = argument.split(':');
    const parameter = Object.hasOwn(parameters, id) ? parameters[id] : undefined;
    if (parameter === undefined || !isForm(form)) return null;
    const value = valueOn(parameter, day);
    return value === null ? null : formatFact({ value, unit: parameter.unit, form }, locale, units);
  };
};
