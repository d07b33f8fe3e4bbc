/** The sources from which each function is written. */
export const sources: Readonly<Record<string, readonly string[]>> = {
  carousel: ['4.14'],
  cityFilter: ['4.25'],
  courseFinder: ['2.43', '4.8', '4.9'],
  galleryDialog: ['4.18'],
  searchButton: ['4.10'],
};

interface Carousel {
  readonly state: string;
  readonly index: number;
  readonly last: number;
  readonly continuous: boolean;
  readonly cycle: boolean;
  readonly hovered: boolean;
  readonly stopped: boolean;
}

/** Where one step leads: around the end only when continuous. An index beyond the last is taken for the end. */
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

export const carousel = (before: Carousel, { type }: { type: string }) => {
  const { it, scrolls } = step(before, type);
  return { state: it, effects: scrolls ? ['scrollToItem'] : [] };
};

/** The query follows the filter; a path city is another page. */
export const cityFilter = ({ cityIn, cityChosen }: { cityIn: string; cityChosen: boolean }): string => {
  const answers: Record<string, [string, string]> = {
    query: ['removeQuery', 'setQuery'],
    param: ['openTypePage', 'openCityPage'],
    none: ['keepUrl', 'keepUrl'],
  };
  return answers[cityIn]?.[Number(cityChosen)] ?? '?';
};

/** The count is fetched on load and on any change; pressing emits the criteria. */
export const courseFinder = (
  widget: { state: string; anyCriterion: boolean },
  event: { type: string; anyCriterionNow?: boolean },
) => {
  const persistentProcess = (...effects: string[]) => ({ state: widget, effects });
  switch (event.type) {
    case 'load':
      return widget.state === 'idle'
        ? { state: { state: 'counting', anyCriterion: event.anyCriterionNow === true }, effects: ['fetchCount'] }
        : persistentProcess();
    case 'change':
      return {
        state: { state: 'counting', anyCriterion: event.anyCriterionNow === true },
        effects: ['cancelCount', 'fetchCount'],
      };
    case 'retry':
      return widget.state === 'failed'
        ? { state: { ...widget, state: 'counting' }, effects: ['fetchCount'] }
        : persistentProcess();
    case 'press':
      return widget.anyCriterion ? persistentProcess('trackSearch', 'emitCriteria') : persistentProcess('emitCriteria');
    case 'languageChange':
      return persistentProcess('reloadTypes');
    default: {
      const outcome = event.type === 'counted' ? 'counted' : 'failed';
      return widget.state === 'counting' ? { state: { ...widget, state: outcome }, effects: [] } : persistentProcess();
    }
  }
};

interface Dialog {
  readonly state: string;
  readonly index: number;
  readonly last: number;
}

/** Opens fullscreen at a picture, closes by its button, and goes round in a circle. */
export const galleryDialog = (dialog: Dialog, event: { type: string; at?: number }) => {
  const pictures = Array.from({ length: dialog.last + 1 }, (_, index) => index);
  const isOpen = dialog.state === 'opened';
  if (!isOpen)
    return event.type === 'open' && pictures.includes(event.at ?? 0)
      ? { state: { ...dialog, state: 'opened', index: event.at ?? 0 }, effects: ['lockScroll', 'showDialog'] }
      : { state: dialog, effects: [] };
  if (event.type === 'close')
    return { state: { ...dialog, state: 'closed' }, effects: ['hideDialog', 'unlockScroll', 'returnFocus'] };
  if (event.type === 'next')
    return {
      state: { ...dialog, index: pictures.find((index) => index === dialog.index + 1) ?? 0 },
      effects: ['announcePicture'],
    };
  if (event.type === 'previous')
    return {
      state: { ...dialog, index: dialog.index === 0 ? (pictures.at(-1) ?? 0) : dialog.index - 1 },
      effects: ['announcePicture'],
    };
  return { state: dialog, effects: [] };
};

/** "show N found" if any criterion is set. */
export const searchButton = (criteria: { typeChosen: boolean; cityChosen: boolean; monthChosen: boolean }): string =>
  Object.values(criteria).includes(true) ? 'showFound' : 'showAll';
