import type { ReactNode } from 'react';
import { type PageOf, type PartOf, pageParts } from '#contract/page.ts';
import { Chooser } from '../features/chooser/chooser.tsx';
import { CourseCardList } from '../features/course/course-card-list.tsx';
import { useMessages } from '../lib/texts-context.ts';
import { HeaderPicture } from '../ui/picture/header-picture.tsx';
import { HeaderVideo } from '../ui/picture/header-video.tsx';
import { Fold } from '../ui/text/fold.tsx';
import { LinkGrid } from '../ui/text/link-grid.tsx';
import { PageHeader } from '../ui/text/page-header.tsx';
import { Parts } from '../ui/text/parts.tsx';
import { Prose } from '../ui/text/prose.tsx';
import { Section } from '../ui/text/section.tsx';
import { Enquiry } from './sections/enquiry.tsx';
import { FinderBox } from './sections/finder-section.tsx';

export const ListingPage = ({ page }: { readonly page: PageOf<'listing'> }) => {
  const t = useMessages('home');
  const chooser = useMessages('chooser');
  const form = useMessages('form');
  const { body } = page;
  const parts: Readonly<Record<PartOf<'listing'>, ReactNode>> = {
    chooser: (
      <Section id="chooser" heading={chooser.heading()} intro={chooser.intro()}>
        <Chooser chooser={body.chooser} cardOf={(card) => <CourseCardList cards={[card]} heading="h4" />} />
      </Section>
    ),
    courses: (
      <Section id="courses" heading={t.coursesInCity()}>
        <CourseCardList cards={body.courses} />
      </Section>
    ),
    cities: body.cities.length > 0 && (
      <Fold id="cities" heading={t.map()}>
        <LinkGrid links={body.cities} short />
      </Fold>
    ),
    text: (
      <Fold id="text" heading={page.heading}>
        <Prose blocks={body.text} under />
      </Fold>
    ),
    enquiry: <Enquiry page={page} heading={form.title()} folded />,
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
      <div className="columns wrap">
        <Parts order={pageParts.listing} parts={parts} />
      </div>
    </>
  );
};
