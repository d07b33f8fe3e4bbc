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

type Enhancer = () => Promise<{ readonly enhanceElement: (root: HTMLElement) => void }>;

/** Printed widgets that need no React, by `data-enhance`; their code is loaded when the first one is needed. */
export const enhancers = {
  menu: () => import('./close-menu.ts'),
  carousel: () => import('../../features/gallery/enhance-logos.ts'),
  searchForm: () => import('../../features/finder/enhance-finder.ts'),
  courseFilter: () => import('../../features/dates/list/enhance-course-filter.ts'),
  faq: () => import('../../features/faq/enhance-faq.ts'),
  recertification: () => import('../../features/recertification/enhance-calculator.ts'),
  headerVideo: () => import('../../features/course/enhance-header-video.ts'),
  missingPage: () => import('../../features/course/enhance-missing-page.ts'),
  offlinePages: () => import('../../features/emergencies/enhance-offline.ts'),
  metronome: () => import('../../features/emergencies/enhance-metronome.ts'),
  gallery: () => import('../../features/gallery/enhance-gallery.ts'),
} as const satisfies Readonly<Record<string, Enhancer>>;
