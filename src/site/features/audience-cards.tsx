import type { ReactNode } from 'react';
import type { AudienceCard, CourseCard } from '#domain/pages/course.ts';
import { useTexts } from '../lib/texts-context.ts';
import { CardPicture } from '../ui/picture/card-picture.tsx';
import { wholeAcronyms } from '../ui/text/whole-acronyms.tsx';

interface AudienceProps {
  readonly audience: AudienceCard;
  /** Content beside the name of a course, such as its price. */
  readonly noteOf?: ((course: CourseCard) => ReactNode) | undefined;
}

const Courses = ({ audience, noteOf }: AudienceProps) => (
  <ul>
    {audience.courses.map((course) => (
      <li key={course.id}>
        <a href={course.href} hrefLang={course.lang} lang={course.lang}>
          {wholeAcronyms(course.name)}
        </a>
        {noteOf?.(course)}
      </li>
    ))}
  </ul>
);

/** The audience of most visitors: its description beside its courses with their prices. */
export const MainAudience = ({ audience, noteOf }: AudienceProps) => {
  const t = useTexts('home');
  const chooser = useTexts('chooser');
  return (
    <div className="audience audience-main">
      <div className="audience-words">
        <h3>{audience.name}</h3>
        <p>{audience.description}</p>
        <a className="button" href={audience.href}>
          {t.compareCourses()}
        </a>
        <a href={`${audience.href}#wybor`}>{chooser.help()}</a>
      </div>
      <Courses audience={audience} noteOf={noteOf} />
    </div>
  );
};

const Audience = ({ audience }: AudienceProps) => (
  <li className="audience" data-audience={audience.id}>
    <CardPicture source={audience.picture} />
    <div className="audience-words">
      <h3>
        <a href={audience.href}>{audience.name}</a>
      </h3>
      <p>{audience.description}</p>
    </div>
    <Courses audience={audience} />
  </li>
);

/** Audiences with their pictures and courses. */
export const AudienceCards = ({ audiences }: { readonly audiences: readonly AudienceCard[] }) => (
  <ul className="audiences">
    {audiences.map((audience) => (
      <Audience key={audience.id} audience={audience} />
    ))}
  </ul>
);
