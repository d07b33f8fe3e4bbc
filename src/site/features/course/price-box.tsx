import type { Prose as Blocks, Price } from '#generated/runtime/page-data.ts';
import { useLocale, useTexts } from '../../lib/texts-context.ts';
import { Prose } from '../../ui/prose.tsx';
import { PriceLines } from './price-lines.tsx';
import { priceWords } from './price-words.ts';

interface PriceBoxProps {
  readonly price: Price | null;
  readonly current: number | null;
  readonly text: Blocks;
}

/** What the course costs, what that includes and which discounts there are. */
export const PriceBox = ({ price, current, text }: PriceBoxProps) => {
  const t = useTexts('course');
  const common = useTexts('common');
  const locale = useLocale();
  const discount = price?.secondPersonDiscount ?? null;
  return (
    <div className="box price-box">
      <h2 id="price">{t.price()}</h2>
      <PriceLines price={price} current={current} />
      {discount !== null && <p>{t.secondPerson({ price: priceWords(discount, locale, common) })}</p>}
      <Prose blocks={text} />
    </div>
  );
};
