import { clause, register } from '../../source.ts';
import type { Parameter } from '../parameter.ts';

/** Thresholds of lists and badges, and the timing of the moving parts of a page. */
export const widgetParameters = {
  faqInitiallyShown: {
    name: { pl: 'pytania pokazane na początku', en: 'questions shown at first' },
    unit: 'count',
    values: [{ from: null, value: 3 }],
    source: clause('2.49', '9.5'),
  },
  termsInitiallyShown: {
    name: { pl: 'terminy pokazane na początku', en: 'terms shown at first' },
    unit: 'count',
    values: [{ from: null, value: 10 }],
    source: clause('4.22', '9.5'),
    register: 'C60',
  },
  nextDatesShown: {
    name: { pl: 'najbliższe terminy na stronie głównej', en: 'nearest dates on the home page' },
    unit: 'count',
    values: [{ from: null, value: 4 }],
    source: register('C116'),
  },
  bookingKeptHours: {
    name: { pl: 'czas, przez który przeglądarka pamięta niewysłaną rezerwację', en: 'time for which the browser keeps a booking that was not sent' },
    unit: 'hour',
    values: [{ from: null, value: 24 }],
    source: register('C205'),
  },
  bookingOnDeviceDays: {
    name: {
      pl: 'czas, przez który urządzenie pamięta niewysłaną rezerwację, gdy ktoś na to pozwoli',
      en: 'time for which the device keeps a booking that was not sent, if the visitor allows it',
    },
    unit: 'day',
    values: [{ from: null, value: 7 }],
    source: register('C290'),
  },
  formerFilesDays: {
    name: {
      pl: 'czas, przez który pliki poprzednich wydań strony są jeszcze podawane',
      en: 'time for which files of former releases of the site are still served',
    },
    unit: 'day',
    values: [{ from: null, value: 14 }],
    source: register('C206'),
  },
  searchSpanMonths: {
    name: { pl: 'okres od dziś, który można wybrać w wyszukiwarce', en: 'span from today that the finder offers' },
    unit: 'month',
    values: [{ from: null, value: 3 }],
    source: register('C270'),
  },
  placeSuggestions: {
    name: { pl: 'podpowiedzi miejscowości', en: 'suggested places' },
    unit: 'count',
    values: [{ from: null, value: 6 }],
    source: register('C140'),
  },
  nearestCitiesShown: {
    name: { pl: 'najbliższe miasta z terminami', en: 'nearest cities with dates' },
    unit: 'count',
    values: [{ from: null, value: 3 }],
    source: register('C141'),
  },
  nearbyKilometres: {
    name: { pl: 'kilometry, do których terminy są w pobliżu', en: 'kilometres up to which dates are nearby' },
    unit: 'count',
    values: [{ from: null, value: 100 }],
    source: register('C141'),
  },
  lastFreePlace: { name: { pl: 'ostatnie wolne miejsce', en: 'last free place' }, unit: 'place', values: [{ from: null, value: 1 }], source: clause('4.30') },
  fewPlacesFrom: {
    name: { pl: 'najmniej miejsc podawanych liczbą', en: 'fewest places stated as a number' },
    unit: 'place',
    values: [{ from: null, value: 2 }],
    source: clause('4.30'),
    register: 'C58',
  },
  fewPlacesTo: {
    name: { pl: 'najwięcej miejsc podawanych liczbą', en: 'most places stated as a number' },
    unit: 'place',
    values: [{ from: null, value: 4 }],
    source: clause('4.30'),
    register: 'C58',
  },
  severalPlacesFrom: {
    name: { pl: 'najmniej miejsc przy „kilka wolnych miejsc”', en: 'fewest places for “few free places”' },
    unit: 'place',
    values: [{ from: null, value: 5 }],
    source: clause('4.21'),
    register: 'C58',
  },
  lowAvailability: {
    name: { pl: 'próg niskiej dostępności', en: 'low-availability threshold' },
    unit: 'place',
    values: [{ from: null, value: 10 }],
    source: clause('4.20', '9.5'),
    register: 'C57',
  },
  carouselInterval: {
    name: { pl: 'odstęp czasu karuzeli', en: 'interval of the carousel' },
    unit: 'millisecond',
    values: [{ from: null, value: 5000 }],
    source: clause('4.16', '9.2'),
  },
  carouselSlotWidth: {
    name: { pl: 'szerokość pozycji karuzeli', en: 'width of a carousel slot' },
    unit: 'percent',
    values: [{ from: null, value: 80 }],
    source: clause('9.3'),
  },
  carouselTransition: {
    name: { pl: 'czas przejścia karuzeli', en: 'transition of the carousel' },
    unit: 'millisecond',
    values: [{ from: null, value: 300 }],
    source: clause('9.4'),
  },
  galleryInterval: {
    name: { pl: 'odstęp czasu galerii kursu', en: 'interval of a course gallery' },
    unit: 'millisecond',
    values: [{ from: null, value: 5000 }],
    source: clause('2.38', '9.2'),
  },
} as const satisfies Record<string, Parameter>;
