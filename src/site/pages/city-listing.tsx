import type { ReactNode } from 'react';
import { type PageOf, type PartOf, pageParts } from '#contract/page.ts';
import { daysOfType } from '#generated/data/calendar-keys.ts';
import { startInstantOfRow } from '../features/dates/term.ts';
import { InstructorCards } from '../features/instructor-cards.tsx';
import { termDaysWithYear } from '../lib/calendar/calendar-texts.ts';
import { useMessages } from '../lib/texts-context.ts';
import { PhoneLink } from '../ui/call/phone-link.tsx';
import { Fold } from '../ui/text/fold.tsx';
import { LinkGrid } from '../ui/text/link-grid.tsx';
import { PageHeader } from '../ui/text/page-header.tsx';
import { Parts } from '../ui/text/parts.tsx';
import { Prose } from '../ui/text/prose.tsx';
import { DatesSection } from './sections/dates-section.tsx';
import { Enquiry } from './sections/enquiry.tsx';
import { NearbyTerms } from './sections/nearby-terms.tsx';
import { useNextTerm } from './sections/next-term.ts';

export const CityListingPage = ({ page }: { readonly page: PageOf<'city-listing'> }) => {
  const home = useMessages('home');
  const course = useMessages('course');
  const form = useMessages('form');
  const calendar = useMessages('calendar');
  const { body } = page;
  const { instructor, nearest, locative: place } = body.city;
  const next = useNextTerm(body.dates);
  const parts: Readonly<Record<PartOf<'city-listing'>, ReactNode>> = {
    dates: <DatesSection dates={body.dates} place={place} />,
    beside: (
      <aside className="beside" aria-label={course.more()}>
        <NearbyTerms near={nearest} dates={body.dates} />
        <h2>{form.callUs()}</h2>
        <PhoneLink className="link-button" />
        {instructor !== null && (
          <>
            <h2>{course.instructor()}</h2>
            <InstructorCards people={[instructor]} />
          </>
        )}
      </aside>
    ),
    text: (
      <>
        {body.travel !== null && (
          <Fold id="travel" heading={body.travel.title}>
            <Prose blocks={body.travel.content} under />
          </Fold>
        )}
        {body.text.length > 0 && (
          <Fold id="text" heading={page.heading}>
            <Prose blocks={body.text} under />
          </Fold>
        )}
      </>
    ),
    courses: (
      <Fold id="courses" heading={home.coursesInCity()}>
        <LinkGrid links={body.courses} />
      </Fold>
    ),
    enquiry: <Enquiry page={page} heading={course.write()} folded />,
    cities: (
      <Fold id="cities" heading={home.otherCities()}>
        <LinkGrid links={body.cities} short />
      </Fold>
    ),
  };
  return (
    <>
      <PageHeader heading={page.heading} lead="" audience="individual">
        {next === undefined ? (
          <p className="lead">
            {course.datesByPhone()} <PhoneLink />
          </p>
        ) : (
          <p className="lead" data-begins={startInstantOfRow(next)}>
            {course.nextDate()}{' '}
            {[termDaysWithYear(next.start, daysOfType(next.type), calendar), next.name].filter(Boolean).join(', ')}
          </p>
        )}
      </PageHeader>
      <div className="columns wrap">
        <Parts order={pageParts['city-listing']} parts={parts} />
      </div>
    </>
  );
};
