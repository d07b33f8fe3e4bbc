import { isLocale, type Locale } from '#domain/locale.ts';
import { parametersReadByDay } from '../../rules/meaning/rule-parameters.ts';
import type { Project } from '../../validate/project.ts';
import { copyWithComputedFields } from '../reads/copy-fields.ts';
import { departureMark } from './departures.ts';
import { fillTextArguments, type Scope } from './fill-text.ts';
import { createParameterScope } from './text-scope.ts';

type Scopes = Readonly<Record<Locale, Scope>>;

const filled = (text: string, scope: Scope): string =>
  text.includes('{')
    ? fillTextArguments(
        text,
        (argument) => scope(argument)?.replaceAll('\u{a0}', ' ') ?? null,
        () => undefined,
      )
    : text;

/** Marks, in texts for auditors, every number that differs from its sources. */
const marked =
  (scope: Scope, project: Project, locale: Locale): Scope =>
  (argument) => {
    const value = scope(argument);
    const [id = ''] = argument.split(':');
    return value === null
      ? null
      : `${value}${departureMark(id, { parameters: project.parameters, clauses: project.model.clauses, content: project.content }, locale)}`;
  };

const withNumbers = <Data extends object>(data: Data, scopes: Scopes): Data =>
  copyWithComputedFields(data, (row, key) => {
    const value: unknown = Reflect.get(row, key);
    return isLocale(key) && typeof value === 'string' ? filled(value, scopes[key]) : value;
  });

/**
 * The texts of rules and register with numbers filled in: the value on the edition day, or, if a rule reads a number on another day, all
 * its values. The checks have refused texts with unknown arguments.
 */
export const fillRuleAndRegisterTexts = (project: Project): Project => {
  const scopesOf = (byDay: readonly string[]): Scopes => ({
    pl: marked(createParameterScope(project, 'pl', byDay), project, 'pl'),
    en: marked(createParameterScope(project, 'en', byDay), project, 'en'),
  });
  const scopes = scopesOf([]);
  const rules = project.rules.map((rule) => {
    const byDay = parametersReadByDay(rule, project.parameters);
    return withNumbers(rule, byDay.length === 0 ? scopes : scopesOf(byDay));
  });
  return { ...project, rules, model: { ...project.model, register: withNumbers(project.model.register, scopes) } };
};
