import { loadPart } from '../../lib/load-part.ts';
import type { IslandName } from '../../pages/sections/island-table.ts';
import { islandModules } from './islands.ts';

/** Fetches the island's code, React and its texts side by side, then hydrates it. */
export const loadIsland = async <Name extends IslandName>(element: HTMLElement, name: Name): Promise<void> => {
  const { texts = '', locale } = element.dataset;
  const printed = element.nextElementSibling?.textContent ?? '';
  const [{ hydrateIsland }, { Component }, dictionaries] = await Promise.all([
    loadPart(() => import('./hydrate.tsx')),
    loadPart(() => islandModules[name]()),
    fetch(texts).then((response) => response.json()),
  ]);
  const props = JSON.parse(printed);
  hydrateIsland({ element, Component, props, locale: locale === 'en' ? 'en' : 'pl', dictionaries });
};
