/** Shows the line of the requested address, if there is one. */
export const enhance = (root: HTMLElement): void => {
  for (const line of root.querySelectorAll<HTMLElement>('[data-path]'))
    line.hidden = line.dataset.path !== location.pathname;
};
