import type { EmergencyChoice } from '#contract/sections.ts';
import { useMessages } from '../../lib/texts-context.ts';
import { SitePicture } from '../../ui/picture/site-picture.tsx';
import { PageAnchor } from '../../ui/text/page-anchor.tsx';

const [width, height] = [320, 240];

/** What kills in minutes as tiles, the other situations as a list. */
export const EmergencyTiles = ({ choice: { tiles, others } }: { readonly choice: EmergencyChoice }) => {
  const t = useMessages('emergencies');
  return (
    <div className="emergencies">
      <ul className="emergency-tiles">
        {tiles.map(({ href, label, picture, ages }) => (
          <li key={href}>
            <a className="emergency-tile" href={href}>
              <SitePicture source={picture} alt="" width={width} height={height} eager />
              <span>{label}</span>
            </a>
            {ages.map((age) => (
              <a key={age.href} className="emergency-age" href={age.href}>
                {age.label}
              </a>
            ))}
          </li>
        ))}
      </ul>
      <nav className="emergency-others" aria-label={t.others()}>
        <ul>
          {others.map(({ href, label, lang }) => (
            <li key={href}>
              <PageAnchor href={href} lang={lang}>
                {label}
              </PageAnchor>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
};
