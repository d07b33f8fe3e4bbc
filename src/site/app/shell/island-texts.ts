import type { Namespace } from '#generated/i18n/messages.ts';
import type { IslandName } from '../../pages/sections/island-table.ts';

/** The texts that each island shows; they reach the browser as one file per island and language. */
export const islandNamespaces = {
  contact: ['form', 'calls'],
  dates: ['terms', 'calendar', 'calls', 'places'],
  finder: ['finder', 'calls'],
  place: ['places', 'finder'],
  /** Fetched only when the calendar names another price than the one that is printed. */
  price: ['course', 'common', 'calendar'],
} as const satisfies Record<IslandName | 'price', readonly Namespace[]>;

/** What every page of the application shows. */
const everyPage = ['app', 'common'] as const;
const calls = [...everyPage, 'calls', 'form', 'calendar'] as const;

const namespacesByRoute: Readonly<Record<string, readonly Namespace[]>> = {
  booking: [...calls, 'terms', 'booking', 'course', 'payment', 'outcomes', 'feeds'],
  search: [...calls, 'terms', 'course', 'finder', 'places'],
  'account-deletion': [...calls, 'account'],
  withdrawal: [...calls, 'withdrawal', 'payment', 'booking'],
};

/** The texts that a page of the application shows; its document carries them, so that they cost no request. */
export const messageNamespacesOfRoute = (route: string): readonly Namespace[] => namespacesByRoute[route] ?? everyPage;
