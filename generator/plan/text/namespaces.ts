import type { Locale } from '#domain/locale.ts';
import { compareByCodeUnit } from '#domain/texts/compare-text.ts';
import type { Content, Message } from '../../validate/content/content.ts';
import { parseMessageArguments } from '../../validate/content/messages.ts';
import type { PlannedNamespace } from '../site-plan.ts';
import { bindWords, keepArgumentsOnLine } from './fill-text.ts';

/** The six plural forms of typesafe-i18n, in its order. */
const pluralPlaces = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

const pluralText = (forms: Readonly<Record<string, string>>): string => {
  const sentence = (category: string): string => (forms[category] ?? '').replaceAll(/\{count(?::number)?\}/g, '??');
  const places = 'few' in forms ? pluralPlaces.map(sentence) : [sentence('one'), sentence('other')];
  return `{{count:${places.join('|')}}}`;
};

const templateText = (message: Message | undefined): string => {
  if (message === undefined) return '';
  return typeof message.forms === 'string' ? message.forms : pluralText(message.forms);
};

/** Interface texts in the syntax of typesafe-i18n, namespaces and keys in alphabetical order. */
export const planMessageNamespaces = (content: Content): readonly PlannedNamespace[] =>
  [...content.messages.pl]
    .toSorted(([a], [b]) => compareByCodeUnit(a, b))
    .map(([name, messages]) => ({
      name,
      messages: messages
        .toSorted((a, b) => compareByCodeUnit(a.key, b.key))
        .map((message) => {
          const inLocale = (locale: Locale): string =>
            keepArgumentsOnLine(
              templateText(content.messages[locale].get(name)?.find(({ key }) => key === message.key)),
            );
          return {
            key: message.key,
            arguments: parseMessageArguments(message),
            text: { pl: bindWords(inLocale('pl'), 'pl'), en: bindWords(inLocale('en'), 'en') },
          };
        }),
    }));
