import type { CourseBody, Price } from '#contract/course.ts';
import { parseCivilDate } from '#domain/dates/civil-date.ts';
import { instantOfWarsawTime } from '#domain/dates/warsaw-date.ts';
import { edition } from '#generated/data/edition.ts';
import { dateInWords } from '../../lib/calendar/calendar-texts.ts';
import { attributesForLaterUpdate } from '../../lib/calendar/latest.ts';
import {
  decidePriceAtBuild,
  isPriceAgreedIndividually,
  type ShownPrice,
  shownPriceTexts,
} from '../../lib/calendar/price.ts';
import { useSiteContext } from '../../lib/site-context.ts';
import { useLocale, useMessages } from '../../lib/texts-context.ts';

/** The price of a course as formatted text. */
export const useShownPrice = (courseId: string, price: Price | null): ShownPrice => {
  const t = useMessages('course');
  const none = isPriceAgreedIndividually(courseId) ? t.priceOnRequest() : t.askPrice();
  const decision = decidePriceAtBuild(useSiteContext(), courseId, price);
  return shownPriceTexts({ decision, price, none }, useLocale());
};

/** The price of a course in one line: that of the calendar, or the recorded one with its day. */
export const CourseAmount = ({ body: { course, price } }: { readonly body: CourseBody }) => {
  const t = useMessages('course');
  const calendar = useMessages('calendar');
  const { kind, words, standard } = useShownPrice(course.id, price);
  const isAmount = kind !== 'noPrice';
  const recordedOn = t.recordedOn({ date: dateInWords(edition, calendar) });
  return (
    <>
      <span
        className={isAmount ? 'price-amount' : 'price-words'}
        {...attributesForLaterUpdate(course.id, {
          shows: 'amount',
          recorded: isAmount ? (standard ?? t.askPrice()) : words,
        })}
      >
        {words}
      </span>
      {isAmount && ' '}
      {isAmount && (
        <span
          className="price-unit"
          {...attributesForLaterUpdate(course.id, {
            shows: 'unit',
            words: t.gross(),
            recorded: standard === null ? '' : recordedOn,
          })}
        >
          {kind === 'recorded' ? recordedOn : t.gross()}
        </span>
      )}
    </>
  );
};

/** The instant after a last day in Warsaw, in milliseconds since 1970-01-01T00:00Z; undefined for one that does not exist. */
const endOf = (lastDay: string | null): number | undefined => {
  const day = parseCivilDate(lastDay ?? '');
  return day === null ? undefined : instantOfWarsawTime(day + 1, 0);
};

/** The banner of a promotion; the loader hides it after the last day. */
export const PromotionBanner = ({ body: { course, price } }: { readonly body: CourseBody }) => {
  const t = useMessages('course');
  const calendar = useMessages('calendar');
  const { promoted, words } = useShownPrice(course.id, price);
  const promotion = price?.promotional ?? null;
  if (promotion === null || !promoted) return null;
  return (
    <div className="wrap promotion" data-ends={endOf(promotion.to)}>
      <a href="#price">
        {promotion.to === null
          ? t.promotion({ course: course.short, price: words })
          : t.promotionUntil({ course: course.short, price: words, date: dateInWords(promotion.to, calendar) })}
      </a>
    </div>
  );
};
