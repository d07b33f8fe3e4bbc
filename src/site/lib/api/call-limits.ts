/** Milliseconds from a request to the last byte of its answer: of what reads, and of what may write. */
export const timeouts = { GET: 8_000, POST: 15_000 } as const;

/** How often a call is retried. */
export const mostRetries = 2;

/** A retry waits up to this long, the next one twice as long. */
export const firstBackOff = 300;

/** A longer Retry-After is not waited for; the visitor sees the countdown. */
export const longestQuietWait = 2_000;

/** The longest pause that is accepted from a server. */
export const longestPause = 300_000;
