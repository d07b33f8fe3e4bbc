import { spec } from '../../source.ts';
import type { Parameter } from '../parameter.ts';

/** Thresholds of lists and badges, and the timing of the moving parts of a page. */
export const widgetParameters = {
  faqInitiallyShown: {
    name: { pl: 'pytania pokazane na początku', en: 'questions shown at first' },
    unit: 'count',
    values: [{ from: null, value: 3 }],
    source: spec('9', 'FAQ initial count 3'),
  },
  termsInitiallyShown: {
    name: { pl: 'terminy pokazane na początku', en: 'terms shown at first' },
    unit: 'count',
    values: [{ from: null, value: 10 }],
    source: spec('9', 'terms initially shown 10'),
    register: 'C60',
  },
  lastFreePlace: {
    name: { pl: 'ostatnie wolne miejsce', en: 'last free place' },
    unit: 'place',
    values: [{ from: null, value: 1 }],
    source: spec('4', "exactly 1 'There is 1 free spot left'"),
  },
  fewPlacesFrom: {
    name: { pl: 'najmniej miejsc podawanych liczbą', en: 'fewest places stated as a number' },
    unit: 'place',
    values: [{ from: null, value: 2 }],
    source: spec('4', "2 to 4 'There are N free places left'"),
    register: 'C58',
  },
  fewPlacesTo: {
    name: { pl: 'najwięcej miejsc podawanych liczbą', en: 'most places stated as a number' },
    unit: 'place',
    values: [{ from: null, value: 4 }],
    source: spec('4', "2 to 4 'There are N free places left'"),
    register: 'C58',
  },
  severalPlacesFrom: {
    name: { pl: 'najmniej miejsc przy „kilka wolnych miejsc”', en: 'fewest places for “few free places”' },
    unit: 'place',
    values: [{ from: null, value: 5 }],
    source: spec('4', "5 to 10 'few free places' wording"),
    register: 'C58',
  },
  lowAvailability: {
    name: { pl: 'próg niskiej dostępności', en: 'low-availability threshold' },
    unit: 'place',
    values: [{ from: null, value: 10 }],
    source: spec('9', 'low-availability threshold 10 or fewer'),
    register: 'C57',
  },
  carouselInterval: {
    name: { pl: 'odstęp czasu karuzeli', en: 'interval of the carousel' },
    unit: 'millisecond',
    values: [{ from: null, value: 5000 }],
    source: spec('9', 'Carousel autoplay default 5000 ms'),
  },
  carouselSlotWidth: {
    name: { pl: 'szerokość pozycji karuzeli', en: 'width of a carousel slot' },
    unit: 'percent',
    values: [{ from: null, value: 80 }],
    source: spec('9', 'slot width 80% of equal share'),
  },
  carouselTransition: {
    name: { pl: 'czas przejścia karuzeli', en: 'transition of the carousel' },
    unit: 'millisecond',
    values: [{ from: null, value: 300 }],
    source: spec('9', 'transition 0.3 s'),
  },
  galleryInterval: {
    name: { pl: 'odstęp czasu galerii kursu', en: 'interval of a course gallery' },
    unit: 'millisecond',
    values: [{ from: null, value: 5000 }],
    source: spec('9', 'Course gallery interval 5 s'),
  },
} as const satisfies Record<string, Parameter>;
