export interface RateLimit {
  /** Seconds until the next request of this client may come; 0 when it may come now. */
  readonly take: (client: string, now: number) => number;
}

const rememberedClients = 10_000;

/** A bucket per client: a burst of `burst`, refilled at `perMinute`. */
export const createRateLimit = ({ perMinute, burst }: { perMinute: number; burst: number }): RateLimit => {
  const buckets = new Map<string, { tokens: number; at: number }>();
  const refill = perMinute / 60_000;
  const take = (client: string, now: number): number => {
    const bucket = buckets.get(client) ?? { tokens: burst, at: now };
    const tokens = Math.min(burst, bucket.tokens + Math.max(0, now - bucket.at) * refill);
    buckets.delete(client);
    if (buckets.size >= rememberedClients) forgetOldest(buckets);
    buckets.set(client, { tokens: tokens < 1 ? tokens : tokens - 1, at: now });
    return tokens < 1 ? Math.max(1, Math.ceil((1 - tokens) / refill / 1000)) : 0;
  };
  return { take };
};

const forgetOldest = (buckets: Map<string, unknown>): void => {
  const oldest = buckets.keys().next().value;
  if (oldest !== undefined) buckets.delete(oldest);
};
