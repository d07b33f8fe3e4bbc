import type { CourseBody } from '#domain/pages/course.ts';
import { useTexts } from '../../lib/texts-context.ts';
import { toldOf } from './told-prose.tsx';
import { useShownPrice } from './use-shown-price.ts';

/** The price of a course in one line, as the calendar tells it; its conditions stand in the price box. */
export const CourseAmount = ({ body: { course, price } }: { readonly body: CourseBody }) => {
  const t = useTexts('course');
  const common = useTexts('common');
  const { kind, words } = useShownPrice(course.id, price);
  const isAmount = kind !== 'noPrice';
  return (
    <>
      <span
        className={isAmount ? 'price-amount' : 'price-words'}
        data-told="amount"
        data-told-of={toldOf(course.id)}
        data-words={common.zloty({ amount: '…' })}
      >
        {words}
      </span>
      {isAmount && ' '}
      {isAmount && <span className="price-unit">{t.gross()}</span>}
    </>
  );
};
