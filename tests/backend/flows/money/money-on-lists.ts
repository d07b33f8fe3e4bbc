import { z } from 'zod';
import type { RunningApi } from '../../fixtures/api-fixture.ts';
import { officeData } from '../../office/office-fixture.ts';

const refunds = z.array(z.looseObject({ number: z.string(), state: z.string(), amount: z.int() }));
const whole = z.looseObject({ received: z.int().nullable(), refunds: refunds.element.omit({ number: true }).array() });

const sum = (rows: readonly { readonly amount: number }[]): number =>
  rows.reduce((total, { amount }) => total + amount, 0);

/** Grosze as the lists of the office show them. */
export interface ListedMoney {
  /** Of bookings, and not owed to anybody. */
  readonly kept: number;
  /** To be ordered, ordered, or failed: on the list of refunds. */
  readonly owed: number;
  /** Sent back: with the booking. */
  readonly returned: number;
  /** Kept, of courses that were called off: on the list of refunds, too. */
  readonly choice: number;
}

/** The money of one booking on the lists of the office, by its number. */
export const listedMoney = async (api: RunningApi, number: string): Promise<ListedMoney> => {
  const listed = refunds.parse(await officeData(api, 'refunds')).filter((row) => row.number === number);
  const booking = whole.parse(await officeData(api, 'booking', number));
  return {
    kept: booking.received ?? 0,
    owed: sum(listed.filter(({ state }) => state !== 'choice')),
    returned: sum(booking.refunds.filter(({ state }) => state === 'done')),
    choice: sum(listed.filter(({ state }) => state === 'choice')),
  };
};
