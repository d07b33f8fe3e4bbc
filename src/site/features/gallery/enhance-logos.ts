import { runCarousel } from '../../lib/carousel/run-carousel.ts';

/** Makes the printed row of logos go round. */
export const enhance = (root: HTMLElement): void => {
  const carousel = root.querySelector<HTMLElement>('.carousel');
  if (carousel !== null) runCarousel(carousel);
};
