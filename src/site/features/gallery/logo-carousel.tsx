import type { Logo } from '#contract/sections.ts';
import { useMessages } from '../../lib/texts-context.ts';
import { Carousel } from '../../ui/picture/carousel.tsx';
import { SitePicture } from '../../ui/picture/site-picture.tsx';

const width = 240;
const height = 120;

/** Logos of clients as a carousel; without JavaScript a list. */
export const LogoCarousel = ({ logos }: { readonly logos: readonly Logo[] }) => {
  const t = useMessages('home');
  const words = useMessages('carousel');
  return (
    <div data-enhance="carousel">
      <Carousel
        id="logos"
        label={t.logos()}
        stripFocusable
        position={t.logoPosition({ number: '{}', count: String(logos.length) })}
        previous={words.previous()}
        next={words.next()}
        slides={logos.map(({ src }, index) => ({
          id: src,
          content: (
            <SitePicture source={src} alt={t.logo({ number: String(index + 1) })} width={width} height={height} />
          ),
        }))}
      />
    </div>
  );
};
