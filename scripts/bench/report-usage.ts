import { writeSync } from 'node:fs';
import { usageChannel } from './usage-channel.ts';

/** Loaded before a measured program: tells, when that ends, what it used. */
process.once('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  writeSync(usageChannel, JSON.stringify({ peakMemory: maxRSS / 1024, cpu: (userCPUTime + systemCPUTime) / 1000 }));
});
