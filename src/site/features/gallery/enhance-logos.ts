import { runCarousel } from '../../lib/carousel/run-carousel.ts';

/** Starts the carousel of logos. */
export const enhance = (root: HTMLElement): void => {
  const carousel = root.querySelector<HTMLElement>('.carousel');
  if (carousel !== null) runCarousel(carousel);
};
