import { spec } from '../../source.ts';
import type { Parameter } from '../parameter.ts';

/** Thresholds of lists and badges, and the timing of the moving parts of a page. */
export const widgetParameters = {
  faqInitiallyShown: {
    unit: 'count',
    values: [{ from: null, value: 3 }],
    source: spec('9', 'FAQ initial count 3'),
  },
  termsInitiallyShown: {
    unit: 'count',
    values: [{ from: null, value: 10 }],
    source: spec('9', 'terms initially shown 10'),
    register: 'C60',
  },
  lastFreePlace: {
    unit: 'place',
    values: [{ from: null, value: 1 }],
    source: spec('4', "exactly 1 'There is 1 free spot left'"),
  },
  fewPlacesFrom: {
    unit: 'place',
    values: [{ from: null, value: 2 }],
    source: spec('4', "2 to 4 'There are N free places left'"),
    register: 'C58',
  },
  fewPlacesTo: {
    unit: 'place',
    values: [{ from: null, value: 4 }],
    source: spec('4', "2 to 4 'There are N free places left'"),
    register: 'C58',
  },
  severalPlacesFrom: {
    unit: 'place',
    values: [{ from: null, value: 5 }],
    source: spec('4', "5 to 10 'few free places' wording"),
    register: 'C58',
  },
  lowAvailability: {
    unit: 'place',
    values: [{ from: null, value: 10 }],
    source: spec('9', 'low-availability threshold 10 or fewer'),
    register: 'C57',
  },
  carouselInterval: {
    unit: 'millisecond',
    values: [{ from: null, value: 5000 }],
    source: spec('9', 'Carousel autoplay default 5000 ms'),
  },
  carouselSlotWidth: {
    unit: 'percent',
    values: [{ from: null, value: 80 }],
    source: spec('9', 'slot width 80% of equal share'),
  },
  carouselTransition: {
    unit: 'millisecond',
    values: [{ from: null, value: 300 }],
    source: spec('9', 'transition 0.3 s'),
  },
  galleryInterval: {
    unit: 'millisecond',
    values: [{ from: null, value: 5000 }],
    source: spec('9', 'Course gallery interval 5 s'),
  },
} as const satisfies Record<string, Parameter>;
