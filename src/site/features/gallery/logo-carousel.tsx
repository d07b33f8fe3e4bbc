import { useTexts } from '../../lib/texts-context.ts';
import { Carousel } from '../../ui/picture/carousel.tsx';
import { SitePicture } from '../../ui/picture/site-picture.tsx';

const width = 240;
const height = 120;

/** Logos of clients in a row that goes round; without JavaScript a list. */
export const LogoCarousel = ({ logos }: { readonly logos: readonly string[] }) => {
  const t = useTexts('home');
  const words = useTexts('carousel');
  return (
    <div data-enhance="carousel">
      <Carousel
        id="logos"
        label={t.logos()}
        stripFocusable
        position={t.logoPosition({ number: '{}', count: String(logos.length) })}
        previous={words.previous()}
        next={words.next()}
        slides={logos.map((logo, index) => ({
          id: logo,
          content: (
            <SitePicture source={logo} alt={t.logo({ number: String(index + 1) })} width={width} height={height} />
          ),
        }))}
      />
    </div>
  );
};
