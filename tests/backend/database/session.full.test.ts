import pg from 'pg';
import { expect, test } from 'vitest';
import { openPostgresClient, openPostgresDatabase } from '#backend/database/open-server.ts';
import { describeOnPostgres } from '../fixtures/postgres.ts';

const withDatabase = async (url: string, statements: readonly string[]): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
};

const named = (
  url: string,
  change: Partial<Record<'pathname' | 'username' | 'password' | 'port' | 'hostname', string>>,
): string => Object.assign(new URL(url), change).href;

describeOnPostgres('a session on a database server', (postgres) => {
  test('is refused on a database that does not keep texts in UTF-8', async () => {
    await withDatabase(postgres.url, [
      "create database narrow encoding 'LATIN2' lc_collate 'C' lc_ctype 'C' template template0",
    ]);
    await expect(openPostgresDatabase(named(postgres.url, { pathname: '/narrow' }))).rejects.toThrow(
      /keeps texts in LATIN2.*UTF8/,
    );
    await withDatabase(postgres.url, ['drop database narrow']);
  });

  test('has the settings that the server needs, whatever those of the database are', async () => {
    const name = new URL(postgres.url).pathname.slice(1);
    const odd = [
      "datestyle = 'German'",
      "timezone = 'Asia/Tokyo'",
      'default_transaction_read_only = on',
      "intervalstyle = 'sql_standard'",
    ];
    await withDatabase(
      postgres.url,
      odd.map((setting) => `alter database "${name}" set ${setting}`),
    );
    await (await openPostgresDatabase(postgres.url)).close();
    const client = openPostgresClient(postgres.url);
    await client.connect();
    const { rows } = await client.query(
      `select current_setting('datestyle') as style, current_setting('timezone') as zone, current_setting('transaction_read_only') as only, current_setting('transaction_isolation') as isolation`,
    );
    await client.end();
    expect(rows).toEqual([{ style: 'ISO, YMD', zone: 'UTC', only: 'off', isolation: 'read committed' }]);
  });

  test('that is refused names the cause, and no part of the address', async () => {
    const secret = 'geheim50';
    const cases = [
      [{ pathname: '/nowhere' }, /3D000.*no database of that name/],
      [{ port: '1' }, /ECONNREFUSED.*No server listens/],
      [{ hostname: 'nowhere.invalid' }, /(?:ENOTFOUND|EAI_AGAIN).*host name is not known/],
    ] as const;
    for (const [change, cause] of cases) {
      const failure = await openPostgresDatabase(named(postgres.url, { ...change, password: secret })).catch(String);
      expect(failure).toMatch(cause);
      expect(failure).not.toContain(secret);
    }
  });
});
