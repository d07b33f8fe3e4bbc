import type { CityPart, CourseBody } from '#contract/course.ts';
import type { FaqItem } from '#contract/sections.ts';
import { InstructorCards } from '../../features/instructor-cards.tsx';
import { useMessages } from '../../lib/texts-context.ts';
import { PhoneLink } from '../../ui/call/phone-link.tsx';
import { Fold } from '../../ui/text/fold.tsx';
import { Prose } from '../../ui/text/prose.tsx';

/** How to get to the city, in words. */
export const Travel = ({ travel }: { readonly travel: FaqItem }) => (
  <>
    <h3>{travel.title}</h3>
    <Prose blocks={travel.content} under />
  </>
);

/** The local content in place of the description: travel, contact, and the link to the description. */
export const CityBox = ({ body }: { readonly body: CourseBody }) => {
  const t = useMessages('course');
  const { city, local } = body;
  if (city === null || local === null) return null;
  return (
    <Fold id="description" heading={t.onSite({ place: city.locative })}>
      {local.travel !== null && <Travel travel={local.travel} />}
      <h3>{t.contactIn({ region: city.region })}</h3>
      {city.instructor !== null && <InstructorCards people={[city.instructor]} />}
      <p>
        <PhoneLink />
      </p>
      <p>
        <a href={`${local.courseHref}#description`}>{t.wholeDescription({ course: body.course.name })}</a>
      </p>
    </Fold>
  );
};

/** The parts of the program by name, with a link to the whole. */
export const ProgramInShort = ({ local }: { readonly local: CityPart }) => {
  const t = useMessages('course');
  return (
    <>
      <ul className="prose">
        {local.program.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <p className="section-note way">
        <a href={`${local.courseHref}#program`}>{t.wholeProgram()}</a>
      </p>
    </>
  );
};
