/** Makes chips choose in place: each leads to the address as it is, with its own choice. */
export const enhance = (root: HTMLElement): void => {
  const { name = '' } = root.dataset;
  const links = [...root.querySelectorAll('a')];
  const show = (): void => {
    const asked = new URLSearchParams(location.search);
    const chosen = links.find(({ dataset }) => dataset.value === (asked.get(name) ?? undefined)) ?? links[0];
    for (const link of links) {
      const query = new URLSearchParams(asked);
      if (link.dataset.value === undefined) query.delete(name);
      else query.set(name, link.dataset.value);
      link.search = `${query}`;
      link.ariaCurrent = link === chosen ? 'true' : null;
    }
  };
  root.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (link === null || elsewhere) return;
    event.preventDefault();
    history.pushState(null, '', link.href);
    // The list and the other chips follow the address as they follow Back and Forward.
    dispatchEvent(new PopStateEvent('popstate'));
  });
  addEventListener('popstate', show);
  show();
};
