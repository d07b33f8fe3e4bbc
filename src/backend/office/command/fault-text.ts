import type { LocalizedText } from './localized-text.ts';

/** Faults with their own sentence: a part of the code, and the sentence. */
const known: readonly (readonly [part: string, text: LocalizedText])[] = [
  [
    'CommitUnknownError',
    {
      pl: 'Połączenie z bazą danych zerwało się w chwili zapisu. Zanim powtórzysz polecenie, sprawdź, czy zmiana została zapisana: npm run office -- bookings',
      en: 'The connection to the database was lost while the change was being stored. Check whether it was stored before you repeat the command: npm run office -- bookings',
    },
  ],
  ['53100', { pl: 'Na dysku bazy danych brakuje miejsca.', en: 'The disk of the database is full.' }],
];

/** An internal fault as a sentence. It shows only the code, since a query and its parameters may name a person. */
export const formatFault = (code: string): LocalizedText =>
  known.find(([part]) => code.includes(part))?.[1] ?? {
    pl: `Serwer nie mógł wykonać polecenia (${code}). Spróbuj ponownie; jeśli to się powtarza, pokaż ten kod osobie, która prowadzi serwer.`,
    en: `The server could not carry out the command (${code}). Try again; if it happens again, show this code to the operator of the server.`,
  };
