import { and, eq, gt, or } from 'drizzle-orm';
import { z } from 'zod';
import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { isOpen } from '../../bookings/reserve-seat.ts';
import { type CountedTable, previewRestore, readBackup, restoreBackup } from '../../database/backup/backup.ts';
import { type Backup, BackupError, parseBackupFile, printBackupFile } from '../../database/backup/backup-file.ts';
import type { Erasure } from '../../database/backup/erasure-journal.ts';
import type { Database } from '../../database/database.ts';
import { registrations, terms } from '../../database/schema.ts';
import { rotateEncryptionKeys } from '../../database/secrets/open-secrets.ts';
import { awaitsChoice } from '../../flows/ending/take-choice.ts';
import { givenFile } from '../command/argument-values.ts';
import { defineOfficeCommand, type Office } from '../command/command.ts';
import type { CommandResult } from '../command/command-result.ts';
import { fillLocalizedText, type LocalizedText } from '../command/localized-text.ts';
import { OfficeError } from '../command/office-error.ts';
import { erasuresSince, repeatErasures } from '../rights/repeat-erasures.ts';

export const backup = defineOfficeCommand({
  summary: {
    pl: 'kopia wszystkich danych w jednym pliku, z sumą kontrolną (--out PLIK); klucz trzymaj osobno',
    en: 'a copy of all data as one file with a check sum (--out FILE); keep the key elsewhere',
  },
  shape: {},
  words: {},
  run: async ({ database, now, erasures }) => {
    await erasures.begin();
    const taken = await readBackup(database, now);
    const rows = Object.fromEntries(Object.entries(taken.tables).map(([name, list]) => [name, list.length]));
    return { kind: 'text', text: printBackupFile(taken), data: { takenAt: taken.takenAt, rows } };
  },
});

const reasons = {
  'other-file': {
    pl: 'Ten plik nie jest kopią danych tego serwisu albo pochodzi z nowszej wersji.',
    en: 'This file is not a backup of this site, or a later version of the site made it.',
  },
  damaged: {
    pl: 'Plik zmieniono albo brakuje jego części: suma kontrolna się nie zgadza.',
    en: 'The file was changed or has lost a part: its check sum differs.',
  },
  'other-migration': {
    pl: 'Kopia pochodzi z innej wersji bazy. Odtwórz ją w tej wersji serwisu, w której powstała, a potem zaktualizuj serwis.',
    en: 'The backup is of another version of the database. Restore it with the version of the site that made it, then update the site.',
  },
  'other-key': {
    pl: 'Te dane zaszyfrowano innym kluczem. Dopisz go po przecinku w ENCRYPTION_KEY albo odłóż plik encryption-key na miejsce.',
    en: 'These data were encrypted with another key. Add it to ENCRYPTION_KEY after a comma, or put its file encryption-key back.',
  },
} as const;

const countedTexts = {
  registration: { pl: 'zgłoszenia', en: 'bookings' },
  payment: { pl: 'płatności', en: 'payments' },
  refund: { pl: 'zwroty', en: 'refunds' },
  contact_message: { pl: 'wiadomości', en: 'messages' },
  person_request: { pl: 'prośby o dane i oświadczenia', en: 'requests and statements' },
  outgoing_mail: { pl: 'e-maile', en: 'mails' },
} as const satisfies Readonly<Record<CountedTable, LocalizedText>>;

const noJournal = {
  pl: 'Nie ma dziennika usunięć (ERASURE_JOURNAL), więc wróciłyby dane osób, które usunięto po zrobieniu kopii. Odłóż plik dziennika na miejsce albo, jeśli nikogo od tej pory nie usunięto, dodaj --no-erasures.',
  en: 'The journal of erasures (ERASURE_JOURNAL) is missing, so data of people that were erased after the backup would come back. Put its file in place or, if nobody has been erased since, add --no-erasures.',
} as const;

const unreadJournal = {
  pl: 'Dziennika usunięć (ERASURE_JOURNAL) nie da się odczytać, więc nie wiadomo, czyje dane usunięto po zrobieniu kopii. Niczego nie odtworzono. Najpierw napraw plik.',
  en: 'The journal of erasures (ERASURE_JOURNAL) cannot be read, so it is not known whose data were erased after the backup. Nothing was restored. Repair the file first.',
} as const;

/** The erasures since a backup was made, which only the journal records. */
const erasuresAfter = async ({ erasures }: Office, { takenAt }: Backup, none: boolean): Promise<readonly Erasure[]> => {
  const known = await erasures.read().catch(() => {
    throw new OfficeError(unreadJournal);
  });
  if (known === null && !none) throw new OfficeError(noJournal);
  return erasuresSince(known ?? [], takenAt);
};

/** Shows what a restore would replace, without changing data. */
const previewed = async (
  { database, secrets }: Office,
  backup: Backup,
  erasures: readonly Erasure[],
): Promise<CommandResult> => ({
  kind: 'list',
  title: fillLocalizedText(
    {
      pl: 'Niczego nie odtworzono; z --yes kopia z {at} zastąpi to, co jest, a potem powtórzą się usunięcia danych od tego czasu: {erasures}',
      en: 'Nothing was restored; with --yes the backup of {at} replaces what is there, then the erasures since are repeated: {erasures}',
    },
    { at: formatCivilDate(warsawDate(Date.parse(backup.takenAt))), erasures: erasures.length },
  ),
  columns: [
    { key: 'what', title: { pl: 'co', en: 'what' }, labels: countedTexts },
    { key: 'now', title: { pl: 'jest teraz', en: 'now' } },
    { key: 'restored', title: { pl: 'w kopii', en: 'in the backup' } },
  ],
  rows: (await previewRestore(database, backup, keysOf(secrets))).map(({ table, now, restored }) => ({
    what: table,
    now,
    restored,
  })),
});

