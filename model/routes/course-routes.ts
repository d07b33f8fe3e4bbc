import { companyCourseTypes } from '../course-types/company.ts';
import { fireCourseTypes } from '../course-types/fire.ts';
import { individualCourseTypes } from '../course-types/individual.ts';
import { uniformedCourseTypes } from '../course-types/uniformed.ts';
import { everyCity } from '../places/cities.ts';
import type { Route } from '../schema/routes.ts';
import { spec } from '../source.ts';

const everyId = <Id extends string>(types: readonly { readonly id: Id }[]): Id[] => types.map((type) => type.id);

/** Pages over course types and cities. */
export const courseRoutes = [
  {
    id: 'individual-listing',
    kind: 'listing',
    path: { pl: '/kursy-pierwszej-pomocy', en: '/en/first-aid-courses' },
    name: { pl: 'Dla Ciebie', en: 'For you' },
    parent: 'home',
    page: 'individual-listing',
    query: [],
    group: 'individualListing',
    source: spec('3', 'Individual group: slug kursy-pierwszej-pomocy'),
  },
  {
    id: 'city-listing',
    kind: 'city-listing',
    path: { pl: '/kursy-pierwszej-pomocy/{city}' },
    name: { pl: 'Kursy pierwszej pomocy w mieście' },
    cities: everyCity,
    parent: 'individual-listing',
    query: [],
    group: 'individualCityListing',
    source: spec('2', 'Other: /kursy-pierwszej-pomocy/{city} (private-client listing)'),
  },
  {
    id: 'course',
    kind: 'course',
    path: { pl: '/{type}', en: '/en/{type}' },
    name: { pl: 'Kurs dla Ciebie', en: 'Course for you' },
    types: everyId(individualCourseTypes),
    parent: 'individual-listing',
    query: ['localization', 'month'],
    group: 'individualType',
    source: spec('2', 'Individual type page: /{type}/{localization}?'),
  },
  {
    id: 'course-city',
    kind: 'course-city',
    path: { pl: '/{type}/{city}' },
    name: { pl: 'Kurs w mieście' },
    types: ['kpp', 'kpp-rec'],
    cities: everyCity,
    parent: 'course',
    query: ['month'],
    group: 'individualType',
    source: spec('2', 'KPP and KPP recertification take the city as a route parameter'),
  },
  {
    id: 'company-course',
    kind: 'course',
    path: { pl: '/{type}', en: '/en/{type}' },
    name: { pl: 'Szkolenie dla firm', en: 'Training for companies' },
    types: everyId(companyCourseTypes),
    parent: 'home',
    query: ['localization', 'month'],
    group: 'companyType',
    source: spec('2', 'Company type: /{type}?'),
  },
  {
    id: 'company-city',
    kind: 'company-city',
    path: { pl: '/{type}/{city}' },
    name: { pl: 'Szkolenie dla firm w mieście' },
    types: ['company-bls'],
    cities: [
      'poznan',
      'katowice',
      'krakow',
      'gdansk',
      'lublin',
      'szczecin',
      'bydgoszcz',
      'warszawa',
      'wroclaw',
      'rzeszow',
    ],
    parent: 'company-course',
    query: ['month'],
    group: 'companySpecial',
    source: spec('2', 'Company special: /{type}/{localization}? with localization limited to ten cities'),
  },
  {
    id: 'uniformed-course',
    kind: 'course',
    path: { pl: '/{type}', en: '/en/{type}' },
    name: { pl: 'Szkolenie dla służb mundurowych', en: 'Training for uniformed services' },
    types: everyId(uniformedCourseTypes),
    parent: 'home',
    query: [],
    group: 'uniformedType',
    source: spec('2', 'Uniformed type: /{type}?'),
  },
  {
    id: 'fire-course',
    kind: 'course',
    path: { pl: '/{type}', en: '/en/{type}' },
    name: { pl: 'Szkolenie dla straży pożarnej', en: 'Training for fire services' },
    types: everyId(fireCourseTypes),
    parent: 'home',
    query: [],
    group: 'fireType',
    source: spec('2', 'Fire type: /{type}?'),
  },
] as const satisfies readonly Route[];
