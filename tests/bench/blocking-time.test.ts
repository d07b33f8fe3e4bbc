import { expect, test } from 'vitest';
import { blockingTime, traceShape } from '../../scripts/bench/measure-lighthouse.ts';

const place = { pid: 7, tid: 1 };
const thread = { name: 'thread_name', ...place, ts: 0, args: { name: 'CrRendererMain' } };
const paint = { name: 'firstContentfulPaint', ...place, ts: 100_000 };
/** Durations in milliseconds. */
const task = (start: number, wall: number, processor: number, elsewhere: Partial<typeof place> = {}) => ({
  name: 'RunTask',
  ...place,
  ...elsewhere,
  ts: start * 1000,
  dur: wall * 1000,
  tdur: processor * 1000,
});

const blockingOf = (...tasks: readonly object[]): number =>
  blockingTime(traceShape.parse({ traceEvents: [thread, paint, ...tasks] }).traceEvents);

test('a task blocks by what a phone four times slower takes for it beyond 50 ms', () => {
  expect(blockingOf(task(200, 20, 20), task(300, 12, 12), task(400, 40, 15))).toBe(30 + 10);
});

test('waiting for other programs, other threads and what is over before the first paint do not block', () => {
  expect(blockingOf(task(200, 500, 5), task(300, 90, 90, { tid: 2 }), task(10, 80, 80))).toBe(0);
});

test('a trace without a first paint says nothing', () => {
  expect(() => blockingTime([])).toThrow('no first paint');
});
