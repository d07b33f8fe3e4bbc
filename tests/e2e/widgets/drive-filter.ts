export interface FilterRun {
  /** A city to choose, null for all of them, the button below the list, or the browser's Back. */
  readonly actions: readonly (string | null)[];
}

export const showAll = 'show all';
export const back = 'back';

export interface SeenFilter {
  readonly search: string;
  readonly chosen: string;
  readonly terms: number;
  readonly shown: number;
  readonly expanded: boolean;
  /** Where the keyboard is: on the filter, or on the button that unfolds the list. */
  readonly focus: 'filter' | 'rest' | 'elsewhere';
}

/** Runs in the page, on its hydrated list of dates; `counts` is the number of terms of each city. */
export const driveFilter = async ({
  runs,
  counts,
}: {
  readonly runs: readonly FilterRun[];
  readonly counts: Readonly<Record<string, number>>;
}): Promise<SeenFilter[][]> => {
  const list = document.querySelector<HTMLElement>('.dates');
  if (list === null) throw new Error('The page has no dates.');
  const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1));
  const rest = (): HTMLDetailsElement | null => list.querySelector('.rest');
  const linkOf = (city: string | null): HTMLElement | null =>
    city === null
      ? list.querySelector<HTMLElement>('.picker-options li:first-child a')
      : list.querySelector<HTMLElement>(`.picker-options a[href$="localization=${city}"]`);
  const settle = async (city: string | null): Promise<void> => {
    const wanted = counts[city ?? ''];
    for (let turn = 0; turn < 500; turn += 1) {
      await pause();
      const marked = linkOf(city)?.ariaCurrent === 'true';
      if (marked && list.querySelectorAll('.term').length === wanted) return;
    }
  };
  const choose = async (city: string | null): Promise<void> => {
    linkOf(city)?.click();
    await settle(city);
  };
  const goBack = async (visited: (string | null)[]): Promise<void> => {
    if (visited.length === 1) return;
    visited.pop();
    const left = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
    await left;
    await settle(visited.at(-1) ?? null);
  };
  const fold = async (): Promise<void> => {
    const details = rest();
    if (details === null) return;
    const upstream = new Promise((resolve) => details.addEventListener('toggle', resolve, { once: true }));
    const button = details.querySelector('summary');
    button?.focus();
    button?.click();
    await upstream;
  };
  const focus = (): SeenFilter['focus'] => {
    if (document.activeElement?.matches('.picker > summary') === true) return 'filter';
    return document.activeElement?.matches('.rest > summary') === true ? 'rest' : 'elsewhere';
  };
  const look = (): SeenFilter => {
    const terms = [...list.querySelectorAll('.term')];
    return {
      search: location.search,
      chosen: list.querySelector('.picker-value')?.textContent ?? '',
      terms: terms.length,
      shown: terms.filter((term) => term.checkVisibility()).length,
      expanded: rest()?.open === true,
      focus: focus(),
    };
  };
  const seen: SeenFilter[][] = [];
  for (const { actions } of runs) {
    await choose('gdynia');
    await choose(null);
    const trace: SeenFilter[] = [];
    const visited: (string | null)[] = [null];
    for (const action of actions) {
      if (action === 'show all') await fold();
      else if (action === 'back') await goBack(visited);
      else {
        if (action !== visited.at(-1)) visited.push(action);
        await choose(action);
      }
      await pause();
      trace.push(look());
    }
    seen.push(trace);
  }
  return seen;
};
