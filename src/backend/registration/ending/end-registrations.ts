import { eq } from 'drizzle-orm';
import type { RegistrationOutcomeEvent } from '#generated/rules/registration-outcome.ts';
import type { ApiOptions } from '../../api/api-options.ts';
import type { StoredTerm } from '../../calendar/find-terms.ts';
import type { Transaction } from '../../database/open-database.ts';
import { registrations, terms } from '../../database/schema.ts';
import type { StoredRegistration } from '../reserve-place.ts';
import { statusAfter } from '../status-after.ts';
import { offerPlaces } from './offer-places.ts';

interface Ending {
  readonly term: StoredTerm;
  readonly ended: readonly StoredRegistration[];
  readonly by: RegistrationOutcomeEvent;
  readonly now: number;
}

/** Ends registrations of a term that this transaction holds, and offers the places that they had to the reserve list. */
export async function endRegistrations(
  parts: Pick<ApiOptions, 'catalogue' | 'secrets'>,
  transaction: Transaction,
  { term, ended, by, now }: Ending,
): Promise<void> {
  for (const registration of ended) {
    await transaction
      .update(registrations)
      .set({ status: statusAfter(registration.status, [by]), reserveNumber: null })
      .where(eq(registrations.id, registration.id));
  }
  const freed = ended
    .filter(({ reserveNumber }) => reserveNumber === null)
    .reduce((sum, { places }) => sum + places, 0);
  await freePlaces(parts, transaction, { term, freed, now });
}

/** Adds places to those of a term that this transaction holds, and offers what is free to its reserve list. */
export async function freePlaces(
  parts: Pick<ApiOptions, 'catalogue' | 'secrets'>,
  transaction: Transaction,
  { term, freed, now }: { readonly term: StoredTerm; readonly freed: number; readonly now: number },
): Promise<void> {
  if (term.freePlaces === null) return;
  const free = term.freePlaces + freed;
  const handedOn = term.upstreamAskedAt === null ? await offerPlaces(parts, transaction, { term, free, now }) : 0;
  await transaction
    .update(terms)
    .set({ freePlaces: free - handedOn })
    .where(eq(terms.id, term.id));
}
