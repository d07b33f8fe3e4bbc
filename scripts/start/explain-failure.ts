import { FolderLockedError } from '#backend/database/lock-folder.ts';
import { faultCode } from '#backend/database/log/log.ts';
import { NewerDatabaseError } from '#backend/database/newer-database.ts';
import { KeyError } from '#backend/database/secrets/secrets.ts';
import { DatabaseUnreachableError } from '#backend/database/transient-errors.ts';
import { ServerStartError } from '#backend/server/start-server.ts';
import { SettingsError } from '#settings/read-settings.ts';
import { GitError } from '#settings/run-git.ts';
import { BrokenPictureError } from '#site/build/pictures/pictures.ts';
import { NoTermsError } from '#site/build/sources/snapshot.ts';

const explained = [
  SettingsError,
  DatabaseUnreachableError,
  FolderLockedError,
  NewerDatabaseError,
  KeyError,
  ServerStartError,
  BrokenPictureError,
  NoTermsError,
  GitError,
] as const;

/** Exit codes of errors that a restart does not solve: systemd then does not restart the server (`RestartPreventExitStatus`). */
const exitCodes = [
  [SettingsError, 2],
  [KeyError, 2],
  [NewerDatabaseError, 3],
] as const;

/** Sentences for error codes of the system and the database. */
const known: readonly (readonly [codes: readonly string[], sentence: string])[] = [
  [
    ['ENOSPC', 'EDQUOT', '53100'],
    'The disk is full. Free space on the disk of DATA_FOLDER or of the database, then start again.',
  ],
  [['ENOTDIR', 'EEXIST'], 'DATA_FOLDER, or a folder above it, is a file. Name a folder that is one, or a new one.'],
  [['EIO'], 'The disk cannot be read or written (input/output error). Check the disk of DATA_FOLDER.'],
  [
    ['EROFS', '25006'],
    'The disk or the database is read-only. Name a DATA_FOLDER or database that the server may write to.',
  ],
  [
    ['EACCES', 'EPERM', '42501'],
    'The server lacks permissions. Give its account the rights to DATA_FOLDER and the database.',
  ],
  [['EMFILE', 'ENFILE'], 'The system allows no more open files. Raise that limit (ulimit -n), then start again.'],
];

/** The sentence for the code of an error or of its cause. */
const sentenceOf = (error: Error): string | undefined => {
  const codes = faultCode(error).split(/[ :<]+/);
  return known.find(([some]) => some.some((code) => codes.includes(code)))?.[1];
};

/** The sentence for an error of the database, with only its code: a query and its parameters may name a person. */
const refusalText = (error: Error): string | undefined => {
  if (error.constructor.name !== 'DrizzleQueryError') return undefined;
  return `The database failed (${faultCode(error)}). Try again; if it happens again, show this code to the operator of the server.`;
};

/** Prints the sentence for an error and returns the exit code; rethrows an error without a sentence. */
export const printFailure = (error: unknown): number => {
  if (!(error instanceof Error)) throw error;
  const sentence = explained.some((kind) => error.constructor.name === kind.name) ? error.message : sentenceOf(error);
  const found = sentence ?? refusalText(error);
  if (found === undefined) throw error;
  console.error(found);
  return exitCodes.find(([kind]) => error.constructor.name === kind.name)?.[1] ?? 1;
};
