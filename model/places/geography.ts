import type { Geography } from '../schema/places.ts';
import { domain } from '../source.ts';

/** How positions are read: the box of the drawn map in degrees, whose projection is Mercator's, and how many neighbours a city names. */
export const geography = {
  map: { west: 14.12, east: 24.15, south: 49, north: 54.84, source: domain('3.10', 'box 14.12-24.15 E, 49.00-54.84 N') },
  neighbours: { count: 3, source: domain('3.9', 'Cities: nearest three') },
} as const satisfies Geography;
