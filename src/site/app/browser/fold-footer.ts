const narrow = matchMedia('(width < 40rem)');

/** Folds the groups of links at the end of a page on a phone. They are printed open, and stay so without scripts. */
export const foldFooter = (): void => {
  const fold = (): void => {
    for (const group of document.querySelectorAll<HTMLDetailsElement>('.footer-menu')) group.open = !narrow.matches;
  };
  narrow.addEventListener('change', fold);
  fold();
};
