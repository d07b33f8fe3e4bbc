import type { DeclaredAudience } from './references.ts';
import { clause } from './source.ts';

/** The four client groups, in the order of the menus. */
export const audiences = [
  {
    id: 'individual',
    name: { pl: 'Dla Ciebie', en: 'For you' },
    title: { pl: 'Kursy pierwszej pomocy', en: 'First aid courses' },
    description: {
      pl: 'Kursy otwarte. Wcześniejsza wiedza nie jest potrzebna, chyba że przy kursie napisano inaczej.',
      en: 'Open courses. No previous knowledge is needed, unless the course says otherwise.',
    },
    client: 'kursy-dla-osob-prywatnych',
    openCourses: true,
    enquiryBefore: null,
    header: { format: 'image', video: null },
    picture: 'pictures/headers/individual.svg',
    landing: 'individual-listing',
    source: clause('1.2', '3.2', '3.3', '6.4'),
  },
  {
    id: 'company',
    name: { pl: 'Dla firm', en: 'For companies' },
    title: { pl: 'Kursy dla firm', en: 'Courses for companies' },
    description: {
      pl: 'W Twojej firmie, pod to, co może się zdarzyć.',
      en: 'At your company, built around what may happen there.',
    },
    client: 'kursy-dla-firm',
    openCourses: false,
    enquiryBefore: 'dates',
    header: null,
    picture: 'pictures/headers/company.svg',
    landing: 'company-course',
    source: clause('1.2', '2.13', '2.14', '3.2'),
  },
  {
    id: 'uniformed',
    name: { pl: 'Dla służb mundurowych', en: 'For uniformed services' },
    title: { pl: 'Kursy dla służb mundurowych', en: 'Courses for uniformed services' },
    description: {
      pl: 'W terminie uzgodnionym z jednostką.',
      en: 'On dates agreed with the unit.',
    },
    client: null,
    openCourses: false,
    enquiryBefore: 'dates',
    header: null,
    picture: 'pictures/headers/uniformed.svg',
    landing: 'uniformed-course',
    source: clause('1.2', '3.4'),
  },
  {
    id: 'fire',
    name: { pl: 'Dla straży pożarnej', en: 'For fire services' },
    title: { pl: 'Kursy dla straży pożarnej', en: 'Courses for fire services' },
    description: {
      pl: 'Od KPP po ratownictwo chemiczne i drogowe.',
      en: 'From qualified first aid to chemical and road rescue.',
    },
    client: null,
    openCourses: false,
    enquiryBefore: 'dates',
    header: null,
    picture: 'pictures/headers/fire.svg',
    landing: 'fire-course',
    source: clause('1.2', '3.4'),
  },
] as const satisfies readonly DeclaredAudience[];
