import type { Setting } from '../schema/settings.ts';
import { settingsSource as source } from './settings-source.ts';

/** Where data and keys lie. */
export const storingSettings = [
  {
    name: 'DATA_FOLDER',
    kind: 'path',
    default: '.data',
    about: {
      pl: 'folder na wbudowaną bazę danych, klucz i to, co serwer zapisuje w plikach',
      en: 'the folder of the embedded database, of the key and of what the server keeps in files',
    },
    without: { pl: 'dane leżą w folderze domyślnym', en: 'data lie in the default folder' },
    readBy: ['build', 'start'],
    secret: false,
    source,
  },
  {
    name: 'DATABASE_URL',
    kind: 'postgres-url',
    default: null,
    about: { pl: 'adres bazy PostgreSQL', en: 'the address of a PostgreSQL database' },
    without: { pl: 'dane trzyma wbudowana baza w DATA_FOLDER', en: 'the embedded database in DATA_FOLDER keeps the data' },
    readBy: ['build', 'start'],
    secret: true,
    source,
  },
  {
    name: 'ENCRYPTION_KEY',
    kind: 'key',
    default: null,
    about: {
      pl: 'klucz, którym szyfruje się numery PESEL, daty urodzenia i numery dokumentów: 32 bajty w base64 (`openssl rand -base64 32`); przy zmianie klucza po przecinku stoi poprzedni, aż `npm run office -- rotate-keys` zaszyfruje wszystko od nowa',
      en: 'the key that encrypts PESEL numbers, dates of birth and numbers of documents: 32 bytes in base64 (`openssl rand -base64 32`); when it changes, the one before follows after a comma, until `npm run office -- rotate-keys` has encrypted everything anew',
    },
    without: {
      pl: 'klucz powstaje w DATA_FOLDER przy pierwszym uruchomieniu; z DATABASE_URL serwer nie rusza',
      en: 'a key is made in DATA_FOLDER at the first start; with DATABASE_URL the server does not start',
    },
    readBy: ['start'],
    secret: true,
    source,
  },
] as const satisfies readonly Setting[];
