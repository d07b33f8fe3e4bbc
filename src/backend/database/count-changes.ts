import type { Pool, QueryConfig, QueryResult } from 'pg';
import type { Database } from './database.ts';

type RunStatement = (statement: QueryConfig, values?: unknown[]) => Promise<QueryResult>;

/** Counts every transaction, and every statement except a select, of a database and of the pool below it: they may have changed rows. */
export const createDatabaseChangeCounter = (database: Database, pool: Pool): (() => number) => {
  let changes = 0;
  const count = (): void => {
    changes += 1;
  };
  const begin: Database['transaction'] = database.transaction.bind(database);
  const transaction: Database['transaction'] = (work, options) => begin(work, options).finally(count);
  const run: RunStatement = pool.query.bind(pool);
  const query: RunStatement = async (statement, values) => {
    const result = run(statement, values);
    return statement.text.startsWith('select') ? result : result.finally(count);
  };
  Object.assign(database, { transaction });
  Object.assign(pool, { query });
  return () => changes;
};
