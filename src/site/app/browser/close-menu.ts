/** Closes the menu of a phone when the keyboard leaves it and when one of its links is followed; the browser does the rest. */
export const closeMenu = (): void => {
  const menu = document.getElementById('main-menu');
  const leave = ({ type, target }: Event): void => {
    const at = target instanceof Element ? target.closest('#main-menu, .menu-button') : null;
    if (type === 'click' ? at === menu && target !== menu : at === null) menu?.hidePopover();
  };
  document.addEventListener('focusin', leave);
  document.addEventListener('click', leave);
};
