import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { millisecondsPerMinute } from '#domain/dates/durations.ts';
import { normaliseEmail } from '#forms/answers.ts';
import type { Erasure } from '../../database/backup/erasure-journal.ts';
import { queryRows, type Transaction } from '../../database/database.ts';
import { contactMessages, outgoingMails, personRequests, registrations } from '../../database/schema.ts';
import { keyedDigest } from '../../database/secrets/secrets.ts';
import type { Office } from '../command/command.ts';
import { eraseDataOfEmail } from './erase.ts';

/** Minutes that an erasure may take after its line was written in the journal. */
const minutesToStore = 5;

/** The erasures that a backup may not contain, because it was taken before they were stored. */
export const erasuresSince = (erasures: readonly Erasure[], takenAt: string): readonly Erasure[] => {
  const from = Date.parse(takenAt) - minutesToStore * millisecondsPerMinute;
  return erasures.filter(({ at }) => Date.parse(at) >= from);
};

/** Every e-mail address in the database. */
const findAddresses = async (transaction: Transaction): Promise<readonly string[]> => {
  const found = await queryRows(
    transaction,
    sql`select distinct address from (
      select ${registrations.person} ->> 'email' as address from ${registrations}
      union select ${registrations.person} ->> 'guardianEmail' from ${registrations}
      union select ${contactMessages.answers} ->> 'email' from ${contactMessages}
      union select ${personRequests.content} ->> 'email' from ${personRequests}
      union select ${outgoingMails.recipient} from ${outgoingMails}
    ) as found where address is not null`,
    z.object({ address: z.string() }),
  );
  return [...new Set(found.map(({ address }) => normaliseEmail(address)))];
};

/** Repeats the erasures for everybody whose data the restored rows contain again. Returns how many people these are. */
export const repeatErasures = async (
  office: Office,
  transaction: Transaction,
  erasures: readonly Erasure[],
): Promise<number> => {
  const erased = new Set(erasures.map(({ person }) => person));
  if (erased.size === 0) return 0;
  const isErased = (address: string): boolean =>
    office.secrets.linkKeys.some((key) => erased.has(keyedDigest(key, address)));
  const addresses = (await findAddresses(transaction)).filter(isErased);
  for (const address of addresses) await eraseDataOfEmail(office, transaction, address);
  return addresses.length;
};
