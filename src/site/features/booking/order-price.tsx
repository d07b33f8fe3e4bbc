import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId } from 'react';
import { formatPrice } from '#domain/money/amount.ts';
import { type CoursePromotion, findPromotionOnDay, type StandardPrice } from '#domain/money/promotion.ts';
import { textOfAnswer } from '#forms/answers.ts';
import { buildPriceQuery, discountName, mayPriceDifferFromTerm } from '#forms/registration/price-question.ts';
import { normaliseRequestedAnswers } from '#forms/registration/requested-fields.ts';
import { registrationPriceContract } from '#generated/api/own-contracts.ts';
import { promotions, standardPrices } from '#generated/data/promotions.ts';
import { displayPrice } from '#generated/rules/display-price.ts';
import { parameters } from '#generated/rules/parameters.ts';
import type { RegistrationPriceResponse } from '#generated/schemas/own.ts';
import { type CallFailure, failureOfError } from '../../lib/api/call-error.ts';
import { queryClient, queryOfCall } from '../../lib/api/query-client.ts';
import type { FailedSend } from '../../lib/api/use-sending.ts';
import { warsawToday } from '../../lib/calendar/warsaw-today.ts';
import { useLocale, useMessages } from '../../lib/texts-context.ts';
import type { BookingCase } from './booking-case.ts';

/** The server's price of this booking, which the order repeats. */
export const useServerPrice = (booking: BookingCase, pairCode = '', enabled = true) => {
  const lang = useLocale();
  const { id: course } = booking.course.term;
  const query = { course, lang, ...buildPriceQuery(booking, pairCode) };
  const question = queryOfCall(registrationPriceContract, { query });
  return useQuery({ ...question, refetchOnWindowFocus: false, enabled }, queryClient);
};

/** A price as it is broken down. */
export type Price = Pick<RegistrationPriceResponse, 'persons' | 'price' | 'discount' | 'discountOf' | 'amount'>;

/**
 * The current price of a booking. For one person it is that of the term; the server computes any other price, and, on the last step, every
 * price, with a pair code taken into account.
 */
export const useCurrentPrice = (booking: BookingCase, isLast: boolean) => {
  const { price } = booking.course;
  const differs = mayPriceDifferFromTerm(buildPriceQuery(booking));
  const query = useServerPrice(
    booking,
    isLast ? textOfAnswer(normaliseRequestedAnswers(booking).pairCode) : '',
    isLast || differs,
  );
  const known: Price | null = differs ? null : { persons: 1, price, discount: 0, amount: price };
  return { query, price: query.data ?? known };
};

/** Whether the order had another amount than the server. */
const isAmountRefusal = (failure: CallFailure): boolean =>
  failure.kind === 'status' && failure.code === 'amount-differs';

interface PriceListeners {
  readonly isLast: boolean;
  readonly refused: FailedSend | null;
  readonly onRefused: (failure: CallFailure) => void;
  readonly onStale: () => void;
}

/**
 * The current price. On the last step a refused code and a changed price are reported to the listeners, and the price is fetched again
 * after an amount was refused.
 */
export const useCheckedPrice = (booking: BookingCase, { isLast, refused, onRefused, onStale }: PriceListeners) => {
  const checked = useCurrentPrice(booking, isLast);
  const { data, error, refetch } = checked.query;
  const react = useEffectEvent(() => {
    if (!isLast) return;
    if (error !== null) onRefused(failureOfError(error));
    else if (data !== undefined && data.price !== booking.course.price) onStale();
  });
  const fetchAgain = useEffectEvent(() => refused !== null && isAmountRefusal(refused.failure) && void refetch());
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each answer
  useEffect(() => react(), [isLast, error, data]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each refusal
  useEffect(() => void fetchAgain(), [refused]);
  return checked;
};

interface Ordered {
  /** Type of the term in the calendar. */
  readonly type: string;
  /** Grosze for one person. */
  readonly price: number;
  /** `YYYY-MM-DD` in Warsaw. */
  readonly day: string;
}

type Reduction = Pick<StandardPrice, 'standard' | 'lowestBefore'>;

/** The reduction behind a price: by a promotion of its day, or by the calendar. Null if no reduction may be shown. */
export const findPriceReduction = (
  { type, price, day }: Ordered,
  announced: readonly CoursePromotion[] = promotions,
  known: readonly StandardPrice[] = standardPrices,
): Reduction | null => {
  const promotion = findPromotionOnDay(
    announced.filter(({ calendar }) => calendar === type),
    day,
  );
  const ofCalendar = known.find(({ calendar }) => calendar === type) ?? null;
  const from = promotion?.price === price ? promotion : ofCalendar;
  if (from === null) return null;
  const { standard, lowestBefore } = from;
  const shown = displayPrice({ standardPrice: standard, currentPrice: price, lowestPrice: lowestBefore });
  return shown.value === 'reduced' ? from : null;
};

/** How the amount is computed, if it is not the price alone; a discount applies to the whole booking. */
export const PriceBreakdown = ({
  price,
  reduction,
}: {
  readonly price: Price;
  readonly reduction: Reduction | null;
}) => {
  const t = useMessages('booking');
  const course = useMessages('course');
  const locale = useLocale();
  const noteId = useId();
  const money = (grosze: number) => formatPrice(grosze, locale);
  if (price.price === null || price.amount === null) return <p className="price-open">{t.priceOpen()}</p>;
  const pair = price.persons > 1;
  if (!pair && price.discount === 0 && reduction === null) return null;
  return (
    <>
      <dl className="price-lines">
        <div>
          <dt>{t.persons({ count: price.persons })}</dt>
          <dd aria-describedby={reduction === null ? undefined : noteId}>
            {reduction !== null && (
              <s className="price-before">
                <span className="visually-hidden">{course.standardPrice()}: </span>
                {money(reduction.standard)}*
              </s>
            )}{' '}
            {pair ? `${price.persons} × ${money(price.price)}` : money(price.price)}
          </dd>
        </div>
        {price.discount > 0 && (
          <div>
            <dt>{discountName(price, locale) ?? t.discount()}</dt>
            <dd>−{money(price.discount)}</dd>
          </div>
        )}
      </dl>
      {reduction !== null && (
        <p className="note" id={noteId}>
          {course.promotionNote()}{' '}
          {course.lowestBefore({ days: parameters.lowestPriceDays, price: money(reduction.lowestBefore) })}
        </p>
      )}
    </>
  );
};

/** The price of an order, with the price before a reduction. `type` is the calendar's. */
export const OrderPrice = ({ price, type }: { readonly price: Price; readonly type: string }) => (
  <PriceBreakdown
    price={price}
    reduction={price.price === null ? null : findPriceReduction({ type, price: price.price, day: warsawToday() })}
  />
);
