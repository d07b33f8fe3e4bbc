import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { faultCode } from '../api/fault-code.ts';
import { openDatabase } from '../database/open-database.ts';
import { DatabaseUnreachableError, openClient } from '../database/open-server.ts';
import { askForTerms } from '../office/door/knock.ts';
import { doorFile } from '../office/door/open-door.ts';
import { findPublishedTerms, type PublishedTerm } from './published-terms.ts';

/** Where the office keeps its terms: a PostgreSQL, or the embedded database in a folder. */
export interface OfficeDatabase {
  readonly databaseUrl: string | null;
  readonly dataFolder: string;
}

/** SQL state of a table that is not there. */
const noTable = '42P01';

/**
 * Terms of the office from a day on (`YYYY-MM-DD`), for a program that is not the server. It changes nothing, so that a build
 * before an upgrade leaves the database to the server that runs; where no server has ever been started there are none.
 */
export const readPublished = async (place: OfficeDatabase, from: string): Promise<readonly PublishedTerm[]> => {
  const folder = resolve(place.dataFolder);
  if (place.databaseUrl !== null) return readServer(place.databaseUrl, from);
  if (!existsSync(folder)) return [];
  return (await askForTerms(doorFile(folder))) ?? readEmbedded(folder, from);
};

const readServer = async (url: string, from: string): Promise<readonly PublishedTerm[]> => {
  const client = openClient(url);
  try {
    await client.connect();
    return await findPublishedTerms(drizzle(client), from);
  } catch (error) {
    if (faultCode(error).includes(noTable)) return [];
    throw new DatabaseUnreachableError(
      `The database of DATABASE_URL cannot be asked for the dates of the pages (${faultCode(error)}). Start it and check host, name and password; the pages of the last build stay as they are.`,
    );
  } finally {
    await client.end();
  }
};

const readEmbedded = async (folder: string, from: string): Promise<readonly PublishedTerm[]> => {
  const { database, close } = await openDatabase({ folder });
  try {
    return await findPublishedTerms(database, from);
  } finally {
    await close();
  }
};
