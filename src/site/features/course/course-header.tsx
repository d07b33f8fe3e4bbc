import type { CourseBody } from '#generated/runtime/page-data.ts';
import { useTexts } from '../../lib/texts-context.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Prose } from '../../ui/prose.tsx';
import { SitePicture } from '../../ui/site-picture.tsx';

interface CourseHeaderProps {
  readonly heading: string;
  readonly lead: string;
  readonly body: CourseBody;
}

const width = 720;
const height = 405;

/** Title, intro and the ways to the dates and the program, beside the picture of the course. */
export const CourseHeader = ({ heading, lead, body }: CourseHeaderProps) => {
  const t = useTexts('course');
  const { header } = body;
  return (
    <PageHeader
      heading={heading}
      lead={lead}
      media={
        <div className="page-header-picture">
          <SitePicture source={header.picture} alt="" width={width} height={height} eager />
          {header.video !== null && (
            <a className="video-link" href={header.video} rel="noopener">
              {t.watchVideo()}
            </a>
          )}
        </div>
      }
    >
      <Prose blocks={body.intro} />
      <FactList facts={body.facts} label={t.facts()} />
      <p className="actions">
        <a className="button" href="#dates">
          {body.dates === null ? t.toEnquiry() : t.toDates()}
        </a>
        {body.program !== null && (
          <a className="button button-quiet" href="#program">
            {t.toProgram()}
          </a>
        )}
      </p>
    </PageHeader>
  );
};
