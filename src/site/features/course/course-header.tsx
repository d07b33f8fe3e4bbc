import type { CourseBody } from '#domain/pages/course.ts';
import { useTexts } from '../../lib/texts-context.ts';
import { HeaderPicture } from '../../ui/picture/header-picture.tsx';
import { DetailList } from '../../ui/text/detail-list.tsx';
import { PageHeader } from '../../ui/text/page-header.tsx';
import { ToldProse } from './told-prose.tsx';

interface CourseHeaderProps {
  readonly heading: string;
  readonly lead: string;
  readonly body: CourseBody;
  readonly hasProgram: boolean;
}

/** Title, intro and the ways to the dates and the program, beside the picture of the course. */
export const CourseHeader = ({ heading, lead, body, hasProgram }: CourseHeaderProps) => {
  const t = useTexts('course');
  const { header } = body;
  return (
    <PageHeader
      heading={heading}
      lead={lead}
      media={
        <HeaderPicture source={header.picture}>
          {header.video !== null && (
            <a className="video-link" href={header.video} rel="noopener">
              {t.watchVideo()}
            </a>
          )}
        </HeaderPicture>
      }
    >
      <ToldProse course={body.course.id} part="intro" blocks={body.intro} />
      <DetailList details={body.details} label={t.facts()} />
      <p className="actions">
        <a className="button" href="#dates">
          {body.dates === null ? t.toEnquiry() : t.toDates()}
        </a>
        {hasProgram && (
          <a className="button button-quiet" href="#program">
            {t.toProgram()}
          </a>
        )}
      </p>
    </PageHeader>
  );
};
