import type { LocalizedText } from './localized-text.ts';

/** What is known of a fault by its code: a part of the code, and the sentence. */
const known: readonly (readonly [part: string, text: LocalizedText])[] = [
  [
    'CommitUnknownError',
    {
      pl: 'Połączenie z bazą danych zerwało się w chwili zapisu. Zanim powtórzysz polecenie, sprawdź, czy zapis doszedł, np.: npm run office -- bookings',
      en: 'The connection to the database was lost while the change was stored. Before you repeat the command, check whether it was, such as by: npm run office -- bookings',
    },
  ],
  ['53100', { pl: 'Na dysku bazy danych brakuje miejsca.', en: 'The disk of the database is full.' }],
];

/** A fault of ours, or of the database, as a sentence: its code alone, since a query and its parameters may name a person. */
export const faultText = (code: string): LocalizedText =>
  known.find(([part]) => code.includes(part))?.[1] ?? {
    pl: `Serwer nie mógł wykonać polecenia (${code}). Spróbuj ponownie; jeśli to się powtarza, pokaż ten kod osobie, która prowadzi serwer.`,
    en: `The server could not carry out the command (${code}). Try again; if it happens again, show this code to the operator of the server.`,
  };
