import type { InstructorCard } from '#domain/pages/places.ts';
import { SitePicture } from '../../ui/picture/site-picture.tsx';

const side = 96;

/** Instructors by title; a neutral mark stands where no picture is known. */
export const InstructorCards = ({ people }: { readonly people: readonly InstructorCard[] }) => (
  <ul className="people">
    {people.map((person) => (
      <li key={person.id}>
        {person.picture === null ? (
          <span className="person-mark" aria-hidden="true" />
        ) : (
          <SitePicture source={person.picture} alt={person.alt} width={side} height={side} />
        )}
        <p>
          <strong>{person.title}</strong>
          {person.position !== null && <span className="note">{person.position}</span>}
        </p>
      </li>
    ))}
  </ul>
);
