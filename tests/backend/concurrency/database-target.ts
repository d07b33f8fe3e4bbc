import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { DatabaseTarget } from '#backend/database/open-database.ts';

/** A database named by one text: the URL of a server, or a data folder. */
export const databaseTarget = (text: string): DatabaseTarget =>
  text.includes('://') ? { url: text, folder: null } : { folder: text };

/** Another database of the same server, each time a new one; gives its URL. */
export const createDatabase = async (url: string, purpose: string): Promise<string> => {
  const name = `${purpose}-${randomUUID()}`;
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${client.escapeIdentifier(name)}`);
  await client.end();
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
};
