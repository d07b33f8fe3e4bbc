import { isLocale, type Locale } from '#domain/locale.ts';
import type { Project } from '../../validate/project.ts';
import { copyFields } from '../reads/copy-fields.ts';
import { fillText, type Scope } from './fill-text.ts';
import { parameterScope } from './text-scope.ts';

/** Rules and register with the numbers of the edition in their texts; the checks have refused a text with another argument. */
export const fillWordings = (project: Project): Project => {
  const scopes: Readonly<Record<Locale, Scope>> = {
    pl: parameterScope(project, 'pl'),
    en: parameterScope(project, 'en'),
  };
  const filled = (text: string, scope: Scope): string =>
    text.includes('{')
      ? fillText(
          text,
          (argument) => scope(argument)?.replaceAll('\u{a0}', ' ') ?? null,
          () => undefined,
        )
      : text;
  const withNumbers = <Data extends object>(data: Data): Data =>
    copyFields(data, (row, key) => {
      const value: unknown = Reflect.get(row, key);
      return isLocale(key) && typeof value === 'string' ? filled(value, scopes[key]) : value;
    });
  const register = withNumbers(project.model.register);
  return { ...project, rules: withNumbers(project.rules), model: { ...project.model, register } };
};
