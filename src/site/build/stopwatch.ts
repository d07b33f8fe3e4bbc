/** When a step began, how long it took and what processor time it took, in milliseconds; steps overlap. */
export interface Span {
  /** Since the program started. */
  readonly begun: number;
  readonly wall: number;
  readonly cpu: number;
}

const sumOf = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;

/** Processor time of this thread, and of all threads of the process. */
export const usedByThread = (): number => sumOf(process.threadCpuUsage());
export const usedByProcess = (): number => sumOf(process.cpuUsage());

/** Measures a step. Its processor time is that of this thread while the step lasts. */
export const measured = async <Value>(work: () => Value | Promise<Value>): Promise<readonly [Value, Span]> => {
  const [begun, used] = [performance.now(), usedByThread()];
  const value = await work();
  return [value, { begun, wall: performance.now() - begun, cpu: usedByThread() - used }];
};
