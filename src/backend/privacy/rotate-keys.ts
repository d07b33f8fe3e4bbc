import { eq } from 'drizzle-orm';
import { normalisedEmail } from '#forms/normalised-text.ts';
import type { Database } from '../database/open-database.ts';
import { registrations } from '../database/schema.ts';
import { encryptionKeys } from '../database/server-tables.ts';
import { decryptText, encryptText, isEncryptedWith } from './encrypt-text.ts';
import { forgetKeys } from './open-secrets.ts';
import { keyedDigest, type Secrets } from './secrets.ts';

/** Encrypts everything anew with the newest key, all or nothing, and forgets the others. Gives how many bookings changed. */
export const rotateKeys = (database: Database, secrets: Secrets): Promise<number> =>
  database.transaction(async (transaction) => {
    const [newest] = secrets.encryptionKeys;
    const stored = await transaction.select().from(registrations).for('update');
    let changed = 0;
    for (const { id, reference, sensitive, person, emailDigest } of stored) {
      const now = {
        sensitive:
          sensitive === null || isEncryptedWith(newest, sensitive)
            ? sensitive
            : encryptText(secrets.encryptionKeys, reference, decryptText(secrets.encryptionKeys, reference, sensitive)),
        emailDigest:
          typeof person.email === 'string'
            ? keyedDigest(secrets.digestKey, normalisedEmail(person.email))
            : emailDigest,
      };
      if (now.sensitive === sensitive && now.emailDigest === emailDigest) continue;
      changed += 1;
      await transaction.update(registrations).set(now).where(eq(registrations.id, id));
    }
    const known = await transaction.select().from(encryptionKeys);
    await forgetKeys(
      transaction,
      known.map(({ id }) => id).filter((id) => id !== newest.id),
    );
    return changed;
  });
