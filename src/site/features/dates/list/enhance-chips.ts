/** Writes the pressed chip into the address, which the list follows. */
export const enhance = (root: HTMLElement): void => {
  const { name = '' } = root.dataset;
  const chips = [...root.querySelectorAll('button')];
  const show = (): void => {
    const requested = new URLSearchParams(location.search).get(name) ?? '';
    const chosen = chips.find(({ value }) => value === requested) ?? chips[0];
    for (const chip of chips) chip.ariaPressed = String(chip === chosen);
  };
  root.addEventListener('click', ({ target }) => {
    const chip = target instanceof Element ? target.closest('button') : null;
    if (chip === null) return;
    const address = new URL(location.href);
    if (chip.value === '') address.searchParams.delete(name);
    else address.searchParams.set(name, chip.value);
    history.pushState(null, '', address);
    // The list and the chips follow the address as they follow Back and Forward.
    dispatchEvent(new PopStateEvent('popstate'));
  });
  addEventListener('popstate', show);
  show();
};
