import type { Geography } from '../schema/places.ts';
import { commonKnowledge, register } from '../source.ts';

/** How positions are read: the box of the drawn map in degrees, whose projection is Mercator's, and how many neighbours a city names. */
export const geography = {
  map: {
    west: 14.12,
    east: 24.15,
    south: 49,
    north: 54.84,
    source: commonKnowledge({ pl: 'skrajne południki i równoleżniki Polski', en: 'the outermost meridians and parallels of Poland' }),
  },
  neighbours: { count: 3, source: register('C95') },
} as const satisfies Geography;
