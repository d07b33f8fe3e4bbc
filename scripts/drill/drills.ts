import type { Drill } from './drill.ts';
import { clock } from './drills/clock.ts';
import { cut } from './drills/cut.ts';
import { disk } from './drills/disk.ts';
import { kill } from './drills/kill.ts';
import { rush, two } from './drills/rush.ts';
import { slow } from './drills/slow.ts';
import { stop } from './drills/stop.ts';

/** Every failure on purpose: those of the command, and of the full run of the tests. */
export const drills: readonly Drill[] = [kill, cut, disk, slow, stop, clock, rush, two];
