import type { ReactNode } from 'react';
import type { CourseBody } from '#contract/course.ts';
import type { CityFacts } from '#contract/places.ts';
import { calendarFilePath, calendarSubscriptionUrl } from '../../feeds/calendar-file/calendar-paths.ts';
import { useSiteContext } from '../../lib/site-context.ts';
import { useMessages } from '../../lib/texts-context.ts';
import { PhoneLink } from '../../ui/call/phone-link.tsx';
import { Section } from '../../ui/text/section.tsx';
import { venueInCity } from './dates-rows.ts';

const Question = ({
  id,
  title,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}) => (
  <details className="question">
    <summary>{title}</summary>
    <div id={`faq-${id}`}>
      <div className="prose">{children}</div>
    </div>
  </details>
);

/** The address of the classes; without one, the contact that gives it. */
const Where = ({ city, asks }: { readonly city: CityFacts; readonly asks: boolean }) => {
  const t = useMessages('course');
  const venue = venueInCity(city.id);
  if (asks) return <p>{t.whereAgreed({ place: city.locative })}</p>;
  if (venue !== undefined) return <p>{`${venue}, ${city.name}`}</p>;
  return (
    <p>
      {t.whereByPhone({ place: city.locative })} <PhoneLink />
    </p>
  );
};

interface LocalQuestionsProps {
  readonly body: CourseBody;
  readonly city: CityFacts;
  readonly asks: boolean;
}

/** What people ask about a course in this city; all other questions are on the page of the course. */
export const LocalQuestions = ({ body, city, asks }: LocalQuestionsProps) => {
  const t = useMessages('course');
  const feeds = useMessages('feeds');
  const { layout, origin } = useSiteContext();
  const { dates, local } = body;
  const place = city.locative;
  const feed = dates?.type == null ? null : calendarFilePath(layout.locale, dates.type, city.id);
  return (
    <Section id="faq" heading={t.questionsIn({ place })}>
      <div className="faq" data-enhance="faq">
        <Question id="gdzie" title={t.whereIn({ place })}>
          <Where city={city} asks={asks} />
        </Question>
        {feed !== null && (
          <Question id="nowe-terminy" title={t.follow({ place })}>
            <p>
              {t.followText({ city: city.name })}{' '}
              <a href={calendarSubscriptionUrl(origin, feed)} rel="nofollow">
                {feeds.subscribe()}
              </a>{' '}
              ·{' '}
              <a href={feed} rel="nofollow">
                {feeds.file()}
              </a>
            </p>
          </Question>
        )}
      </div>
      {local !== null && (
        <p className="section-note way">
          <a href={`${local.courseHref}#faq`}>{t.allQuestions({ course: body.course.short })}</a>
        </p>
      )}
    </Section>
  );
};
