import type { ReactNode } from 'react';
import type { CourseBody } from '#domain/pages/course.ts';
import { useTexts } from '../../lib/texts-context.ts';
import { HeaderPicture } from '../../ui/picture/header-picture.tsx';
import { HeaderVideo } from '../../ui/picture/header-video.tsx';
import { DetailList } from '../../ui/text/detail-list.tsx';
import { DisclosureRest } from '../../ui/text/disclosure-rest.tsx';
import { PageHeader } from '../../ui/text/page-header.tsx';
import { LatestProse } from './latest-prose.tsx';

/** More are hard to take in at a glance. */
const shownFacts = 6;

interface CourseHeaderProps {
  readonly heading: string;
  readonly lead: string;
  readonly body: CourseBody;
  /** Whether the course is ordered by an enquiry. */
  readonly asks: boolean;
  /** Price, dates and links. */
  readonly children: ReactNode;
}

/** Introduction and facts of the course. */
export const CourseIntro = ({ body }: Pick<CourseHeaderProps, 'body'>) => {
  const t = useTexts('course');
  return (
    <>
      {body.local === null && <LatestProse course={body.course.id} part="intro" blocks={body.intro} />}
      <DetailList details={body.details.slice(0, shownFacts)} label={t.facts()} />
      {body.details.length > shownFacts && (
        <DisclosureRest more={t.moreFacts()} fewer={t.fewerFacts()}>
          <DetailList details={body.details.slice(shownFacts)} label={t.moreFacts()} />
        </DisclosureRest>
      )}
    </>
  );
};

/** Title, lead and children, then introduction and facts, beside the picture. A course by enquiry has no introduction here, since its form follows. */
export const CourseHeader = ({ heading, lead, body, asks, children }: CourseHeaderProps) => {
  const { header } = body;
  return (
    <PageHeader
      heading={heading}
      over={body.audienceTitle}
      lead={lead}
      audience={body.course.audience}
      media={
        <HeaderPicture source={header.picture} narrow="later">
          {header.video !== null && <HeaderVideo source={header.video} />}
        </HeaderPicture>
      }
    >
      {children}
      {!asks && <CourseIntro body={body} />}
    </PageHeader>
  );
};
