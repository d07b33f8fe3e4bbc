import { isPhotograph, photographSize } from '#domain/pages/photograph.ts';
import type { Picture } from '#domain/pages/sections.ts';
import { useTexts } from '../../lib/texts-context.ts';
import { Carousel } from '../../ui/picture/carousel.tsx';
import { SitePicture } from '../../ui/picture/site-picture.tsx';
import { Lightbox } from './lightbox.tsx';

const width = 480;
const height = 360;
const fullWidth = 1440;

/** The query that opens a picture. */
const query = 'zdjecie';

const fullSize = ({ src }: Picture): string => (isPhotograph(src) ? photographSize(src, fullWidth, 'webp') : src);

/** Photos that follow each other, and each of them in full screen. Without JavaScript a strip of links to the files. */
export const Gallery = ({ pictures }: { readonly pictures: readonly Picture[] }) => {
  const t = useTexts('gallery');
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
