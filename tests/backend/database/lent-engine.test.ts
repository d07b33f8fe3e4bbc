import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { contactMessages } from '#backend/database/schema.ts';
import { openFreshDatabase } from '../fixtures/database-template.ts';

const message = { answers: { name: 'Ola' }, receivedAt: new Date(0) };

test('an engine reused by the next test is empty, and its sequences restart', async () => {
  const first = await openFreshDatabase();
  const [stored] = await first.database.insert(contactMessages).values(message).returning();
  await first.close();
  const next = await openFreshDatabase();
  expect(next.database).toBe(first.database);
  expect(await next.database.select().from(contactMessages)).toEqual([]);
  expect(await next.database.insert(contactMessages).values(message).returning()).toEqual([stored]);
  await next.close();
});

test('an engine whose tables a test has changed is not reused', async () => {
  const changed = await openFreshDatabase();
  await changed.database.execute(sql`alter table ${contactMessages} alter column answers set default '{}'`);
  await changed.close();
  const next = await openFreshDatabase();
  expect(next.database).not.toBe(changed.database);
  await next.close();
});
