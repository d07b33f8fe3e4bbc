import type { CourseBody } from '#contract/course.ts';
import { formatPrice, groszeToZloty } from '#domain/money/amount.ts';
import { canAudienceBookOnline } from '#forms/registration/books-online.ts';
import type { ViewItemEvent } from '#generated/analytics/events.ts';
import { audiences } from '#generated/data/audiences.ts';
import { courseTypes } from '#generated/data/course-types.ts';
import { companyGroupDiscount } from '#generated/rules/company-group-discount.ts';
import { calendarAnswerForCourse } from '../../lib/calendar/calendar-course.ts';
import { attributesForLaterUpdate } from '../../lib/calendar/latest.ts';
import { decidePriceAtBuild } from '../../lib/calendar/price.ts';
import { type Site, useSiteContext } from '../../lib/site-context.ts';
import { useLocale, useMessages } from '../../lib/texts-context.ts';
import { Fold } from '../../ui/text/fold.tsx';
import { preventBreaksInAcronyms } from '../../ui/text/whole-acronyms.tsx';
import { useShownPrice } from './course-price.tsx';
import { LatestProse } from './latest-prose.tsx';
import { PriceLines } from './price-lines.tsx';

/** The event of a course with a price list, printed for `trackPage`. */
const viewItem = (site: Site, { course, price }: CourseBody): string | undefined => {
  const { amount } = decidePriceAtBuild(site, course.id, price);
  const audience = audiences.find(({ id }) => id === course.audience);
  if (audience === undefined || !canAudienceBookOnline(audience.id) || amount === null) return undefined;
  const event: ViewItemEvent = {
    event: 'view_item',
    currency: 'PLN',
    price: groszeToZloty(amount),
    item_name: course.name,
    item_category: audience.name.pl,
  };
  return JSON.stringify(event);
};

/** What the course costs, what that includes and which discounts there are. */
export const PriceBox = ({ body }: { readonly body: CourseBody }) => {
  const t = useMessages('course');
  const locale = useLocale();
  const site = useSiteContext();
  const price = useShownPrice(body.course.id, body.price);
  const offer = courseTypes.find(({ id }) => id === body.course.id)?.offer ?? 'other';
  const group = companyGroupDiscount({ offer, group: true }).value;
  const zloty = (grosze: number) => formatPrice(grosze, locale);
  return (
    <div data-view-item={viewItem(site, body)}>
      <Fold id="price" heading={t.priceIncludes()} open={price.kind === 'reduced'}>
        <p className="price-course" {...attributesForLaterUpdate(body.course.id, { shows: 'name' })}>
          {calendarAnswerForCourse(site, body.course.id)?.name || body.course.name}
        </p>
        <div
          {...attributesForLaterUpdate(body.course.id, {
            shows: 'price',
            price: body.price,
            texts: site.reader.asset(`texts:${locale}:price`),
          })}
        >
          <PriceLines price={price} />
        </div>
        {body.discounts.map((sentence) => (
          <p key={sentence}>{preventBreaksInAcronyms(sentence)}</p>
        ))}
        {group > 0 && <p>{t.groupDiscount({ price: zloty(group) })}</p>}
        {body.local === null ? (
          <LatestProse course={body.course.id} part="priceDescription" blocks={body.priceText} />
        ) : (
          <p className="way">
            <a href={`${body.local.courseHref}#price`}>{t.priceIncludes()}</a>
          </p>
        )}
      </Fold>
    </div>
  );
};
