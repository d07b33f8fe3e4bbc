import { eq, inArray, isNotNull } from 'drizzle-orm';
import { normaliseEmail } from '#forms/answers.ts';
import type { Database } from '../database.ts';
import { encryptionKeys, registrations } from '../schema.ts';
import { decryptText, encryptText, isEncryptedWithKey } from './encrypt-text.ts';
import { deriveSecretsFromKeys, KeyError, keyedDigest, loadMasterKeys, type Secrets } from './secrets.ts';

interface KeyPlace {
  readonly database: Database;
  /** The value of ENCRYPTION_KEY. */
  readonly given: string | undefined;
  readonly folder: string;
  /** Whether the previous keys are lost: the given ones are then accepted although they decrypt nothing. */
  readonly lost?: boolean;
}

/**
 * The encryption keys of this database, the newest first. The database stores the ids of the keys that it has been used with, so that
 * a lost or wrong key stops the start and not the first read of a PESEL.
 */
export const loadDatabaseSecrets = async ({ database, given, folder, lost = false }: KeyPlace): Promise<Secrets> => {
  const secrets = deriveSecretsFromKeys(await loadMasterKeys(given, folder));
  if (lost) return secrets;
  const ids = secrets.encryptionKeys.map(({ id }) => id);
  const known = (await database.select().from(encryptionKeys)).map(({ id }) => id);
  const opens = known.length === 0 ? await opensSomething(database, secrets) : known.every((id) => ids.includes(id));
  if (!opens) throw new KeyError(wrongKey(given));
  await database.insert(encryptionKeys).values({ id: secrets.encryptionKeys[0].id }).onConflictDoNothing();
  return secrets;
};

/** Whether the keys decrypt what was encrypted before keys had ids; true where nothing is encrypted. */
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
    ? 'The file encryption-key of the data folder is not the key with which its data were stored. Put the old file back. Where it is lost, run: npm run office -- rotate-keys --lost; it deletes data that cannot be decrypted.'
    : 'ENCRYPTION_KEY is not the key with which this database was filled. Set the old key; to change keys set ENCRYPTION_KEY=NEW,OLD and run: npm run office -- rotate-keys. Where the old key is lost, add --lost: it deletes data that cannot be decrypted.';

/** Deletes the ids of keys with which no data are encrypted any more. */
export const deleteKeyIds = async (database: Pick<Database, 'delete'>, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0) await database.delete(encryptionKeys).where(inArray(encryptionKeys.id, [...ids]));
};

/** The sensitive answers, re-encrypted with the newest key; null if no key decrypts them and keys are `lost`. */
const encryptedAnew = (
  { encryptionKeys: keys }: Secrets,
  { reference, sensitive }: { readonly reference: string; readonly sensitive: string | null },
  lost: boolean,
): string | null => {
  if (sensitive === null || isEncryptedWithKey(keys[0], sensitive)) return sensitive;
  try {
    return encryptText(keys, reference, decryptText(keys, reference, sensitive));
  } catch (error) {
    if (lost) return null;
    throw error;
  }
};

/**
 * Re-encrypts all data with the newest key, in one transaction, and deletes the ids of the others. Returns how many bookings changed. It
 * fails on data that no key decrypts, or deletes these data if keys are `lost`.
 */
export const rotateEncryptionKeys = (database: Database, secrets: Secrets, lost = false): Promise<number> =>
  database.transaction(async (transaction) => {
    const [newest] = secrets.encryptionKeys;
    const stored = await transaction.select().from(registrations).for('update');
    let changed = 0;
    for (const { id, reference, sensitive, person, emailDigest } of stored) {
      const now = {
        sensitive: encryptedAnew(secrets, { reference, sensitive }, lost),
        emailDigest:
          typeof person.email === 'string' ? keyedDigest(secrets.digestKey, normaliseEmail(person.email)) : emailDigest,
      };
      if (now.sensitive === sensitive && now.emailDigest === emailDigest) continue;
      changed += 1;
      await transaction.update(registrations).set(now).where(eq(registrations.id, id));
    }
    await transaction.insert(encryptionKeys).values({ id: newest.id }).onConflictDoNothing();
    const known = await transaction.select().from(encryptionKeys);
    await deleteKeyIds(
      transaction,
      known.map(({ id }) => id).filter((id) => id !== newest.id),
    );
    return changed;
  });
