/** Shows the line that belongs to the address that was asked for, if there is one. */
export const enhance = (root: HTMLElement): void => {
  for (const line of root.querySelectorAll<HTMLElement>('[data-path]'))
    line.hidden = line.dataset.path !== location.pathname;
};
