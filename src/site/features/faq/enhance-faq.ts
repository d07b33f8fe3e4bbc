import { type FaqListEffect, type FaqListEvent, faqList, faqListStart } from '#generated/rules/faq-list.ts';

const openForPrint = (root: HTMLElement): void => {
  let closed: readonly HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    closed = [...root.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
    for (const details of closed) details.open = true;
  });
  addEventListener('afterprint', () => {
    for (const details of closed) details.open = details.matches('.rest');
    closed = [];
  });
};

/** A link to `#faq-…` shows its answer wherever the browser does not open it by itself. */
const openTarget = (root: HTMLElement): void => {
  const target = root.querySelector(':target');
  if (target === null) return;
  for (let part = target.closest('details'); part !== null; part = part.parentElement?.closest('details') ?? null)
    part.open = true;
  target.scrollIntoView();
};

const showAllButton = (summary: HTMLElement): HTMLButtonElement => {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = summary.className;
  button.textContent = summary.querySelector('.when-closed')?.textContent ?? '';
  button.ariaExpanded = 'false';
  return button;
};

/** Replaces "show all" by a button that moves the focus to the first new question, as the rule decides. */
const runList = (rest: HTMLDetailsElement, summary: HTMLElement): void => {
  const button = showAllButton(summary);
  let state = faqListStart();
  const effects: Readonly<Record<FaqListEffect, () => void>> = {
    focusFirstNew: () => rest.querySelector<HTMLElement>('.question > summary')?.focus(),
  };
  const send = (event: FaqListEvent, byVisitor: boolean) => {
    const step = faqList(state, event);
    state = step.state;
    const expanded = state.state === 'expanded';
    rest.open = expanded;
    if (byVisitor) for (const effect of step.effects) effects[effect]();
    button.ariaExpanded = String(expanded);
    button.hidden = expanded;
  };
  button.addEventListener('click', () => send({ type: 'showAll' }, true));
  rest.addEventListener('toggle', () => rest.open && send({ type: 'showAll' }, false));
  if (rest.open) send({ type: 'showAll' }, false);
  rest.before(button);
  if (summary.matches(':focus')) button.focus({ preventScroll: true });
  summary.hidden = true;
};

/** Folds printed questions by the rule. */
export const enhance = (root: HTMLElement): void => {
  const rest = root.querySelector<HTMLDetailsElement>('.rest');
  const summary = rest?.querySelector<HTMLElement>(':scope > summary');
  if (rest && summary && !rest.hidden) runList(rest, summary);
  openTarget(root);
  addEventListener('hashchange', () => openTarget(root));
  openForPrint(root);
};
