import type { CourseBody } from '#domain/pages/course.ts';
import { edition } from '#generated/data/edition.ts';
import { dateWord } from '../../lib/calendar/calendar-texts.ts';
import { useTexts } from '../../lib/texts-context.ts';
import { latestOf } from './latest-prose.tsx';
import { useShownPrice } from './use-shown-price.ts';

/** The price of a course in one line, as the calendar holds it, or the recorded one with its day; its conditions stand in the price box. */
export const CourseAmount = ({ body: { course, price } }: { readonly body: CourseBody }) => {
  const t = useTexts('course');
  const common = useTexts('common');
  const calendar = useTexts('calendar');
  const { kind, words, standard } = useShownPrice(course.id, price);
  const isAmount = kind !== 'noPrice';
  const recordedOn = t.recordedOn({ date: dateWord(edition, calendar) });
  return (
    <>
      <span
        className={isAmount ? 'price-amount' : 'price-words'}
        data-latest="amount"
        data-latest-of={latestOf(course.id)}
        data-words={common.zloty({ amount: '…' })}
        data-recorded={isAmount ? (standard ?? t.askPrice()) : words}
      >
        {words}
      </span>
      {isAmount && ' '}
      {isAmount && (
        <span
          className="price-unit"
          data-latest="unit"
          data-latest-of={latestOf(course.id)}
          data-words={t.gross()}
          data-recorded={standard === null ? '' : recordedOn}
        >
          {kind === 'recorded' ? recordedOn : t.gross()}
        </span>
      )}
    </>
  );
};
