import type { ReactNode } from 'react';
import { isKnown } from '#domain/pages/known.ts';
import { type PageOf, type PartOf, pageParts } from '#domain/pages/page.ts';
import { CourseCardList } from '../features/course/course-card-list.tsx';
import { NearestCities } from '../features/course/nearest-cities.tsx';
import { InstructorCards } from '../features/instructor-cards.tsx';
import { CityMap } from '../features/map/city-map.tsx';
import { useTexts } from '../lib/texts-context.ts';
import { LinkGrid } from '../ui/text/link-grid.tsx';
import { PageHeader } from '../ui/text/page-header.tsx';
import { Parts } from '../ui/text/parts.tsx';
import { Section } from '../ui/text/section.tsx';
import { TextColumns } from '../ui/text/text-columns.tsx';
import { Travel } from './sections/city-box.tsx';
import { DatesSection } from './sections/dates-section.tsx';
import { Enquiry } from './sections/enquiry.tsx';
import { NextDatesBox, useNextDates } from './sections/next-dates-box.tsx';

export const CityListingPage = ({ page }: { readonly page: PageOf<'city-listing'> }) => {
  const home = useTexts('home');
  const course = useTexts('course');
  const form = useTexts('form');
  const { body } = page;
  const next = useNextDates(body.dates);
  const { instructor } = body.city;
  const parts: Readonly<Record<PartOf<'city-listing'>, ReactNode>> = {
    dates: <DatesSection dates={body.dates} place={body.city.locative} />,
    courses: (
      <Section id="courses" heading={home.coursesInCity()}>
        <CourseCardList cards={body.courses} place={body.city.name} />
      </Section>
    ),
    text: (
      <div className="wrap section">
        <TextColumns blocks={body.text} beside={body.travel === null ? undefined : <Travel travel={body.travel} />} />
      </div>
    ),
    instructor: instructor !== null && isKnown(instructor) && (
      <Section id="instructor" heading={course.instructor()}>
        <InstructorCards people={[instructor]} />
      </Section>
    ),
    enquiry: <Enquiry page={page} heading={form.title()} />,
    more: (
      <Section id="more" heading={home.otherCities()}>
        <h3>{course.nearest()}</h3>
        <NearestCities cities={body.city.nearest} />
        <h3>{home.map()}</h3>
        <LinkGrid links={body.cities} short />
      </Section>
    ),
  };
  return (
    <>
      <PageHeader heading={page.heading} lead={page.lead} audience="individual" media={<CityMap city={body.city} />}>
        <div className="offer">
          {next !== null && <NextDatesBox terms={next.terms} timed city={body.city} asks={false} />}
          <p className="actions">
            <a className="button" href="#dates">
              {course.allDates()}
            </a>
          </p>
        </div>
      </PageHeader>
      <Parts order={pageParts['city-listing']} parts={parts} />
    </>
  );
};
