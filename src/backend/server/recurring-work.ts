import type { ApiOptions } from '../api/api-options.ts';
import { reconcilePayments } from '../payment/reconcile-payments.ts';
import { releasePlaces } from '../registration/release-places.ts';
import { faultCode, type Log, type LogEvent } from './log.ts';

const minute = 60_000;

type Parts = Pick<ApiOptions, 'database' | 'catalogue' | 'secrets' | 'payments'>;

/** What is done all day long, until it is stopped: places whose time is over are released, open payments asked about. */
export const startRecurringWork = (parts: Parts, log: Log): (() => void) => {
  const clock = Date.now;
  const release = async (): Promise<readonly unknown[]> => {
    await releasePlaces(parts, clock());
    return [];
  };
  const stops = [
    runEvery({ milliseconds: minute, work: release, event: 'booking', log }),
    runEvery({ milliseconds: 5 * minute, work: () => reconcilePayments({ ...parts, clock }), event: 'payment', log }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
};

/** Does some work again and again until it is stopped, one turn after the other; the faults that it returns or throws are logged. */
const runEvery = ({
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
