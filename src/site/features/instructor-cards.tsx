import { hasRealContent } from '#contract/links.ts';
import type { InstructorCard } from '#contract/places.ts';
import { useMessages } from '../lib/texts-context.ts';
import { SitePicture } from '../ui/picture/site-picture.tsx';

const side = 96;

/** The first letters of the first two words: `JK` of “Jan Kowalski”. */
const initialsOf = (name: string): string =>
  [...name.matchAll(/(?<!\p{L})\p{L}/gu)]
    .slice(0, 2)
    .map(([letter]) => letter.toUpperCase())
    .join('');

/** Instructors by name, with a picture or their initials; a title without a person yet is marked as a sample. */
export const InstructorCards = ({ people }: { readonly people: readonly InstructorCard[] }) => {
  const t = useMessages('people');
  return (
    <ul className="people">
      {people.map((person) => (
        <li key={person.id}>
          {person.picture === null ? (
            <span className="person-mark" aria-hidden="true">
              {initialsOf(person.title)}
            </span>
          ) : (
            <SitePicture source={person.picture} alt={person.alt} width={side} height={side} />
          )}
          <p>
            <strong>{person.title}</strong>
            {person.position !== null && <span className="note">{person.position}</span>}
            {!hasRealContent(person) && <span className="note">{t.sample()}</span>}
          </p>
        </li>
      ))}
    </ul>
  );
};
