import { bigint, date, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The keys with which this database was filled, by their names. */
export const encryptionKeys = pgTable('encryption_key', {
  id: text('id').primaryKey(),
  usedSince: timestamp('used_since', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
});

/** When each client may write again: so many writes ahead of time are a burst. Shared by all servers on one database. */
export const writeLimits = pgTable(
  'write_limit',
  {
    /** Keyed digest of the client's address. */
    client: text('client').primaryKey(),
    /** Milliseconds since 1970-01-01T00:00Z. */
    until: bigint('until', { mode: 'number' }).notNull(),
  },
  (table) => [index('write_limit_until').on(table.until)],
);

/** The last day for which each part of the daily work was done, so that one server does it for all. */
export const dailyWork = pgTable('daily_work', {
  name: text('name').primaryKey(),
  doneFor: date('done_for', { mode: 'string' }).notNull(),
});
