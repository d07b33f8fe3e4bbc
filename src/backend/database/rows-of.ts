import type { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Transaction } from './database.ts';

/** What can be asked, alone or as a part of a unit. */
export type Queries = Pick<Database | Transaction, 'execute'>;

/** The rows of a query that no table of ours describes. */
export const rowsOf = async <Row>(
  queries: Queries,
  query: ReturnType<typeof sql>,
  row: z.ZodType<Row>,
): Promise<Row[]> => z.object({ rows: z.array(row) }).parse(await queries.execute(query)).rows;
