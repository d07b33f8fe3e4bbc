import type { ApiOptions } from '../api/api-options.ts';
import type { Log } from '../log/log-entry.ts';
import { reconcilePayments } from '../payment/reconcile-payments.ts';
import { releasePlaces } from '../registration/release-places.ts';
import { runEvery } from './run-every.ts';

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
