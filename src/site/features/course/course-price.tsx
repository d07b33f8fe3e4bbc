import type { CourseCard } from '#domain/pages/course.ts';
import { useShownPrice } from './use-shown-price.ts';

/** The price of a course in a list; nothing where only the recorded one is known, which may be another today. */
export const CoursePrice = ({ course }: { readonly course: CourseCard }) => {
  const price = useShownPrice(course.id, course.price);
  return price.kind === 'noPrice' || price.kind === 'recorded' ? null : (
    <span className="price-note">{price.words}</span>
  );
};
