import english from '#generated/i18n/en.json' with { type: 'json' };
import polish from '#generated/i18n/pl.json' with { type: 'json' };
import type { List } from '../command/command-result.ts';
import type { LocalizedText } from '../command/localized-text.ts';

const texts: Readonly<Record<'pl' | 'en', Readonly<Record<string, string>>>> = { pl: polish.form, en: english.form };

/** What the form asks beside its boxes is no title of an answer. */
const ownTitles: Readonly<Record<string, LocalizedText>> = {
  identity: { pl: 'Dokument tożsamości', en: 'Identity shown by' },
};
const identityTexts: Readonly<Record<string, LocalizedText>> = {
  pesel: { pl: 'numer PESEL (zaszyfrowany)', en: 'PESEL number (encrypted)' },
  document: { pl: 'inny dokument, bez numeru PESEL', en: 'another document, no PESEL number' },
};

const titleOf = (field: string): LocalizedText =>
  ownTitles[field] ?? { pl: texts.pl[field] ?? field, en: texts.en[field] ?? field };

/** What a person typed, field by field, under the titles of the form. */
export const personList = (person: Readonly<Record<string, unknown>>): List => {
  const typed = Object.entries(person).filter(([, value]) => value !== '' && value !== null && value !== undefined);
  return {
    kind: 'list',
    title: { pl: 'Dane z formularza', en: 'What was typed' },
    columns: [
      {
        key: 'field',
        title: { pl: 'pole', en: 'field' },
        says: Object.fromEntries(typed.map(([field]) => [field, titleOf(field)])),
      },
      { key: 'value', title: { pl: 'wartość', en: 'value' }, says: identityTexts },
    ],
    rows: typed.map(([field, value]) => ({ field, value: typeof value === 'boolean' ? value : String(value) })),
  };
};
