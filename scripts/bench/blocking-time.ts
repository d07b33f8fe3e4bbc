import { z } from 'zod';

const event = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  /** Microseconds, as the two durations. */
  ts: z.number(),
  dur: z.optional(z.number()),
  tdur: z.optional(z.number()),
  args: z.optional(z.object({ name: z.optional(z.unknown()) })),
});

/** What we read of a trace of Chromium. */
export const traceShape = z.object({ traceEvents: z.array(event) });

type TraceEvent = z.infer<typeof event>;

/** How much slower than this machine the simulated phone is, and what it may take for one task without blocking anybody. */
const slowdown = 4;
const unnoticed = 50;

const mainThreadOf = (events: readonly TraceEvent[], process: number): number | undefined =>
  events.find(({ name, pid, args }) => pid === process && name === 'thread_name' && args?.name === 'CrRendererMain')
    ?.tid;

/**
 * Milliseconds for which a page blocks its main thread once something is painted, by the processor time of its tasks: unlike
 * the time of day, which Lighthouse takes, it does not grow when other programs keep the machine busy.
 */
export const blockingTime = (events: readonly TraceEvent[]): number => {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (paint === undefined) throw new Error('The trace tells of no first paint, so nothing can be said about the page.');
  const thread = mainThreadOf(events, paint.pid);
  return events
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && pid === paint.pid && tid === thread)
    .filter(({ ts, dur = 0 }) => ts + dur > paint.ts)
    .map(({ dur = 0, tdur = dur }) => (tdur / 1000) * slowdown)
    .reduce((sum, taken) => sum + Math.max(0, taken - unnoticed), 0);
};
