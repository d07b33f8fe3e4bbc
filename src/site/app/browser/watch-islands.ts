import { importWithRetry } from '../../lib/load-part.ts';
import type { IslandName } from '../../pages/sections/island-table.ts';
import { hydrateWhenNear } from './hydrate-when-near.ts';
import { enhancers, islandModules } from './islands.ts';

/** Fetches the island's code, React and its texts side by side, then hydrates it. */
const loadIsland = async <Name extends IslandName>(element: HTMLElement, name: Name): Promise<void> => {
  const { texts = '', locale } = element.dataset;
  const printed = element.nextElementSibling?.textContent ?? '';
  const [{ hydrateIsland }, { Component }, dictionaries] = await Promise.all([
    importWithRetry(() => import('./hydrate.tsx')),
    importWithRetry(() => islandModules[name]()),
    fetch(texts).then((response) => response.json()),
  ]);
  const props = JSON.parse(printed);
  hydrateIsland({ element, Component, props, locale: locale === 'en' ? 'en' : 'pl', dictionaries });
};

const isKey = <Table extends object>(table: Table, name: string | undefined): name is keyof Table & string =>
  name !== undefined && name in table;

const watchIsland = (element: HTMLElement): void => {
  const name = element.dataset.island;
  if (!isKey(islandModules, name)) return;
  const area = element.closest<HTMLElement>('[data-island-area]') ?? element;
  hydrateWhenNear({ element, area, whenNear: area === element, hydrate: () => loadIsland(element, name) });
};

const watchEnhanced = (element: HTMLElement): void => {
  const name = element.dataset.enhance;
  if (!isKey(enhancers, name)) return;
  const hydrate = async () => (await importWithRetry(() => enhancers[name]())).enhanceElement(element);
  hydrateWhenNear({ element, area: element, whenNear: true, hydrate });
};

/** Hydrates the islands and enhanced parts of the page as they are needed. */
export const hydrateIslandsWhenNeeded = (): void => {
  document.querySelectorAll<HTMLElement>('[data-island]').forEach(watchIsland);
  document.querySelectorAll<HTMLElement>('[data-enhance]').forEach(watchEnhanced);
};
