/** What it is written from. */
export const source = ['4.14'];

interface Carousel {
  readonly state: string;
  readonly index: number;
  readonly last: number;
  readonly continuous: boolean;
  readonly cycle: boolean;
  readonly hovered: boolean;
  readonly stopped: boolean;
}

/** Where one step leads: around the end only when continuous. A held index beyond the last is taken for the end. */
const after = (it: Carousel, by: number): number => {
  const atEnd = by > 0 ? it.index >= it.last : it.index === 0;
  if (!atEnd) return it.index + by;
  if (!it.continuous) return it.index;
  return by > 0 ? 0 : it.last;
};

const directions: Record<string, number> = { next: 1, previous: -1, swipeLeft: 1, swipeRight: -1 };
const switches: Record<string, Partial<Carousel>> = {
  pause: { stopped: true },
  resume: { stopped: false },
  hover: { hovered: true },
  leave: { hovered: false },
};

const step = (it: Carousel, type: string): { it: Carousel; scrolls: boolean } => {
  const stays = { it, scrolls: false };
  const change = switches[type];
  if (change !== undefined) return { it: { ...it, ...change }, scrolls: false };
  const swiping = it.state === 'swiping';
  const by = directions[type];
  const bySwipe = type.startsWith('swipe');
  if (by !== undefined) {
    if (bySwipe !== swiping) return stays;
    const barred = !it.continuous && (by > 0 ? it.index >= it.last : it.index === 0);
    return { it: { ...it, state: 'resting', index: after(it, by), stopped: true }, scrolls: !bySwipe && !barred };
  }
  if (type === 'swipeStart') return { it: { ...it, state: 'swiping' }, scrolls: false };
  if (type === 'swipeCancel') return { it: { ...it, state: 'resting' }, scrolls: false };
  const plays = type === 'tick' && !swiping && it.cycle && !it.stopped && !it.hovered;
  return plays ? { it: { ...it, index: after({ ...it, continuous: true }, 1) }, scrolls: true } : stays;
};

export const oracle = (before: Carousel, { type }: { type: string }) => {
  const { it, scrolls } = step(before, type);
  return { state: it, effects: scrolls ? ['scrollToItem'] : [] };
};
