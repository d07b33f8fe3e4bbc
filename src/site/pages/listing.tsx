import type { ReactNode } from 'react';
import { type PageOf, type PartOf, pageParts } from '#contract/page.ts';
import { Chooser } from '../features/chooser/chooser.tsx';
import { CourseCardList } from '../features/course/course-card-list.tsx';
import { useTexts } from '../lib/texts-context.ts';
import { HeaderPicture } from '../ui/picture/header-picture.tsx';
import { HeaderVideo } from '../ui/picture/header-video.tsx';
import { LinkGrid } from '../ui/text/link-grid.tsx';
import { PageHeader } from '../ui/text/page-header.tsx';
import { Parts } from '../ui/text/parts.tsx';
import { Section } from '../ui/text/section.tsx';
import { TextColumns } from '../ui/text/text-columns.tsx';
import { Enquiry } from './sections/enquiry.tsx';
import { FinderBox } from './sections/finder-section.tsx';

export const ListingPage = ({ page }: { readonly page: PageOf<'listing'> }) => {
  const t = useTexts('home');
  const chooser = useTexts('chooser');
  const form = useTexts('form');
  const { body } = page;
  const parts: Readonly<Record<PartOf<'listing'>, ReactNode>> = {
    chooser: (
      <Section id="chooser" heading={chooser.heading()} intro={chooser.intro()} tone="tinted">
        <Chooser chooser={body.chooser} cardOf={(card) => <CourseCardList cards={[card]} heading="h4" />} />
      </Section>
    ),
    courses: (
      <Section id="courses" heading={t.coursesInCity()}>
        <CourseCardList cards={body.courses} />
      </Section>
    ),
    cities: body.cities.length > 0 && (
      <Section id="cities" heading={t.map()} tone="tinted">
        <LinkGrid links={body.cities} short />
      </Section>
    ),
    text: (
      <div className="wrap section">
        <TextColumns blocks={body.text} />
      </div>
    ),
    enquiry: <Enquiry page={page} heading={form.title()} />,
  };
  return (
    <>
      <PageHeader
        heading={page.heading}
        lead={page.lead}
        media={
          body.header === null ? undefined : (
            <HeaderPicture source={body.header.picture} narrow="later">
              {body.header.video !== null && <HeaderVideo source={body.header.video} />}
            </HeaderPicture>
          )
        }
      >
        <FinderBox finder={body.finder} />
      </PageHeader>
      <Parts order={pageParts.listing} parts={parts} />
    </>
  );
};
