import type { CourseBody } from '#generated/runtime/page-data.ts';
import { formatAmount } from '../../lib/money.ts';
import { useLocale, useTexts } from '../../lib/texts-context.ts';
import { Prose } from '../../ui/prose.tsx';
import { PriceLines } from './price-lines.tsx';
import { useShownPrice } from './use-shown-price.ts';

/** What the course costs, what that includes and which discounts there are. */
export const PriceBox = ({ body }: { readonly body: CourseBody }) => {
  const t = useTexts('course');
  const common = useTexts('common');
  const locale = useLocale();
  const price = useShownPrice(body.course.id, body.price);
  const discount = body.price?.secondPersonDiscount ?? null;
  return (
    <div className="box price-box">
      <h2 id="price">{t.price()}</h2>
      <PriceLines price={price} />
      {discount !== null && (
        <p>{t.secondPerson({ price: common.zloty({ amount: formatAmount(discount, locale) }) })}</p>
      )}
      <Prose blocks={body.priceText} />
    </div>
  );
};
