import { availableParallelism, loadavg } from 'node:os';

const most = 20;
const [waiting = 0] = loadavg();

/**
 * How many times as long as on a quiet machine a test may take here: as many as there were programs for each core when the run
 * began. Limits are for what hangs, not for what is slow.
 */
export const timeoutFactor = Math.min(most, Math.max(1, waiting / availableParallelism()));
