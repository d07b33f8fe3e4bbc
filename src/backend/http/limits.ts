import { sql } from 'drizzle-orm';
import type { MiddlewareHandler } from 'hono';
import { millisecondsPerMinute } from '#domain/dates/durations.ts';
import { apiCalls } from '#generated/api/calls.ts';
import type { Capacity, Database } from '../database/database.ts';
import { writeLimits } from '../database/schema.ts';
import { keyedDigest, type Secrets } from '../database/secrets/secrets.ts';
import type { ApiEnvironment } from './api.ts';
import { readClientAddress } from './client.ts';
import { Refused } from './refused.ts';

/** How often a client may write: `perMinute`, and a burst of `burst` requests at once. */
export interface Rate {
  readonly perMinute: number;
  readonly burst: number;
}

export interface RateLimit {
  /** Seconds until the next request of this client may be made; 0 when it may be made now. */
  readonly take: (client: string, now: number) => number;
}

const mostClients = 10_000;

/** Milliseconds that each request adds to the client's `until`, which may be ahead of the clock by at most one burst. */
const intervalOf = ({ perMinute }: Rate): number => Math.round(millisecondsPerMinute / perMinute);
const furthestAhead = (rate: Rate): number => (rate.burst - 1) * intervalOf(rate);
/** The furthest plausible `until`: one that is further ahead was stored before the clock was set back, and is ignored. */
const believable = (rate: Rate): number => furthestAhead(rate) + intervalOf(rate);

/** The rate limit of one process (a token bucket per client), for the most recent clients. */
export const createRateLimit = (rate: Rate): RateLimit => {
  const until = new Map<string, number>();
  return {
    take: (client, now) => {
      const counted = until.get(client) ?? 0;
      const earliest = counted > now + believable(rate) ? now : Math.max(counted, now);
      const excess = earliest - now - furthestAhead(rate);
      until.delete(client);
      if (until.size >= mostClients) forgetOldest(until);
      until.set(client, excess > 0 ? earliest : earliest + intervalOf(rate));
      return excess > 0 ? Math.ceil(excess / 1_000) : 0;
    },
  };
};

const forgetOldest = (clients: Map<string, unknown>): void => {
  const oldest = clients.keys().next().value;
  if (oldest !== undefined) clients.delete(oldest);
};

interface SharedWrite extends Rate {
  /** Keyed digest of the client. */
  readonly client: string;
  /** Milliseconds since 1970-01-01T00:00Z. */
  readonly now: number;
}

/** Like `take` of createRateLimit, for all servers that share a database. */
export const takeFromSharedRateLimit = async (
  database: Database,
  { client, now, ...rate }: SharedWrite,
): Promise<number> => {
  const earliest = sql`(case when ${writeLimits.until} > ${now + believable(rate)}::bigint then ${now}::bigint else greatest(${writeLimits.until}, ${now}::bigint) end)`;
  const taken = await database
    .insert(writeLimits)
    .values({ client, until: now + intervalOf(rate) })
    .onConflictDoUpdate({
      target: writeLimits.client,
      set: { until: sql`${earliest} + ${intervalOf(rate)}::bigint` },
      setWhere: sql`${earliest} - ${now}::bigint <= ${furthestAhead(rate)}::bigint`,
    })
    .returning({ client: writeLimits.client });
  return taken.length > 0 ? 0 : Math.max(1, Math.ceil(intervalOf(rate) / 1_000));
};

export interface LimitContext {
  readonly database: Database;
  readonly capacity: Capacity;
  readonly clock: () => number;
  readonly secrets: Secrets;
  /** How often one client may write, and whether the client's address is read from the header of our proxy. */
  readonly writes: Rate & { readonly trustProxy: boolean };
}

/**
 * Limits how often a client writes, across all servers. The limit in memory is checked first, so that a flood does not reach the
 * database.
 */
export const limitClientWrites = ({
  writes,
  clock,
  database,
  capacity,
  secrets,
}: LimitContext): MiddlewareHandler<ApiEnvironment> => {
  const limit = createRateLimit(writes);
  return async (c, next) => {
    if (storesSubmission(c.req)) {
      const known = readClientAddress(c, writes.trustProxy);
      const now = clock();
      const own = limit.take(known, now);
      const client = keyedDigest(secrets.digestKey, known);
      const seconds =
        own > 0 || !capacity.shared ? own : await takeFromSharedRateLimit(database, { client, now, ...writes });
      if (seconds > 0) {
        throw new Refused('too-many-requests', { retryAfter: seconds });
      }
    }
    await next();
  };
};

const storingPaths: readonly string[] = [
  apiCalls['contact-form'].path,
  apiCalls.registration.path,
  apiCalls['account-deletion'].path,
  apiCalls.withdrawal.path,
];

/** Whether a call stores what a visitor submits. */
const storesSubmission = ({ method, path }: { readonly method: string; readonly path: string }): boolean =>
  method === 'POST' && storingPaths.some((storing) => path.startsWith(storing));

/** Seconds after which a refused client may repeat its request; the spread keeps clients from coming back together. */
const shortestPause = 2;
const spread = 10;

/** Refuses calls that store something while too many such calls are in progress, before their body is read. */
export const shedLoad = ({ capacity }: Pick<LimitContext, 'capacity'>): MiddlewareHandler<ApiEnvironment> => {
  let underWay = 0;
  let refused = 0;
  return async (c, next) => {
    if (!storesSubmission(c.req)) return next();
    if (underWay >= capacity.submissions) {
      const pause = shortestPause + (refused++ % spread);
      throw new Refused('unavailable', { retryAfter: pause });
    }
    underWay += 1;
    try {
      await next();
    } finally {
      underWay -= 1;
    }
  };
};
