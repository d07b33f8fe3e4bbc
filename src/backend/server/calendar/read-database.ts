import { drizzle } from 'drizzle-orm/node-postgres';
import { faultCode } from '../../database/log/log.ts';
import { openDatabase } from '../../database/open-database.ts';
import { openPostgresClient } from '../../database/open-server.ts';
import { explainRefusedConnection } from '../../database/refused-connection.ts';
import { DatabaseUnreachableError } from '../../database/transient-errors.ts';
import { findPublishedTerms } from '../../terms/find-terms.ts';
import type { PublishedTerm } from '../../terms/published-terms.ts';

/** SQLSTATE of a table that does not exist. */
const noTable = '42P01';

/** The published terms in a PostgreSQL database; none if no server of ours has ever used it. */
export const readTermsFromPostgres = async (url: string, now: number): Promise<readonly PublishedTerm[]> => {
  const client = openPostgresClient(url);
  try {
    await client.connect();
    return await findPublishedTerms(drizzle(client), now);
  } catch (error) {
    if (faultCode(error).includes(noTable)) return [];
    throw new DatabaseUnreachableError(
      `The database of DATABASE_URL, from which the pages take their course dates, cannot be read ${explainRefusedConnection(error)} The pages of the last build are unchanged.`,
    );
  } finally {
    await client.end();
  }
};

/** The published terms of an embedded database that no server has open. */
export const readTermsFromEmbedded = async (folder: string, now: number): Promise<readonly PublishedTerm[]> => {
  const { database, close } = await openDatabase({ folder });
  try {
    return await findPublishedTerms(database, now);
  } finally {
    await close();
  }
};
