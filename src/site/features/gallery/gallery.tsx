import type { Picture } from '#generated/runtime/page-data.ts';
import { useTexts } from '../../lib/texts-context.ts';
import { SitePicture } from '../../ui/site-picture.tsx';

const width = 480;
const height = 360;

/** Photos in a strip that scrolls sideways and can be operated with the keyboard. */
export const Gallery = ({ pictures }: { readonly pictures: readonly Picture[] }) => {
  const t = useTexts('gallery');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable with the keyboard
    <section className="strip" aria-label={t.strip()} tabIndex={0}>
      <ul>
        {pictures.map((picture) => (
          <li key={picture.src}>
            <SitePicture source={picture.src} alt={picture.alt} width={width} height={height} />
          </li>
        ))}
      </ul>
    </section>
  );
};
