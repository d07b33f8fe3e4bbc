import { and, eq, ne } from 'drizzle-orm';
import { type PairCodeValue, pairCode } from '#generated/rules/pair-code.ts';
import type { Database, Transaction } from '../database/open-database.ts';
import { registrations } from '../database/schema.ts';
import { normalisedPairCode } from '../privacy/secrets.ts';
import { isOpen, type StoredRegistration } from './reserve-place.ts';

/** What a code is worth: the answer of the rule, and the registration whose code it is where the discount is given. */
export interface FoundPair {
  readonly value: PairCodeValue;
  readonly first: string | null;
}

/** Whether nothing is left to pay, so that the code is worth something: an invented friend pays nothing. */
export const mayBringSomebody = ({ status }: StoredRegistration): boolean =>
  status === 'paid' || status === 'completed';

/** Looks for the first person of a pair on a term. Whoever holds the term may rely on the answer until it is given back. */
export async function findPair(
  database: Database | Transaction,
  { term, code }: { readonly term: number; readonly code: string },
): Promise<FoundPair> {
  if (code === '') return { value: pairCode({ first: 'none', paired: false }).value, first: null };
  const [first] = await database
    .select()
    .from(registrations)
    .where(and(eq(registrations.term, term), eq(registrations.pairCode, normalisedPairCode(code))));
  if (!first) return { value: pairCode({ first: 'unknown', paired: false }).value, first: null };
  const paired = await isPaired(database, first.reference);
  const { value } = pairCode({ first: mayBringSomebody(first) ? 'standing' : 'ended', paired });
  return { value, first: value === 'pair' ? first.reference : null };
}

/** Whether a second person stands who used the code of this registration. */
export async function isPaired(database: Database | Transaction, reference: string): Promise<boolean> {
  const [second] = await database
    .select({ id: registrations.id })
    .from(registrations)
    .where(and(eq(registrations.pairOf, reference), isOpen, ne(registrations.status, 'enquiry')));
  return second !== undefined;
}
