import type { CourseBody } from '#domain/pages/course.ts';
import { dateWord } from '../../lib/calendar/calendar-texts.ts';
import { useTexts } from '../../lib/texts-context.ts';
import { useShownPrice } from './use-shown-price.ts';

/** Tells of a promotion while it lasts. A page that outlives it hides the banner. */
export const PromotionBanner = ({ body: { course, price } }: { readonly body: CourseBody }) => {
  const t = useTexts('course');
  const calendar = useTexts('calendar');
  const { kind, words } = useShownPrice(course.id, price);
  const promotion = price?.promotional ?? null;
  if (promotion === null || kind !== 'reduced') return null;
  return (
    <div className="wrap promotion" data-until={promotion.to ?? undefined}>
      <a href="#price">
        {promotion.to === null
          ? t.promotion({ course: course.short, price: words })
          : t.promotionUntil({ course: course.short, price: words, date: dateWord(promotion.to, calendar) })}
      </a>
    </div>
  );
};
