import { inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { registrations } from '../database/schema.ts';
import { encryptionKeys } from '../database/server-tables.ts';
import { decryptText } from './encrypt-text.ts';
import { deriveSecrets, KeyError, loadMasterKeys, type Secrets } from './secrets.ts';

interface KeyPlace {
  readonly database: Database;
  /** What ENCRYPTION_KEY says. */
  readonly given: string | undefined;
  readonly folder: string;
}

/**
 * The keys with which this database was filled, the newest first. A database remembers the names of the keys that were used for
 * it, so that a lost or wrong key is told at once and not when somebody needs a PESEL.
 */
export const openSecrets = async ({ database, given, folder }: KeyPlace): Promise<Secrets> => {
  const secrets = deriveSecrets(await loadMasterKeys(given, folder));
  const ids = secrets.encryptionKeys.map(({ id }) => id);
  const known = (await database.select().from(encryptionKeys)).map(({ id }) => id);
  const opens = known.length === 0 ? await opensSomething(database, secrets) : known.every((id) => ids.includes(id));
  if (!opens) throw new KeyError(wrongKey(given));
  await database.insert(encryptionKeys).values({ id: secrets.encryptionKeys[0].id }).onConflictDoNothing();
  return secrets;
};

/** Whether the keys open what was encrypted before keys had names; true where there is nothing. */
const opensSomething = async (database: Database, { encryptionKeys: keys }: Secrets): Promise<boolean> => {
  const [found] = await database
    .select({ reference: registrations.reference, sensitive: registrations.sensitive })
    .from(registrations)
    .where(isNotNull(registrations.sensitive))
    .limit(1);
  if (!found) return true;
  try {
    decryptText(keys, found.reference, found.sensitive ?? '');
    return true;
  } catch {
    return false;
  }
};

const wrongKey = (given: string | undefined): string =>
  given === undefined
    ? 'The file encryption-key of the data folder is not the key with which its data were stored. Put the old file back; without it no PESEL of these data can ever be read.'
    : 'ENCRYPTION_KEY is not the key with which this database was filled. Set the old key; to change keys set ENCRYPTION_KEY=NEW,OLD and run: npm run office -- rotate-keys';

/** Forgets the keys that nothing needs any more. */
export const forgetKeys = async (database: Pick<Database, 'delete'>, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0) await database.delete(encryptionKeys).where(inArray(encryptionKeys.id, [...ids]));
};
