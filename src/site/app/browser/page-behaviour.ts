/** Removes expired parts of the page: dates that have started, and promotions after their last day. */
export const removeExpiredParts = (): void => {
  const now = Date.now();
  for (const part of document.querySelectorAll<HTMLElement>('[data-begins], [data-ends]'))
    part.hidden = Number(part.dataset.begins ?? part.dataset.ends) <= now;
};

/** Keeps what a visitor has unfolded in the history, so that Back finds the page as it was left. */
export const keepUnfoldedPartsInHistory = (): void => {
  const lists = () => [...document.querySelectorAll<HTMLDetailsElement>('.rest')];
  const kept: unknown = history.state?.unfolded;
  for (const [at, list] of lists().entries()) if (Array.isArray(kept) && kept.includes(at)) list.open = true;
  const keep = (): void => {
    const unfolded = lists().flatMap(({ open }, at) => (open ? [at] : []));
    history.replaceState({ ...history.state, unfolded }, '');
  };
  document.addEventListener('toggle', keep, { capture: true });
};

const narrow = matchMedia('(width < 40rem)');

/** Folds the groups of links at the end of a page on a phone. They are printed open, and stay so without scripts. */
export const foldFooterOnPhones = (): void => {
  const fold = (): void => {
    for (const group of document.querySelectorAll<HTMLDetailsElement>('.footer-menu')) group.open = !narrow.matches;
  };
  narrow.addEventListener('change', fold);
  fold();
};
