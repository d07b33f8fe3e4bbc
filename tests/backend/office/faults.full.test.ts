import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openDatabase } from '#backend/database/open-database.ts';
import { formatFault } from '#backend/office/command/fault-text.ts';
import { readConfiguration } from '#backend/server/configuration.ts';
import { runOfficeCommand } from '#backend/server/run-office.ts';
import { describeOnPostgres } from '../fixtures/postgres.ts';

describeOnPostgres('a fault of the database', (postgres) => {
  test('is reported to the office in its language, without the query and its values', async () => {
    const { database, close } = await openDatabase({ url: postgres.url, folder: null });
    await database.execute(sql`alter table registration rename to gone`);
    await close();
    const configuration = readConfiguration({
      DATABASE_URL: postgres.url,
      ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
    });
    const problems = await Promise.all(
      ['pl', 'en'].map(async (lang) => {
        const line = ['erase', 'anna@example.pl', '--as', 'Office', '--lang', lang];
        const { exitCode, problem } = await runOfficeCommand({ line, configuration, account: 'tester' });
        expect(exitCode).toBe(1);
        return problem;
      }),
    );
    expect(problems[0]).toMatch(/^Serwer nie mógł wykonać polecenia \(.*42P01\)\. .*\n$/);
    expect(problems[1]).toMatch(/^The server could not carry out the command \(.*42P01\)\. .*\n$/);
    expect(problems.join()).not.toMatch(/select|anna@/);
  });
});

test('a change that may have been stored is to be checked before the command is repeated', () => {
  expect(formatFault('CommitUnknownError < Error').en).toContain('before you repeat');
});
