import type { AudienceCard } from '#contract/course.ts';
import { CardPicture } from '../ui/picture/card-picture.tsx';

/** The audiences, of which a visitor chooses one: a picture, a name and a line. */
export const AudienceTiles = ({ audiences }: { readonly audiences: readonly AudienceCard[] }) => (
  <ul className="tiles">
    {audiences.map(({ id, href, name, description, picture }) => (
      <li key={id} data-audience={id}>
        <a href={href}>
          <CardPicture source={picture} />
          <strong>{name}</strong>
          <span className="note">{description}</span>
        </a>
      </li>
    ))}
  </ul>
);
