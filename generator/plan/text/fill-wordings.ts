import { isLocale, type Locale } from '#domain/locale.ts';
import type { Rule } from '#model/rules/language.ts';
import type { Model } from '#model/schema/model.ts';
import type { Project } from '../../validate/project.ts';
import { fillText, type Scope } from './fill-text.ts';
import { parameterScope } from './text-scope.ts';

/** Rules and register with the numbers of the edition in their texts; the checks have refused a text with another argument. */
export const fillWordings = (project: Project): Project => {
  const scopes: Readonly<Record<Locale, Scope>> = {
    pl: parameterScope(project, 'pl'),
    en: parameterScope(project, 'en'),
  };
  const filled = (text: string, scope: Scope): string =>
    fillText(
      text,
      (argument) => scope(argument)?.replaceAll('\u{a0}', ' ') ?? null,
      () => undefined,
    );
  const filledIn = (key: string, value: unknown): unknown =>
    isLocale(key) && typeof value === 'string' ? filled(value, scopes[key]) : value;
  const rules: readonly Rule[] = JSON.parse(JSON.stringify(project.rules), filledIn);
  const register: Model['register'] = JSON.parse(JSON.stringify(project.model.register), filledIn);
  return { ...project, rules, model: { ...project.model, register } };
};
