import type { Prose as Blocks } from '#contract/prose.ts';
import { calendarAnswerForCourse } from '../../lib/calendar/calendar-course.ts';
import type { LatestPart } from '../../lib/calendar/course-update.ts';
import { attributesForLaterUpdate } from '../../lib/calendar/latest.ts';
import { comparableTextOfHtml, comparableTextOfProse, Html } from '../../lib/html/html.tsx';
import { useSiteContext } from '../../lib/site-context.ts';
import { Prose } from '../../ui/text/prose.tsx';

/** The calendar's text of a part; null where it is empty or reads like that of the page. */
export const useCalendarText = (courseId: string, part: LatestPart, blocks: Blocks): string | null => {
  const html = calendarAnswerForCourse(useSiteContext(), courseId)?.[part] ?? null;
  const words = html === null ? '' : comparableTextOfHtml(html);
  return words === '' || words === comparableTextOfProse(blocks) ? null : html;
};

interface LatestProseProps {
  readonly course: string;
  readonly part: LatestPart;
  /** Printed where the calendar has no text. */
  readonly blocks: Blocks;
  readonly prefix?: string;
}

/** A text of a course under its heading: the calendar's, else that of the page. */
export const LatestProse = ({ course, part, blocks, prefix = '' }: LatestProseProps) => {
  const html = useCalendarText(course, part, blocks);
  const isEmpty = html === null && blocks.length === 0;
  return (
    <div
      {...attributesForLaterUpdate(course, { shows: part, ...(html === null ? {} : { ofCalendar: true }) })}
      hidden={isEmpty}
    >
      {html === null ? (
        <Prose blocks={blocks} prefix={prefix} under={part !== 'intro'} />
      ) : (
        <div className="prose">
          <Html html={html} />
        </div>
      )}
    </div>
  );
};
