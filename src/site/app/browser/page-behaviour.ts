/** Scrolls the element focused by the Tab key into view: browsers leave it cut off in a row that scrolls sideways. */
export const showFocus = (): void =>
  document.addEventListener('keyup', ({ key }) => {
    if (key === 'Tab') document.activeElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

/** Removes expired parts of the page: dates that have started, and promotions after their last day. */
export const hidePast = (): void => {
  const now = Date.now();
  for (const part of document.querySelectorAll<HTMLElement>('[data-begins], [data-ends]'))
    part.hidden = Number(part.dataset.begins ?? part.dataset.ends) <= now;
};

const narrow = matchMedia('(width < 40rem)');

/** Folds the groups of links at the end of a page on a phone. They are printed open, and stay so without scripts. */
export const foldFooter = (): void => {
  const fold = (): void => {
    for (const group of document.querySelectorAll<HTMLDetailsElement>('.footer-menu')) group.open = !narrow.matches;
  };
  narrow.addEventListener('change', fold);
  fold();
};
