import { faultCode } from '../api/fault-code.ts';
import type { Log, LogEvent } from '../log/log-entry.ts';

/** Does some work again and again until it is stopped, one turn after the other; the faults that it returns or throws are logged. */
export const runEvery = ({
  milliseconds,
  work,
  event,
  log,
}: {
  readonly milliseconds: number;
  readonly work: () => Promise<readonly unknown[]>;
  readonly event: LogEvent;
  readonly log: Log;
}): (() => void) => {
  let busy = false;
  const turn = async (): Promise<void> => {
    if (busy) return;
    busy = true;
    const faults = await work().catch((fault: unknown) => [fault]);
    busy = false;
    for (const fault of faults) log({ event, fault: faultCode(fault) });
  };
  const timer = setInterval(() => void turn(), milliseconds);
  timer.unref();
  return () => clearInterval(timer);
};
