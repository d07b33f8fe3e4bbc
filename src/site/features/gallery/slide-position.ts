import { parameters } from '#generated/rules/parameters.ts';
import type { CarouselParts } from './carousel-parts.ts';

type Row = Pick<CarouselParts, 'strip' | 'list'>;

const offsetOf = ({ list }: Row, slide: Element): number =>
  slide.getBoundingClientRect().left - list.getBoundingClientRect().left;

const jump = ({ strip }: Row, left: number): void => strip.scrollTo({ left, behavior: 'instant' });

/**
 * Sets the scroll position at once and animates the slides to it, because only then the duration can be chosen.
 * Meanwhile the strip does not snap to slides that move.
 */
const glide = (row: Row, left: number): void => {
  for (const animation of row.list.getAnimations()) animation.cancel();
  const before = row.strip.scrollLeft;
  jump(row, left);
  const way = row.strip.scrollLeft - before;
  if (way === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  row.strip.dataset.gliding = '';
  const animation = row.list.animate(
    { transform: [`translateX(${way}px)`, 'none'] },
    { duration: parameters.carouselTransition, easing: 'ease-out' },
  );
  animation.onfinish = () => delete row.strip.dataset.gliding;
};

/** Moves slides from one end to the other; the visible ones stay in place. */
const turn = (row: Row, direction: 1 | -1): void => {
  const { strip, list } = row;
  const [first, second, last] = [list.firstElementChild, list.children[1], list.lastElementChild];
  if (first === null || second === undefined || last === null) return;
  const width = offsetOf(row, second);
  const seen = strip.scrollLeft;
  if (direction === 1) list.append(first);
  else list.prepend(last);
  jump(row, Math.max(0, seen - direction * width));
};

const reachOf = ({ strip }: Row): number => strip.scrollWidth - strip.clientWidth;

const isBeyond = (row: Row, slide: Element, direction: 1 | -1): boolean => {
  const offset = offsetOf(row, slide);
  const seen = row.strip.scrollLeft;
  return direction === 1 ? offset < seen - 1 || offset > reachOf(row) + 1 : offset > seen + 1;
};

/** Scrolls to a slide. A continuous row never scrolls back: slides from the other end follow. */
export const scrollToSlide = (
  parts: CarouselParts,
  {
    index,
    direction,
    continuous,
  }: { readonly index: number; readonly direction: 1 | -1; readonly continuous: boolean },
): void => {
  const slide = parts.slides[index];
  if (slide === undefined) return;
  for (let turns = 0; continuous && turns < parts.slides.length && isBeyond(parts, slide, direction); turns += 1)
    turn(parts, direction);
  glide(parts, offsetOf(parts, slide));
};

/** The slide at the start of the strip; the last slides of a row that ends count at their final position. */
export const findCurrentSlide = (parts: CarouselParts, index: number): number => {
  const active = parts.slides[index];
  const restsAt = active === undefined ? 0 : Math.min(offsetOf(parts, active), reachOf(parts));
  if (Math.abs(parts.strip.scrollLeft - restsAt) <= 1) return index;
  const distance = (slide: Element) => Math.abs(offsetOf(parts, slide) - parts.strip.scrollLeft);
  const distances = parts.slides.map(distance);
  return distances.indexOf(Math.min(...distances));
};

/** Leaves a slide on either side, so that a finger can move a continuous row both ways. */
export const keepSlideOnEitherSide = (parts: CarouselParts): void => {
  if (parts.strip.scrollLeft <= 1) turn(parts, -1);
  else if (parts.strip.scrollLeft >= reachOf(parts) - 1) turn(parts, 1);
};
