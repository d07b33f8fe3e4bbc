import type { Namespace } from '#generated/i18n/messages.ts';
import type { IslandName } from '../../pages/sections/island-table.ts';

/** The texts that each island shows; they reach the browser as one file per island and language. */
export const islandNamespaces = {
  contact: ['form', 'calls'],
  dates: ['terms', 'calendar', 'calls', 'places'],
  finder: ['finder', 'calls'],
  place: ['places'],
  /** Fetched only when the calendar names another price than the one that is printed. */
  price: ['course', 'common', 'calendar'],
} as const satisfies Record<IslandName | 'price', readonly Namespace[]>;

export const shellNamespaces = [
  'app',
  'common',
  'calls',
  'form',
  'calendar',
  'finder',
  'places',
  'terms',
  'booking',
  'course',
  'payment',
  'outcomes',
  'feeds',
  'account',
  'withdrawal',
] as const satisfies readonly Namespace[];
