import { millisecondsPerMinute } from '#domain/dates/durations.ts';
import type { PaymentContext } from '../bookings/contexts.ts';
import { faultCode, type Log, type LogEvent } from '../database/log/log.ts';
import { reconcilePayments } from '../flows/money/reconcile-payments.ts';
import { endOverdueRegistrations } from '../flows/release-seats.ts';

/** Compares the clock with the database, ends overdue registrations and reconciles open payments, at intervals, until it is stopped. */
export const startRecurringWork = (
  context: PaymentContext,
  { log, compareClock }: { readonly log: Log; readonly compareClock: () => Promise<void> },
): (() => void) => {
  const release = async (): Promise<readonly unknown[]> => {
    await compareClock();
    await endOverdueRegistrations(context, context.clock());
    return [];
  };
  const stops = [
    runEvery({ milliseconds: millisecondsPerMinute, work: release, event: 'booking', log }),
    runEvery({
      milliseconds: 5 * millisecondsPerMinute,
      work: () => reconcilePayments(context),
      event: 'payment',
      log,
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
};

/** Repeats work at an interval until it is stopped, one run at a time. Logs the faults that the work returns or throws. */
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
