import type { ComponentType } from 'react';
import type { IslandName, IslandProps } from '../../pages/sections/island-table.ts';

type IslandModules = {
  readonly [Name in IslandName]: () => Promise<{ readonly Component: ComponentType<IslandProps[Name]> }>;
};

/** The code of each island, loaded when its first element is hydrated. */
export const islandModules: IslandModules = {
  contact: () => import('../../features/contact/contact-form.tsx'),
  dates: () => import('../../features/dates/list/dates-list.tsx'),
  finder: () => import('../../features/finder/finder-button.tsx'),
  place: () => import('../../features/finder/place-finder.tsx'),
};
