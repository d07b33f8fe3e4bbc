export const contactValues = {
  name: { good: 'Anna Nowak', bad: '' },
  phone: { good: '600 700 800', bad: '12' },
  email: { good: 'anna@example.org', bad: 'anna' },
} as const;

export const contactFields = ['name', 'phone', 'email', 'agreement'] as const;
export type ContactField = (typeof contactFields)[number];

export type ContactAction =
  | { readonly type: 'focus' | 'send' | 'succeed' | 'fail' | 'leave' | 'escape' }
  | { readonly type: 'fill'; readonly fields: readonly ContactField[]; readonly good: boolean };

export interface SeenContact {
  readonly message: boolean;
  readonly overlay: 'success' | 'failure' | null;
  readonly disabled: boolean;
  readonly errors: boolean;
  readonly posted: number;
  /** Where the keyboard is. */
  readonly focus: 'message' | 'send' | 'summary' | 'field' | 'elsewhere';
  /** Which fields hold what is valid. */
  readonly good: readonly ContactField[];
}

/** Runs in the page, on its hydrated contact card; every message waits until an action answers it. */
export const driveContact = async ({
  runs,
  values,
}: {
  readonly runs: readonly (readonly ContactAction[])[];
  readonly values: typeof contactValues;
}): Promise<SeenContact[][]> => {
  const form = document.querySelector<HTMLFormElement>('.contact-form');
  const button = form?.querySelector('button');
  if (!form || !button) throw new Error('The page has no contact card.');
  const pause = (time = 0): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));
  let posted = 0;
  let answer: ((response: Response) => void) | null = null;
  Reflect.set(window, 'fetch', () => {
    posted += 1;
    return new Promise<Response>((resolve) => {
      answer = resolve;
    });
  });
  const inputOf = (name: ContactField): HTMLInputElement => {
    const input = form.querySelector(`#contact-${name}`);
    if (input instanceof HTMLInputElement) return input;
    throw new Error(`The card has no field ${name}.`);
  };
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const isGood = (name: ContactField): boolean =>
    name === 'agreement' ? inputOf(name).checked : inputOf(name).value === values[name].good;
  const fill = async (name: ContactField, good: boolean): Promise<void> => {
    const input = inputOf(name);
    input.focus();
    if (name === 'agreement') {
      if (input.checked !== good) input.click();
    } else {
      setValue?.call(input, good ? values[name].good : values[name].bad);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
    await pause();
  };
  const overlay = (): HTMLElement | null => document.querySelector('.message[role=alertdialog]');
  /** The body of an answer is read beside the page, so that its message may come later than any number of turns. */
  const respond = async (status: number): Promise<void> => {
    if (answer === null) return;
    answer(Response.json({ type: 'about:blank', title: 'x', status, code: 'x' }, { status }));
    answer = null;
    for (let wait = 0; overlay() === null && wait < 500; wait += 1) await pause(10);
  };
  const acts: Readonly<Record<Exclude<ContactAction['type'], 'fill'>, () => unknown>> = {
    succeed: () => respond(200),
    fail: () => respond(400),
    leave: () => overlay()?.querySelector('button')?.click(),
    escape: () => overlay()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
    send: () => {
      button.focus();
      button.click();
    },
    focus: () => inputOf('phone').focus(),
  };
  const act = async (action: ContactAction): Promise<void> => {
    const onForm = action.type === 'fill' || action.type === 'send' || action.type === 'focus';
    if (onForm && overlay() !== null) return;
    if (action.type !== 'fill') return void (await acts[action.type]());
    for (const field of action.fields) await fill(field, action.good);
  };
  const settled = async (): Promise<void> => {
    for (let turn = 0; turn < 6; turn += 1) await pause();
  };
  const focus = (): SeenContact['focus'] => {
    const at = document.activeElement;
    if (overlay()?.contains(at) === true) return 'message';
    if (at === button) return 'send';
    if (at?.matches('.error-summary') === true) return 'summary';
    return at instanceof HTMLInputElement ? 'field' : 'elsewhere';
  };
  const look = (before: number): SeenContact => {
    const tone = overlay()?.className.replace('message message-', '');
    return {
      message: form.dataset.message === 'shown',
      overlay: tone === 'success' || tone === 'failure' ? tone : null,
      disabled: button.ariaDisabled === 'true',
      errors: form.querySelector('[aria-invalid=true]') !== null,
      posted: posted - before,
      focus: focus(),
      good: (['name', 'phone', 'email', 'agreement'] as const).filter(isGood),
    };
  };
  const perform = async (actions: readonly ContactAction[]): Promise<SeenContact[]> => {
    const before = posted;
    const trace: SeenContact[] = [];
    for (const action of actions) {
      await act(action);
      await settled();
      trace.push(look(before));
    }
    return trace;
  };
  const all = ['name', 'phone', 'email', 'agreement'] as const;
  const clear: readonly ContactAction[] = [
    { type: 'succeed' },
    { type: 'leave' },
    { type: 'fill', fields: all, good: true },
    { type: 'send' },
    { type: 'succeed' },
    { type: 'leave' },
  ];
  const seen: SeenContact[][] = [];
  for (const run of runs) {
    await perform(clear);
    seen.push(await perform(run));
  }
  return seen;
};
