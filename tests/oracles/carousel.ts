interface Carousel {
  readonly state: string;
  readonly index: number;
  readonly last: number;
  readonly continuous: boolean;
  readonly cycle: boolean;
  readonly stopped: boolean;
}

/** One step by hand: around the end only when continuous. */
const stepped = (it: Carousel, by: number): number => {
  const wanted = it.index + by;
  if (it.continuous) return wanted < 0 ? it.last : wanted > it.last ? 0 : wanted;
  return wanted < 0 || wanted > it.last ? it.index : wanted;
};

/** A held index beyond the last is taken for the end. */
const moved = (it: Carousel, by: number): { index: number; effects: string[] } => {
  const atEnd = by > 0 ? it.index >= it.last : it.index === 0;
  const index = atEnd && !it.continuous ? it.index : by < 0 && !atEnd ? it.index - 1 : stepped(it, by);
  return { index, effects: atEnd && !it.continuous ? [] : ['announceItem'] };
};

const directions: Record<string, number> = { next: 1, previous: -1, swipeLeft: 1, swipeRight: -1 };

const states: Record<string, string> = {
  'running hover': 'hovered',
  'hovered leave': 'running',
  'running swipeStart': 'swiping',
  'hovered swipeStart': 'swiping',
  'swiping swipeCancel': 'running',
};

const isSwipe = (type: string): boolean => type === 'swipeLeft' || type === 'swipeRight';

const afterStep = (it: Carousel, type: string, by: number) => {
  const { index, effects } = moved(it, by);
  return isSwipe(type)
    ? { state: { ...it, index, state: 'running' }, effects: ['unlockScroll', ...effects] }
    : { state: { ...it, index }, effects };
};

export const oracle = (it: Carousel, { type }: { type: string }) => {
  const by = directions[type];
  if (by !== undefined && isSwipe(type) === (it.state === 'swiping')) return afterStep(it, type, by);
  if (type === 'tick' && it.state === 'running' && it.cycle && !it.stopped)
    return { state: { ...it, index: it.index < it.last ? it.index + 1 : 0 }, effects: [] };
  if (type === 'pause' || type === 'resume') return { state: { ...it, stopped: type === 'pause' }, effects: [] };
  const state = states[`${it.state} ${type}`] ?? it.state;
  const effects = { swiping: ['lockScroll'], running: ['unlockScroll'] }[state] ?? [];
  return { state: { ...it, state }, effects: (state === 'swiping') === (it.state === 'swiping') ? [] : effects };
};
