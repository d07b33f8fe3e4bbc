/** Closes the menu of a phone when the keyboard leaves it and when one of its links is followed; the browser does the rest. */
export const enhanceElement = (menu: HTMLElement): void => {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.closest('#main-menu, .menu-button') === null) menu.hidePopover();
  });
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a') !== null) menu.hidePopover();
  });
  menu.dataset.hydrated = '';
};
