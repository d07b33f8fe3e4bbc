import { eq } from 'drizzle-orm';
import { registrations, terms } from '#backend/database/schema.ts';
import type { RunningApi } from '../fixtures/api-fixture.ts';

/** A registration as it is stored. */
export const stored = async ({ database }: RunningApi, reference: string) => {
  const [row] = await database.select().from(registrations).where(eq(registrations.reference, reference));
  if (!row) throw new Error('Nothing was stored.');
  return row;
};

/** How many places a term has left. */
export const placesOf = async ({ database }: RunningApi, id: number) =>
  (await database.select().from(terms).where(eq(terms.id, id)))[0]?.freePlaces;
