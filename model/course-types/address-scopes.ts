import type { LocalizedText } from '../localized-text.ts';

/** What one e-mail address is for: a course names its own. */
export const addressScopes = {
  person: { pl: 'jedna osoba, na każdym terminie i kursie', en: 'one person, for every date and course' },
  date: { pl: 'jedno miejsce na terminie, kogokolwiek', en: 'one place on a date, whoever it is' },
} as const satisfies Readonly<Record<string, LocalizedText>>;
