/** How long a call may take, and how often it is tried. Milliseconds. */
export interface CallLimits {
  /** From the request to the last byte of the answer. */
  readonly patience: number;
  /** Attempts after the first one that failed. */
  readonly retries: number;
}

/** Technical constants of the client. */
export const callLimits = {
  read: { patience: 8_000, retries: 2 },
  write: { patience: 15_000, retries: 0 },
} as const satisfies Record<string, CallLimits>;

/** A retry waits up to this long, the next one twice as long. */
export const firstBackOff = 300;

/** A server that asks for a longer pause is not waited for; the visitor sees the countdown. */
export const longestQuietWait = 2_000;

/** A server cannot ask for a longer pause than this. */
export const longestPause = 300_000;
