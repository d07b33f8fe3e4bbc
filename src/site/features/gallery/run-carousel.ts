import {
  type CarouselEffect,
  type CarouselEvent,
  type CarouselState,
  carousel,
  carouselStart,
} from '#generated/rules/carousel.ts';
import { type CarouselParts, findCarouselParts, labelCarouselParts, slidePositionText } from './carousel-parts.ts';
import { findCurrentSlide, keepSlideOnEitherSide, scrollToSlide } from './slide-position.ts';

/** Milliseconds without scrolling after which a swipe has ended, when the browser has no `scrollend` event. */
const rest = 150;

/**
 * The share of a slide from which it counts as visible, and the one from which it counts as visible as a whole; rounding takes some pixels.
 */
const visible = 0.1;
const whole = 0.95;

type Send = (...types: readonly CarouselEvent['type'][]) => void;

const startOf = ({ root, slides }: CarouselParts): CarouselState =>
  carouselStart({
    last: slides.length - 1,
    continuous: root.dataset.continuous === 'true',
    cycle: root.dataset.cycle === 'true',
  });

/** Enables an arrow where a slide follows, once no finger is on the strip. */
const moves = (state: CarouselState, type: 'previous' | 'next'): boolean =>
  carousel({ ...state, state: 'resting' }, { type }).state.index !== state.index;

/** Whether a slide can be reached, and whether the Tab key stops at it. */
const setReach = (slide: Element, reachable: boolean, isStop: boolean): void => {
  slide.toggleAttribute('inert', !reachable);
  for (const link of slide.querySelectorAll('a')) link.tabIndex = isStop ? 0 : -1;
};

/** Shows the state. A rotating carousel is not announced to screen readers; a stopped one announces its position. */
const show = (parts: CarouselParts, at: CarouselState): void => {
  const { root, slides, position, previous, next } = parts;
  const { index, hovered, stopped, state } = at;
  root.dataset.state = state;
  root.toggleAttribute('data-hovered', hovered);
  root.dataset.index = String(index);
  const current = slides[index];
  if (current !== undefined) setReach(current, true, true);
  root.toggleAttribute('data-stopped', stopped);
  position.ariaLive = stopped ? 'polite' : 'off';
  const words = slidePositionText(parts, index);
  if (position.textContent !== words) position.textContent = words;
  previous.ariaDisabled = String(!moves(at, 'previous'));
  next.ariaDisabled = String(!moves(at, 'next'));
};

/** Moves the focus with the slide when it is inside the strip. */
const takeFocusAlong = ({ root, list, slides }: CarouselParts, move: () => void): void => {
  const inside = list.contains(document.activeElement);
  move();
  const slide = inside ? slides[Number(root.dataset.index)] : undefined;
  slide?.querySelector('a')?.focus({ preventScroll: true });
};

const listenToKeys = (parts: CarouselParts, send: Send): void => {
  const { root, toggle, previous, next } = parts;
  toggle.addEventListener('click', () => send('stopped' in root.dataset ? 'resume' : 'pause'));
  previous.addEventListener('click', () => send('previous'));
  next.addEventListener('click', () => send('next'));
  root.addEventListener('keydown', (event) => {
    const move = { ArrowLeft: 'previous', ArrowRight: 'next' } as const;
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const type = move[event.key];
    takeFocusAlong(parts, () => send(type));
  });
  root.addEventListener('focusin', ({ target }) => {
    if (target !== toggle) send('pause');
  });
};

const listenToPointer = ({ root }: CarouselParts, send: Send): void => {
  root.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType === 'mouse') send('hover');
  });
  root.addEventListener('pointerleave', () => send('leave'));
};

/** The direction from one slide to another, the shorter way round: forward is a swipe to the left. */
const swipesTo = ({ index, last, continuous }: CarouselState, shown: number): readonly CarouselEvent['type'][] => {
  const around = last + 1;
  const forward = continuous ? (shown - index + around) % around : shown - index;
  const back = continuous ? (around - forward) % around : -forward;
  const swipe = forward > 0 && (!continuous || forward <= back) ? 'swipeLeft' : 'swipeRight';
  const count = swipe === 'swipeLeft' ? forward : back;
  return Array.from({ length: count }, () => ['swipeStart', swipe] as const).flat();
};

/** Scrolling by finger, wheel or keys is a swipe; the browser scrolls, and the resulting position is passed to the rule. */
const listenToScrolling = (parts: CarouselParts, send: Send, current: () => CarouselState): void => {
  const { strip } = parts;
  const hasScrollEnd = 'onscrollend' in strip;
  let timer = 0;
  let moving = false;
  const settle = () => {
    if (moving) return;
    const state = current();
    const shown = findCurrentSlide(parts, state.index);
    if (shown !== state.index) {
      send(...swipesTo(state, shown));
      if (state.continuous) keepSlideOnEitherSide(parts);
    } else if (state.state === 'swiping') send('swipeCancel');
  };
  const wait = () => {
    clearTimeout(timer);
    timer = window.setTimeout(settle, rest);
  };
  strip.addEventListener('touchstart', () => send('swipeStart'), { passive: true });
  for (const type of ['touchend', 'touchcancel'] as const) strip.addEventListener(type, wait);
  strip.addEventListener('scroll', () => {
    moving = hasScrollEnd;
    wait();
  });
  strip.addEventListener('scrollend', () => {
    moving = false;
    settle();
  });
};

/**
 * Slides out of sight cannot be reached, except the one that has the focus. The Tab key stops at slides that are seen
 * whole: one that scrolled on focus would bring the next one into reach, and a continuous row has no end. The
 * slide of the state can always be reached, so that a strip on its way is not without a stop.
 */
const watchSight = ({ root, strip, slides }: CarouselParts): (() => boolean) => {
  let inSight = true;
  const sight = new IntersectionObserver(([entry]) => {
    inSight = entry?.isIntersecting ?? inSight;
  });
  sight.observe(root);
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        const isCurrent = target === slides[Number(root.dataset.index)];
        const hasFocus = target.contains(document.activeElement);
        setReach(
          target,
          isCurrent || hasFocus || intersectionRatio >= visible,
          isCurrent || intersectionRatio >= whole,
        );
      }
    },
    { root: strip, threshold: [visible, whole] },
  );
  for (const slide of slides) seen.observe(slide);
  return () => inSight && !document.hidden;
};

/** Makes the printed carousel move. Every decision is the rule's (generated/rules/carousel.ts). */
export const startCarousel = (root: HTMLElement): void => {
  const parts = findCarouselParts(root);
  let state = startOf(parts);
  const current = () => state;
  const effects: Readonly<Record<CarouselEffect, (direction: 1 | -1) => void>> = {
    scrollToItem: (direction) => scrollToSlide(parts, { ...state, direction }),
  };
  const send: Send = (...types) => {
    for (const type of types) {
      const step = carousel(state, { type });
      state = step.state;
      show(parts, state);
      for (const effect of step.effects) effects[effect](type === 'previous' ? -1 : 1);
    }
  };
  labelCarouselParts(parts);
  show(parts, state);
  root.dataset.hydrated = '';
  listenToKeys(parts, send);
  listenToPointer(parts, send);
  listenToScrolling(parts, send, current);
  const isSeen = watchSight(parts);
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  if (calm.matches) send('pause');
  calm.addEventListener('change', () => calm.matches && send('pause'));
  window.setInterval(() => isSeen() && send('tick'), Number(root.dataset.interval));
};
