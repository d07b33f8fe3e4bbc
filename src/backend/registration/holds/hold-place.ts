import { and, eq, gt, inArray } from 'drizzle-orm';
import { holdAllowed } from '#generated/rules/hold-allowed.ts';
import { parameters } from '#generated/rules/parameters.ts';
import { ProblemError } from '../../api/problem.ts';
import type { Transaction } from '../../database/open-database.ts';
import { registrations } from '../../database/schema.ts';
import { networkDigest } from './network-of.ts';

const millisecondsPerMinute = 60_000;

/** What a place is held by until its booking is paid or its address confirmed. */
export interface Hold {
  readonly heldUntil: Date;
  /** Keyed digest; null for the server's own machine. */
  readonly network: string | null;
}

interface HoldRequest {
  readonly term: number;
  /** Address of the client. */
  readonly client: string;
  readonly now: number;
}

/** The hold for one more place, unless too many wait unconfirmed from the same network already. */
export async function planHold(
  transaction: Transaction,
  digestKey: Uint8Array,
  { term, client, now }: HoldRequest,
): Promise<Hold> {
  const hold = {
    heldUntil: new Date(now + parameters.holdMinutes * millisecondsPerMinute),
    network: networkDigest(digestKey, client),
  };
  if (hold.network === null) return hold;
  const held = await transaction
    .select({ term: registrations.term })
    .from(registrations)
    .where(
      and(
        eq(registrations.network, hold.network),
        inArray(registrations.status, ['pay', 'failed']),
        gt(registrations.heldUntil, new Date(now)),
      ),
    );
  const heldOnTerm = held.filter((one) => one.term === term).length;
  if (holdAllowed({ heldOnTerm, heldInAll: held.length }).value === 'allowed') return hold;
  const headers = { 'retry-after': String(parameters.holdMinutes * 60) };
  throw new ProblemError({ status: 429, code: 'too-many-held', headers });
}
