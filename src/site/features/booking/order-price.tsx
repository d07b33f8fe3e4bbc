import type { RegistrationPriceResponse } from '#generated/schemas/own.ts';
import { warsawDate } from '../../lib/calendar/warsaw-date.ts';
import { orderReduction } from './order-reduction.ts';
import { PriceBreakdown } from './price-breakdown.tsx';

/** The price of an order, with what it was before where it is that of a promotion of today. `type` is that of the calendar. */
export const OrderPrice = ({ price, type }: { readonly price: RegistrationPriceResponse; readonly type: string }) => (
  <PriceBreakdown
    price={price}
    reduction={price.price === null ? null : orderReduction({ type, price: price.price, day: warsawDate() })}
  />
);
