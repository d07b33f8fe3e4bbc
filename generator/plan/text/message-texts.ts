import type { Locale } from '#domain/locale.ts';
import type { Finding } from '../../problems/finding.ts';
import type { Project } from '../../validate/project.ts';
import { bindWords } from './fill-text.ts';

/** Returns a text by its key, or by the prefix and the member of a group: `status` and `open` for `statusOpen`. */
export type MessageTexts = (key: string, member?: string) => string;

/** A look-up of the texts in one file of messages; a missing key is reported. */
export const createMessageLookup = (
  { content }: Pick<Project, 'content'>,
  { namespace, locale }: { readonly namespace: string; readonly locale: Locale },
  report: (finding: Finding) => void,
): MessageTexts => {
  const messages = content.messages[locale].get(namespace) ?? [];
  const texts = new Map(messages.map(({ key, forms }) => [key, forms]));
  return (family, member = '') => {
    const key = `${family}${member.slice(0, 1).toUpperCase()}${member.slice(1)}`;
    const text = texts.get(key);
    if (typeof text === 'string') return bindWords(text, locale);
    report({
      code: 'missing-message',
      at: { content: `${locale}/messages/${namespace}.yaml` },
      found: `There is no text for “${key}”.`,
      lacks: [`message ${namespace}.${key}`],
      reliesOn: [`messages ${locale} ${namespace}`],
    });
    return '';
  };
};
