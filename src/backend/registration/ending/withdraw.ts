import type { ApiOptions } from '../../api/api-options.ts';
import type { Transaction } from '../../database/open-database.ts';
import { findRegistration } from '../find-registration.ts';
import { holdTerm } from '../hold-term.ts';
import { endRegistrations } from './end-registrations.ts';

/**
 * Ends a booking because its contract was withdrawn from, whatever the day: its place is handed on, and what was paid is to be
 * given back. Returns the grosze that go back.
 */
export async function withdraw(
  parts: Pick<ApiOptions, 'catalogue' | 'secrets'>,
  transaction: Transaction,
  { reference, now }: { readonly reference: string; readonly now: number },
): Promise<number> {
  const { term } = await findRegistration(transaction, reference);
  const held = await holdTerm(transaction, term.id);
  const { registration } = await findRegistration(transaction, reference);
  const ending = { term: held, ended: [registration], by: { type: 'withdraw' }, now } as const;
  const [owed = 0] = await endRegistrations(parts, transaction, ending);
  return owed;
}
