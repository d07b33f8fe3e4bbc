import { findNearestPaths, repairSharedPath, repairSharedQuery } from '#domain/texts/shared-link.ts';

const isPage = async (path: string): Promise<boolean> => {
  const answer = await fetch(path, { method: 'HEAD', redirect: 'follow' }).catch(() => null);
  return answer?.ok === true;
};

/** The first of the paths that is a page of this site; each is requested only if those before it are not. */
const firstPage = async ([path, ...rest]: readonly string[]): Promise<string | null> => {
  if (path === undefined) return null;
  return (await isPage(path)) ? path : firstPage(rest);
};

/** Opens the page that was meant by an address with characters added to it by accident, or links to the nearest page. */
const findMeant = async (root: HTMLElement): Promise<void> => {
  const found = await firstPage(findNearestPaths(location.pathname));
  if (found === null) return;
  if (found === repairSharedPath(location.pathname)) {
    location.replace(`${found}${repairSharedQuery(location.search)}${location.hash}`);
    return;
  }
  const line = root.querySelector<HTMLElement>('[data-nearest]');
  const link = line?.querySelector('a');
  if (!line || !link) return;
  link.href = found;
  link.textContent = new URL(found, location.origin).href;
  line.hidden = false;
};

/** Shows the line of the requested address, if there is one; otherwise looks for the page that was meant. */
export const enhanceElement = (root: HTMLElement): void => {
  const lines = [...root.querySelectorAll<HTMLElement>('[data-path]')];
  for (const line of lines) line.hidden = line.dataset.path !== location.pathname;
  if (lines.every(({ hidden }) => hidden)) void findMeant(root);
};
