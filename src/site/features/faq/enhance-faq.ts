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

/** A link to `#faq-…` shows its answer in browsers that do not open it automatically. */
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

/** Replaces "show all" by a button that unfolds the list for good, and moves the focus of who pressed it to the first new question. */
const runList = (rest: HTMLDetailsElement, summary: HTMLElement): void => {
  const button = showAllButton(summary);
  const showAll = (): void => {
    rest.open = true;
    button.ariaExpanded = 'true';
    button.hidden = true;
  };
  button.addEventListener('click', () => {
    showAll();
    rest.querySelector<HTMLElement>('.question > summary')?.focus();
  });
  rest.addEventListener('toggle', () => rest.open && showAll());
  if (rest.open) showAll();
  rest.before(button);
  if (summary.matches(':focus')) button.focus({ preventScroll: true });
  summary.hidden = true;
};

/** Folds printed questions and opens the one that the address names. */
export const enhanceElement = (root: HTMLElement): void => {
  const rest = root.querySelector<HTMLDetailsElement>('.rest');
  const summary = rest?.querySelector<HTMLElement>(':scope > summary');
  if (rest && summary && !rest.hidden) runList(rest, summary);
  openTarget(root);
  addEventListener('hashchange', () => openTarget(root));
  openForPrint(root);
};
