import { createContext, use } from 'react';
import type { Locale } from '#domain/locale.ts';
import type { Messages, Namespace } from '#generated/i18n/messages.ts';

export interface LocalTexts {
  readonly locale: Locale;
  readonly messages: Messages;
}

export const TextsContext = createContext<LocalTexts | null>(null);

const useLocalTexts = (): LocalTexts => {
  const texts = use(TextsContext);
  if (texts === null) throw new Error('A component that shows texts stands outside TextsContext; wrap its root in it.');
  return texts;
};

export const useLocale = (): Locale => useLocalTexts().locale;

export const useMessages = <Name extends Namespace>(namespace: Name): Messages[Name] =>
  useLocalTexts().messages[namespace];
