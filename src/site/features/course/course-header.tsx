import type { CourseBody } from '#domain/pages/course.ts';
import { useTexts } from '../../lib/texts-context.ts';
import { PhoneLink } from '../../ui/call/phone-link.tsx';
import { HeaderPicture } from '../../ui/picture/header-picture.tsx';
import { DetailList } from '../../ui/text/detail-list.tsx';
import { PageHeader } from '../../ui/text/page-header.tsx';
import { HeaderVideo } from './header-video.tsx';
import { ToldProse } from './told-prose.tsx';

interface CourseHeaderProps {
  readonly heading: string;
  readonly lead: string;
  readonly body: CourseBody;
  /** Whether visitors ask for this course instead of booking it. */
  readonly asks: boolean;
  readonly hasProgram: boolean;
}

const toDates = '#dates';
const toProgram = '#program';

/** Where to go from the header. */
const Actions = ({ body, hasProgram }: Pick<CourseHeaderProps, 'body' | 'hasProgram'>) => {
  const t = useTexts('course');
  return (
    <p className="actions">
      {body.dates !== null && (
        <a className="button" href={toDates}>
          {t.toDates()}
        </a>
      )}
      {hasProgram && (
        <a className="button button-quiet" href={toProgram}>
          {t.toProgram()}
        </a>
      )}
    </p>
  );
};

/** Where to go from the header of a course that one asks for: first of all to the form and the phone. */
const AskActions = ({ body, hasProgram }: Pick<CourseHeaderProps, 'body' | 'hasProgram'>) => {
  const t = useTexts('course');
  return (
    <>
      <p className="actions">
        <a className="button" href="#form">
          {t.toEnquiry()}
        </a>
        <PhoneLink className="button button-quiet" />
      </p>
      <p className="actions">
        {body.dates !== null && <a href={toDates}>{t.toDates()}</a>}
        {hasProgram && <a href={toProgram}>{t.toProgram()}</a>}
      </p>
    </>
  );
};

/** What the course is, and its facts. */
export const CourseIntro = ({ body }: Pick<CourseHeaderProps, 'body'>) => {
  const t = useTexts('course');
  return (
    <>
      <ToldProse course={body.course.id} part="intro" blocks={body.intro} />
      <DetailList details={body.details} label={t.facts()} />
    </>
  );
};

/** Title, intro and the ways to the dates and the program, beside the picture of the course. A course that one asks for keeps it short: its form comes next. */
export const CourseHeader = ({ heading, lead, body, asks, hasProgram }: CourseHeaderProps) => {
  const { header } = body;
  return (
    <PageHeader
      heading={heading}
      over={body.audienceTitle}
      lead={lead}
      media={
        <HeaderPicture source={header.picture} whereWide={asks}>
          {header.video !== null && <HeaderVideo source={header.video} />}
        </HeaderPicture>
      }
    >
      {asks ? (
        <AskActions body={body} hasProgram={hasProgram} />
      ) : (
        <>
          <CourseIntro body={body} />
          <Actions body={body} hasProgram={hasProgram} />
        </>
      )}
    </PageHeader>
  );
};
