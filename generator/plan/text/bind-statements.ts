import type { Locale } from '#domain/locale.ts';
import type { Finding } from '../../problems/finding.ts';
import type { Content, Message } from '../../validate/content/content.ts';
import type { Project } from '../../validate/project.ts';
import { lackOfReference } from './explain-lack.ts';
import { fillTextArguments } from './fill-text.ts';
import { createTextScope } from './text-scope.ts';

/**
 * The interface texts with `{statement.…}`, `{message.…}`, `{payment.…}` and numbers such as `{withdrawalDays}` filled in from the model;
 * other arguments stay. An unknown one of these is reported.
 */
export const fillInterfaceTexts = (project: Project, report: (finding: Finding) => void): Content => {
  const inLocale = (locale: Locale): Content['messages'][Locale] => {
    const scope = createTextScope(project, locale, null);
    const isOfModel = (argument: string): boolean =>
      /^(?:statement|message|payment)\./.test(argument) || Object.hasOwn(project.parameters, argument);
    const bound = (message: Message, sentence: string): string =>
      fillTextArguments(
        sentence,
        (argument) => (isOfModel(argument) ? scope(argument) : `{${argument}}`),
        (argument) =>
          report({
            code: 'unknown-argument',
            at: { content: message.file, path: [message.key] },
            found: `The placeholder “{${argument}}” has no value.`,
            ...lackOfReference('argument', argument),
          }),
      );
    const boundMessage = (message: Message): Message =>
      typeof message.forms === 'string' ? { ...message, forms: bound(message, message.forms) } : message;
    return new Map([...project.content.messages[locale]].map(([name, of]) => [name, of.map(boundMessage)]));
  };
  return { ...project.content, messages: { pl: inLocale('pl'), en: inLocale('en') } };
};
