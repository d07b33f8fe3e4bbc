import { availableParallelism, loadavg } from 'node:os';

const most = 20;

/** How many times as long as on a quiet machine something takes now: as many as there are programs for each core, of the last minute. */
export const loadFactor = (): number => Math.min(most, Math.max(1, (loadavg()[0] ?? 0) / availableParallelism()));

/** The same when the run began, for what a test may take. Limits are for what hangs, not for what is slow. */
export const timeoutFactor = loadFactor();
