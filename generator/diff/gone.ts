import { z } from 'zod';
import type { Revision } from './revision.ts';

const goneRows = z.array(z.object({ path: z.string(), reason: z.string() }));

/** The addresses that answer 410, each with its reason. */
export const goneOf = ({ tables }: Pick<Revision, 'tables'>): ReadonlyMap<string, string> =>
  new Map((goneRows.safeParse(tables.gone).data ?? []).map(({ path, reason }) => [path, reason]));
