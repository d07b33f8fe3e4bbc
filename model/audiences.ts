import type { Audience } from './schema/courses.ts';
import { spec } from './source.ts';

/** The four client groups, in the order of the menus. */
export const audiences = [
  {
    id: 'individual',
    name: { pl: 'Dla Ciebie', en: 'For you' },
    title: { pl: 'Kursy pierwszej pomocy', en: 'First aid courses' },
    slug: { pl: 'kursy-pierwszej-pomocy', en: 'first-aid-courses' },
    client: 'kursy-dla-osob-prywatnych',
    format: 'image',
    video: null,
    picture: 'pictures/headers/individual.svg',
    landing: 'individual-listing',
    source: spec('3', "Individual group: name 'Dla Ciebie', slug kursy-pierwszej-pomocy"),
  },
  {
    id: 'company',
    name: { pl: 'Dla firm', en: 'For companies' },
    title: { pl: 'Kursy dla firm', en: 'Courses for companies' },
    slug: null,
    client: 'kursy-dla-firm',
    format: 'image',
    video: null,
    picture: 'pictures/headers/company.svg',
    landing: 'company-course',
    source: spec('2', "The company landing page is the first slug, titled 'Kursy dla firm'"),
  },
  {
    id: 'uniformed',
    name: { pl: 'Dla służb mundurowych', en: 'For uniformed services' },
    title: { pl: 'Kursy dla służb mundurowych', en: 'Courses for uniformed services' },
    slug: null,
    client: null,
    format: 'image',
    video: null,
    picture: 'pictures/headers/uniformed.svg',
    landing: 'uniformed-course',
    source: spec('3', 'Uniformed types: kpp, kppRec, zamach, tccc'),
  },
  {
    id: 'fire',
    name: { pl: 'Dla straży pożarnej', en: 'For fire services' },
    title: { pl: 'Kursy dla straży pożarnej', en: 'Courses for fire services' },
    slug: null,
    client: null,
    format: 'image',
    video: null,
    picture: 'pictures/headers/fire.svg',
    landing: 'fire-course',
    source: spec('3', 'Fire types: kpp, kppRec, chem, droga'),
  },
] as const satisfies readonly Audience[];
