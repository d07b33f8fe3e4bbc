import type { ReactNode } from 'react';
import { carousels } from '#generated/data/carousels.ts';
import { useMessages } from '../../lib/texts-context.ts';

export interface Slide {
  readonly id: string;
  readonly content: ReactNode;
}

interface CarouselProps {
  readonly id: (typeof carousels)[number]['id'];
  readonly label: string;
  /** `Photo {} of 29`; the braces are replaced by the number. */
  readonly position: string;
  readonly previous: string;
  readonly next: string;
  readonly slides: readonly Slide[];
  /** Given where no element of a slide can have the focus: the strip itself takes it. */
  readonly stripFocusable?: boolean;
}

const Arrow = ({ to, label }: { readonly to: 'previous' | 'next'; readonly label: string }) => (
  <button type="button" className="round" data-carousel={to} aria-label={label}>
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={to === 'previous' ? 'm14 6-6 6 6 6' : 'm10 6 6 6-6 6'} />
    </svg>
  </button>
);

/** Pictures in a strip that scrolls sideways; `startCarousel` moves it. Without JavaScript it is a list. */
export const Carousel = ({ id, label, position, previous, next, slides, stripFocusable = false }: CarouselProps) => {
  const t = useMessages('carousel');
  const settings = carousels.find((carousel) => carousel.id === id);
  return (
    <section
      className={`carousel carousel-${id}`}
      aria-label={label}
      data-role={t.role()}
      data-slide={t.slide()}
      data-position={position}
      data-interval={settings?.interval}
      data-cycle={settings?.cycle}
      data-continuous={settings?.continuous}
    >
      <div className="carousel-controls">
        <button type="button" className="button button-quiet carousel-toggle" data-carousel="toggle">
          <span className="when-running">{t.stop()}</span>
          <span className="when-stopped">{t.start()}</span>
        </button>
        <p className="carousel-position note" aria-live="off" />
        <Arrow to="previous" label={previous} />
        <Arrow to="next" label={next} />
      </div>
      <div className="strip" {...(stripFocusable && { role: 'group', 'aria-label': label, tabIndex: 0 })}>
        <ul>
          {slides.map((slide) => (
            <li key={slide.id}>{slide.content}</li>
          ))}
        </ul>
      </div>
    </section>
  );
};
