export interface FinderChoice {
  readonly field: 'type' | 'localization' | 'month' | 'press';
  /** Position of the option; 0 is "any". */
  readonly option: number;
}

export interface SeenFinder {
  /** The number on the button; null while it says "show all". */
  readonly count: number | null;
  readonly sent: boolean;
  readonly tracked: boolean;
}

/** Runs in the page, on its finder; a count is worked out from the options, so that every choice has its own. */
export const driveFinder = async (runs: readonly (readonly FinderChoice[])[]): Promise<SeenFinder[][]> => {
  const form = document.querySelector<HTMLFormElement>('form.finder');
  const button = form?.querySelector('button');
  if (!form || !button) throw new Error('The page has no finder.');
  const field = (name: string): HTMLSelectElement => {
    const found = form.elements.namedItem(name);
    if (found instanceof HTMLSelectElement) return found;
    throw new Error(`The finder has no field ${name}.`);
  };
  const selects = ['type', 'localization', 'month'].map(field);
  const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1));
  const countOf = (): number | null => {
    const [type = 0, place = 0, month = 0] = selects.map((select) => select.selectedIndex);
    return type + place + month === 0 ? null : 1 + type + 10 * place + 1000 * month;
  };
  Reflect.set(window, 'fetch', async () => Response.json(countOf()));
  let sent = 0;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    sent += 1;
  });
  const layer: unknown = Reflect.get(window, 'dataLayer');
  const told = (): number => (Array.isArray(layer) ? layer.filter(({ event }) => event === 'search_course').length : 0);
  const onButton = (): number | null => {
    const [number] = /\d+/.exec(button.textContent?.replaceAll(/\s/g, '') ?? '') ?? [];
    return number === undefined ? null : Number(number);
  };
  const act = async ({ field: name, option }: FinderChoice): Promise<SeenFinder> => {
    const [sentBefore, toldBefore] = [sent, told()];
    if (name === 'press') form.requestSubmit();
    else {
      field(name).selectedIndex = option % field(name).length;
      field(name).dispatchEvent(new Event('change', { bubbles: true }));
    }
    for (let turn = 0; turn < 500 && onButton() !== countOf(); turn += 1) await pause();
    return { count: onButton(), sent: sent > sentBefore, tracked: told() > toldBefore };
  };
  const seen: SeenFinder[][] = [];
  for (const run of runs) {
    form.reset();
    form.dispatchEvent(new Event('change'));
    const trace: SeenFinder[] = [];
    for (const choice of run) trace.push(await act(choice));
    seen.push(trace);
  }
  return seen;
};
