import { isPhotographPath, photographPathOfWidth } from '#contract/photograph.ts';
import type { Picture } from '#contract/sections.ts';
import { useMessages } from '../../lib/texts-context.ts';
import { Carousel } from '../../ui/picture/carousel.tsx';
import { SitePicture } from '../../ui/picture/site-picture.tsx';

const width = 480;
const height = 360;
const fullWidth = 1440;

/** The query that opens a picture. */
const query = 'zdjecie';

const fullSize = ({ src }: Picture): string =>
  isPhotographPath(src) ? photographPathOfWidth(src, fullWidth, 'webp') : src;

interface LightboxButtonProps {
  readonly action: 'close' | 'previous' | 'next';
  readonly label: string;
  readonly path: string;
}

const LightboxButton = ({ action, label, path }: LightboxButtonProps) => (
  <button type="button" className={`round lightbox-${action}`} data-lightbox={action} aria-label={label}>
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={path} />
    </svg>
  </button>
);

/** The empty full-screen dialog of a gallery. */
const Lightbox = () => {
  const t = useMessages('gallery');
  return (
    <dialog className="lightbox" aria-label={t.dialog()}>
      <LightboxButton action="close" label={t.close()} path="m6 6 12 12M18 6 6 18" />
      <LightboxButton action="previous" label={t.previous()} path="m14 6-6 6 6 6" />
      <div className="lightbox-picture" />
      <LightboxButton action="next" label={t.next()} path="m10 6 6 6-6 6" />
      <p className="lightbox-position" aria-live="polite" />
    </dialog>
  );
};

/** Photos that follow each other, and each of them in full screen. Without JavaScript a strip of links to the files. */
export const Gallery = ({ pictures }: { readonly pictures: readonly Picture[] }) => {
  const t = useMessages('gallery');
  return (
    <div data-enhance="gallery" data-query={query}>
      <Carousel
        id="course-gallery"
        label={t.label()}
        position={t.position({ number: '{}', count: String(pictures.length) })}
        previous={t.previous()}
        next={t.next()}
        slides={pictures.map((picture) => ({
          id: picture.src,
          content: (
            <a href={fullSize(picture)}>
              <SitePicture source={picture.src} alt={picture.alt} width={width} height={height} />
            </a>
          ),
        }))}
      />
      <Lightbox />
    </div>
  );
};
