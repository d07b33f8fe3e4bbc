export const carouselActions = [
  ...(['tick', 'next', 'previous', 'toggle', 'hover', 'leave', 'focus', 'arrowRight', 'arrowLeft'] as const),
  ...(['touch', 'tap', 'swipeLeft', 'swipeRight', 'fling'] as const),
] as const;

export type CarouselAction = (typeof carouselActions)[number];

export interface CarouselRun {
  readonly slides: number;
  readonly continuous: boolean;
  readonly cycle: boolean;
  readonly actions: readonly CarouselAction[];
}

export interface SeenCarousel {
  readonly index: number;
  readonly state: string;
  readonly hovered: boolean;
  readonly stopped: boolean;
  readonly live: string | null;
  readonly words: string;
  /** Whether the keyboard is still in the carousel. */
  readonly focused: boolean;
  /** Slides that the finger moved the strip by, to the left. */
  readonly swiped: number;
  /** Pixels between the active slide and the start of the strip. */
  readonly off: number;
}

/** Runs in the page: every run on a fresh carousel, with a clock of its own. */
export const driveCarousel = async ({
  url,
  runs,
}: {
  readonly url: string;
  readonly runs: readonly CarouselRun[];
}): Promise<SeenCarousel[][]> => {
  const { enhance } = await import(url);
  const printed = document.querySelector<HTMLElement>('[data-enhance=gallery]');
  if (printed === null) throw new Error('The page has no gallery.');
  document.body.replaceChildren(printed);
  const timers = new Map<number, { at: number; readonly every: number; readonly run: () => void }>();
  let now = 0;
  let last = 0;
  const start = (run: () => void, delay: number, every: number): number => {
    last += 1;
    timers.set(last, { at: now + delay, every, run });
    return last;
  };
  const advance = (time: number): void => {
    const end = now + time;
    for (;;) {
      const due = [...timers].filter(([, timer]) => timer.at <= end).toSorted(([, a], [, b]) => a.at - b.at)[0];
      if (due === undefined) break;
      const [id, timer] = due;
      now = timer.at;
      if (timer.every > 0) timer.at += timer.every;
      else timers.delete(id);
      timer.run();
    }
    now = end;
  };
  Reflect.set(window, 'setTimeout', (run: () => void, delay = 0) => start(run, delay, 0));
  Reflect.set(window, 'setInterval', (run: () => void, every: number) => start(run, every, every));
  Reflect.set(window, 'clearTimeout', (id: number) => timers.delete(id));

  const one = ({ slides, continuous, cycle, actions }: CarouselRun): SeenCarousel[] => {
    timers.clear();
    const holder = printed.cloneNode(true);
    if (!(holder instanceof HTMLElement)) throw new Error('A clone of an element is an element.');
    printed.replaceWith(holder);
    const find = (selector: string): HTMLElement => {
      const element = holder.querySelector<HTMLElement>(selector);
      if (element === null) throw new Error(`The gallery has no ${selector}.`);
      return element;
    };
    const [root, strip, list] = [find('.carousel'), find('.strip'), find('.strip ul')];
    for (const extra of [...list.children].slice(slides)) extra.remove();
    const items = [...list.children];
    root.dataset.continuous = String(continuous);
    root.dataset.cycle = String(cycle);
    enhance(holder, { read: () => null, open: () => undefined, replace: () => undefined, close: () => undefined });
    const active = (): Element => items[Number(root.dataset.index)] ?? list;
    const startOf = (element: Element): number =>
      Math.round(element.getBoundingClientRect().left - list.getBoundingClientRect().left);
    let swiped = 0;
    const swipe = (steps: number): void => {
      const children = [...list.children];
      const to = children.indexOf(active()) + steps;
      const target = children[to];
      swiped = 0;
      if (target === undefined || startOf(target) > strip.scrollWidth - strip.clientWidth) return;
      swiped = steps;
      strip.scrollTo({ left: startOf(target), behavior: 'instant' });
      strip.dispatchEvent(new Event('scroll'));
      strip.dispatchEvent(new Event('scrollend'));
      advance(1000 / 4);
    };
    const press = (name: string): void => {
      const button = find(`[data-carousel=${name}]`);
      button.focus();
      button.click();
    };
    const key = (name: string) => (): void => {
      root.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
    };
    const acts: Readonly<Record<CarouselAction, () => void>> = {
      tick: () => advance(Number(root.dataset.interval)),
      next: () => press('next'),
      previous: () => press('previous'),
      toggle: () => press('toggle'),
      hover: () => root.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' })),
      leave: () => root.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' })),
      focus: () => {
        find('.carousel-toggle').focus();
        find('.strip a').focus({ preventScroll: true });
      },
      arrowRight: key('ArrowRight'),
      arrowLeft: key('ArrowLeft'),
      touch: () => strip.dispatchEvent(new Event('touchstart')),
      tap: () => {
        strip.dispatchEvent(new Event('touchend'));
        advance(1000 / 4);
      },
      swipeLeft: () => swipe(1),
      swipeRight: () => swipe(-1),
      fling: () => swipe(2),
    };
    find('.carousel-toggle').focus();
    return actions.map((action) => {
      swiped = 0;
      for (const timer of timers.values()) timer.at = now + timer.every;
      acts[action]();
      const position = find('.carousel-position');
      return {
        index: Number(root.dataset.index),
        state: root.dataset.state ?? '',
        hovered: root.hasAttribute('data-hovered'),
        stopped: root.hasAttribute('data-stopped'),
        live: position.ariaLive,
        words: position.textContent?.replaceAll('\u00a0', ' ') ?? '',
        focused: root.contains(document.activeElement),
        swiped,
        off: startOf(active()) - Math.round(strip.scrollLeft),
      };
    });
  };
  return runs.map((run) => {
    const seen = one(run);
    const used = document.querySelector('[data-enhance=gallery]');
    used?.replaceWith(printed);
    return seen;
  });
};
