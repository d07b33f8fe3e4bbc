/** Writes the chosen course into the address, which the list follows. */
export const enhanceElement = (root: HTMLElement): void => {
  if (!(root instanceof HTMLSelectElement)) return;
  const show = (): void => {
    root.value = new URLSearchParams(location.search).get(root.name) ?? '';
    if (root.selectedIndex < 0) root.selectedIndex = 0;
  };
  const write = (): void => {
    const address = new URL(location.href);
    if (root.value === '') address.searchParams.delete(root.name);
    else address.searchParams.set(root.name, root.value);
    history.pushState(null, '', address);
    // The list and the filter follow the address as they follow Back and Forward.
    dispatchEvent(new PopStateEvent('popstate'));
  };
  root.addEventListener('change', write);
  addEventListener('popstate', show);
  // Chosen before this code arrived.
  if (root.value === '') show();
  else write();
};
