export interface FinderChoice {
  readonly field: 'type' | 'localization' | 'month' | 'press' | 'retry';
  /** Position of the option; 0 is "any". */
  readonly option: number;
  /** Whether the call for the count fails. */
  readonly fails: boolean;
}

export interface SeenFinder {
  /** The number on the button; null while it is "show all". */
  readonly count: number | null;
  readonly failed: boolean;
  readonly sent: boolean;
  readonly tracked: boolean;
  /** Where the keyboard is. */
  readonly focus: 'field' | 'button' | 'elsewhere';
}

/** Runs in the page, on its finder; a count is worked out from the options, so that every choice has its own. */
export const driveFinder = async (runs: readonly (readonly FinderChoice[])[]): Promise<SeenFinder[][]> => {
  const form = document.querySelector<HTMLFormElement>('form.finder');
  const button = form?.querySelector<HTMLButtonElement>('button[type=submit]');
  if (!form || !button) throw new Error('The page has no finder.');
  const field = (name: string): HTMLSelectElement => {
    const found = form.elements.namedItem(name);
    if (found instanceof HTMLSelectElement) return found;
    throw new Error(`The finder has no field ${name}.`);
  };
  const selects = ['type', 'localization', 'month'].map(field);
  const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1));
  const countOf = (): number => {
    const [type = 0, place = 0, month = 0] = selects.map((select) => select.selectedIndex);
    return 1 + type + 10 * place + 1000 * month;
  };
  let fails = false;
  const refusal = { type: 'about:blank', title: 'No', status: 400, code: 'refused' };
  Reflect.set(window, 'fetch', async () =>
    fails ? Response.json(refusal, { status: refusal.status }) : Response.json(countOf()),
  );
  let sent = 0;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    sent += 1;
  });
  const layer: unknown = Reflect.get(window, 'dataLayer');
  const upstream = (): number =>
    Array.isArray(layer) ? layer.filter(({ event }) => event === 'search_course').length : 0;
  const onButton = (): number | null => {
    const [number] = /\d+/.exec(button.textContent?.replaceAll(/\s/g, '') ?? '') ?? [];
    return number === undefined ? null : Number(number);
  };
  const answered = async (): Promise<void> => {
    await pause();
    for (let turn = 0; turn < 500 && button.ariaBusy === 'true'; turn += 1) await pause();
  };
  const focus = (): SeenFinder['focus'] => {
    if (document.activeElement instanceof HTMLSelectElement) return 'field';
    return document.activeElement === button ? 'button' : 'elsewhere';
  };
  const act = async (choice: FinderChoice): Promise<SeenFinder> => {
    const [sentBefore, describedBefore] = [sent, upstream()];
    fails = choice.fails;
    if (choice.field === 'press') {
      button.focus();
      form.requestSubmit();
    } else if (choice.field === 'retry') {
      const retry = form.querySelector<HTMLElement>('.finder-note button');
      retry?.focus();
      retry?.click();
    } else {
      field(choice.field).focus();
      field(choice.field).selectedIndex = choice.option % field(choice.field).length;
      field(choice.field).dispatchEvent(new Event('change', { bubbles: true }));
    }
    await answered();
    const failed = form.querySelector('.finder-note') !== null;
    return {
      count: onButton(),
      failed,
      sent: sent > sentBefore,
      tracked: upstream() > describedBefore,
      focus: focus(),
    };
  };
  const seen: SeenFinder[][] = [];
  for (const run of runs) {
    form.reset();
    fails = false;
    form.dispatchEvent(new Event('change'));
    button.focus();
    await answered();
    const trace: SeenFinder[] = [];
    for (const choice of run) trace.push(await act(choice));
    seen.push(trace);
  }
  return seen;
};
