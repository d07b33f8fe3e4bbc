import { FolderLockedError } from '#backend/database/lock-folder.ts';
import { DatabaseUnreachableError } from '#backend/database/open-server.ts';
import { KeyError } from '#backend/privacy/secrets.ts';
import { ServerStartError } from '#backend/server/start-server.ts';
import { SettingsError } from '#domain/settings/read-settings.ts';

const explained = [SettingsError, DatabaseUnreachableError, FolderLockedError, KeyError, ServerStartError] as const;

/** Prints an error whose message is already the sentence that a person needs and gives the exit code; throws any other. */
export const explainFailure = (error: unknown): number => {
  if (!(error instanceof Error) || !explained.some((kind) => error instanceof kind)) throw error;
  console.error(error.message);
  return error instanceof SettingsError ? 2 : 1;
};
