export const faqActions = ['showAll', 'openFirst', 'openHidden', 'find', 'print'] as const;

export interface FaqRun {
  readonly actions: readonly (typeof faqActions)[number][];
}

export interface SeenFaq {
  /** Questions that can be seen. */
  readonly shown: number;
  readonly expanded: string | null;
  readonly button: boolean;
  /** Index of the question that has the focus, if one has. */
  readonly focused: number | null;
}

/** Runs in the page: every run on a fresh list of questions. */
export const driveFaq = async ({
  url,
  runs,
}: {
  readonly url: string;
  readonly runs: readonly FaqRun[];
}): Promise<{ readonly total: number; readonly seen: SeenFaq[][] }> => {
  const { enhance } = await import(url);
  const printed = document.querySelector<HTMLElement>('[data-enhance=faq]');
  if (printed === null) throw new Error('The page has no questions.');
  document.body.replaceChildren(printed);
  const toggled = () => new Promise((resolve) => setTimeout(resolve, 0));
  const one = async ({ actions }: FaqRun): Promise<SeenFaq[]> => {
    const holder = printed.cloneNode(true);
    if (!(holder instanceof HTMLElement)) throw new Error('A clone of an element is an element.');
    printed.replaceWith(holder);
    enhance(holder);
    const rest = holder.querySelector<HTMLDetailsElement>('.rest');
    const button = holder.querySelector<HTMLElement>(':scope > button');
    const questions = [...holder.querySelectorAll<HTMLElement>('.question > summary')];
    const seen: SeenFaq[] = [];
    const acts: Readonly<Record<FaqRun['actions'][number], () => void>> = {
      showAll: () => button?.click(),
      openFirst: () => questions[0]?.click(),
      openHidden: () => questions.at(-1)?.click(),
      find: () => rest?.setAttribute('open', ''),
      print: () => dispatchEvent(new Event('beforeprint')),
    };
    for (const action of actions) {
      acts[action]();
      await toggled();
      if (action === 'print') dispatchEvent(new Event('afterprint'));
      await toggled();
      const focused = questions.findIndex((question) => question.matches(':focus'));
      seen.push({
        shown: questions.filter((question) => question.checkVisibility()).length,
        expanded: button?.ariaExpanded ?? null,
        button: button?.checkVisibility() === true,
        focused: focused < 0 ? null : focused,
      });
    }
    holder.replaceWith(printed);
    return seen;
  };
  const seen: SeenFaq[][] = [];
  for (const run of runs) seen.push(await one(run));
  return { total: printed.querySelectorAll('.question').length, seen };
};