const keysOf = ({ encryptionKeys }: Office['secrets']): readonly string[] => encryptionKeys.map(({ id }) => id);

export const restore = defineOfficeCommand({
  summary: {
    pl: 'pokazuje, co kopia zastąpi; z --yes zastępuje nią wszystko, co jest w bazie',
    en: 'shows what a backup would replace; with --yes it replaces all that is in the database',
  },
  shape: { file: givenFile, yes: z.literal(true).optional(), 'no-erasures': z.literal(true).optional() },
  words: {
    file: { means: { pl: 'plik z kopią', en: 'the file of the backup' }, takes: 'file' },
    yes: {
      means: { pl: 'tak, zastąp (bez tego tylko pokazuje)', en: 'yes, replace (else it is only shown)' },
      takes: 'nothing',
    },
    'no-erasures': {
      means: {
        pl: 'dziennika usunięć nie ma, a od dnia kopii nikogo nie usunięto',
        en: 'there is no journal of erasures, and nobody has been erased since the backup',
      },
      takes: 'nothing',
    },
  },
  operands: ['file'],
  named: true,
  run: async (office, { file, yes, 'no-erasures': none = false }) => {
    try {
      const copy = parseBackupFile(file.bytes.toString('utf8'));
      const erasures = await erasuresAfter(office, copy, none);
      if (!yes) return await previewed(office, copy, erasures);
      let erased = 0;
      const rows = await restoreBackup(office.database, copy, keysOf(office.secrets), async (transaction) => {
        erased = await repeatErasures(office, transaction, erasures);
      });
      return {
        kind: 'done',
        message: fillLocalizedText(
          {
            pl: 'Odtworzono wiersze: {rows}. Osoby, których dane usunięto jeszcze raz: {erased}.',
            en: 'Rows restored: {rows}. People whose data were erased again: {erased}.',
          },
          { rows, erased },
        ),
        facts: { rows, erased },
      };
    } catch (error) {
      throw error instanceof BackupError ? new OfficeError(reasons[error.reason]) : error;
    }
  },
});

/** How many mailed links still work, at most, and the last day on which one of them does; null if there is none. */
const findSentLinks = async (
  database: Database,
  now: number,
): Promise<{ readonly links: number; readonly until: string | null }> => {
  const found = await database
    .select({ heldUntil: registrations.heldUntil, choiceSince: registrations.choiceSince, start: terms.dateStart })
    .from(registrations)
    .innerJoin(terms, eq(terms.id, registrations.term))
    .where(and(isOpen, or(gt(registrations.heldUntil, new Date(now)), awaitsChoice)));
  const days = found
    .map(({ heldUntil, choiceSince, start }) =>
      choiceSince === null && heldUntil !== null ? formatCivilDate(warsawDate(heldUntil.getTime())) : start,
    )
    .filter((day) => day >= formatCivilDate(warsawDate(now)));
  return { links: days.length, until: days.toSorted().at(-1) ?? null };
};

export const rotate = defineOfficeCommand({
  summary: {
    pl: 'szyfruje wszystko od nowa pierwszym kluczem z ENCRYPTION_KEY i mówi, do kiedy poprzedni jest jeszcze potrzebny',
    en: 're-encrypts all data with the first key of ENCRYPTION_KEY and shows how long the previous key is needed',
  },
  shape: { lost: z.literal(true).optional() },
  words: {
    lost: {
      means: {
        pl: 'starego klucza już nie ma: usuwa to, czego nikt nie odczyta (PESEL, data urodzenia, dokument)',
        en: 'the old key is lost: deletes data that cannot be decrypted (PESEL, date of birth, document)',
      },
      takes: 'nothing',
    },
  },
  named: true,
  run: async ({ database, secrets, now }, { lost }) => {
    const bookings = await rotateEncryptionKeys(database, secrets, lost);
    const { links, until } = await findSentLinks(database, now);
    const done = fillLocalizedText(
      {
        pl: 'Zaszyfrowane od nowa zgłoszenia: {bookings}. Starych kopii danych nowy klucz nie otworzy.',
        en: 'Bookings re-encrypted: {bookings}. The new key does not open old backups.',
      },
      { bookings },
    );
    const next =
      until === null
        ? {
            pl: 'ENCRYPTION_KEY może już zawierać sam nowy klucz.',
            en: 'ENCRYPTION_KEY now needs the new key only.',
          }
        : fillLocalizedText(
            {
              pl: 'Stary klucz zostaw w ENCRYPTION_KEY do {until} włącznie: do tego dnia działają wysłane z nim linki (najwyżej tyle: {links}).',
              en: 'Keep the old key in ENCRYPTION_KEY through {until}: until then at most {links} links sent with it are valid.',
            },
            { links, until },
          );
    return {
      kind: 'done',
      message: { pl: `${done.pl} ${next.pl}`, en: `${done.en} ${next.en}` },
      facts: { bookings, links, until },
    };
  },
});
