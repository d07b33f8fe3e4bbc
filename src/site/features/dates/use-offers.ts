import { useRef, useState } from 'react';
import type { CoursesResponse } from '#generated/schemas/calendar.ts';
import { markOf } from '../../lib/calendar/answer-mark.ts';
import type { DatesProps } from './dates-props.ts';

/** A list with the offers of its terms as they are now. An answer that says something else than the page is told to all of it. */
export const useOffers = (props: DatesProps) => {
  const [offers, setOffers] = useState(props.offers);
  const shown = useRef(`${props.marks}`);
  const follow = async (answers: readonly CoursesResponse[]): Promise<void> => {
    const marks = `${answers.map(markOf)}`;
    if (marks === shown.current) return;
    const news = await import('../../lib/calendar/tell-course.ts');
    shown.current = marks;
    setOffers(news.tellCourse(props, answers));
  };
  return [{ ...props, offers }, follow] as const;
};
