import { useRef, useState } from 'react';
import type { CoursesResponse } from '#generated/schemas/calendar.ts';
import { fingerprintOf } from '../../lib/calendar/answer-fingerprint.ts';
import { loadPart } from '../../lib/load-part.ts';
import type { DatesProps } from './dates-props.ts';

/** A list with the offers of its terms as they are now. An answer that says something else than the page is told to all of it. */
export const useOffers = (props: DatesProps) => {
  const [offers, setOffers] = useState(props.offers);
  const shown = useRef(`${props.marks}`);
  const follow = async (answers: readonly CoursesResponse[]): Promise<void> => {
    const marks = `${answers.map(fingerprintOf)}`;
    if (marks === shown.current) return;
    const update = await loadPart(() => import('../../lib/calendar/publish-course.ts'));
    shown.current = marks;
    setOffers(update.publishCourse(props, answers));
  };
  return [{ ...props, offers }, follow] as const;
};
