import { startCarousel } from './run-carousel.ts';

/** Starts the carousel of logos. */
export const enhanceElement = (root: HTMLElement): void => {
  const carousel = root.querySelector<HTMLElement>('.carousel');
  if (carousel !== null) startCarousel(carousel);
};
