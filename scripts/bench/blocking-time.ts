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

/** The part of a Chromium trace that counts here. */
export const traceShape = z.object({ traceEvents: z.array(event) });

type TraceEvent = z.infer<typeof event>;

/** The simulated phone is four times slower; a task of up to 50 ms blocks nobody. */
const slowdown = 4;
const unnoticed = 50;

const mainThreadOf = (events: readonly TraceEvent[], process: number): number | undefined =>
  events.find(({ name, pid, args }) => pid === process && name === 'thread_name' && args?.name === 'CrRendererMain')
    ?.tid;

/**
 * Milliseconds for which a page blocks its main thread after the first paint, by the processor time of its tasks. Unlike the wall time
 * of Lighthouse it does not grow on a busy machine.
 */
export const blockingTime = (events: readonly TraceEvent[]): number => {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (paint === undefined) throw new Error('The trace holds no first paint, so the page cannot be measured.');
  const thread = mainThreadOf(events, paint.pid);
  return events
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && pid === paint.pid && tid === thread)
    .filter(({ ts, dur = 0 }) => ts + dur > paint.ts)
    .map(({ dur = 0, tdur = dur }) => (tdur / 1000) * slowdown)
    .reduce((sum, taken) => sum + Math.max(0, taken - unnoticed), 0);
};
