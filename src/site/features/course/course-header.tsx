import type { ReactNode } from 'react';
import type { CourseBody } from '#contract/course.ts';
import { HeaderPicture } from '../../ui/picture/header-picture.tsx';
import { HeaderVideo } from '../../ui/picture/header-video.tsx';
import { PageHeader } from '../../ui/text/page-header.tsx';

interface CourseHeaderProps {
  readonly heading: string;
  readonly lead: string;
  readonly body: CourseBody;
  /** Price and links. */
  readonly children: ReactNode;
}

/** Title, lead and children next to the picture. */
export const CourseHeader = ({ heading, lead, body, children }: CourseHeaderProps) => {
  const { header } = body;
  return (
    <PageHeader
      heading={heading}
      over={body.audienceTitle === null ? undefined : <a href="#more">{body.audienceTitle}</a>}
      lead={lead}
      audience={body.course.audience}
      media={
        <HeaderPicture source={header.picture} narrow="later">
          {header.video !== null && <HeaderVideo source={header.video} />}
        </HeaderPicture>
      }
    >
      {children}
    </PageHeader>
  );
};
