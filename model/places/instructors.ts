import type { LocalizedText } from '../localized-text.ts';
import type { City, Instructor } from '../schema/places.ts';
import { clause, decision } from '../source.ts';
import { cities } from './cities.ts';

const perCity = decision('C76', {
  pl: 'Jedno neutralne określenie na miasto jest tam, gdzie źródła podają około 34 instruktorów bez nazwisk',
  en: 'One neutral title per city stands where the sources count about 34 instructors without names',
});
const position = clause('3.26');
const perAudience = decision('C76', {
  pl: 'Dwa neutralne określenia według odbiorców dopełniają liczbę około 34 instruktorów',
  en: 'Two neutral titles by audience complete the number of about 34 instructors',
});

const neutral = (title: LocalizedText): Pick<Instructor, 'title' | 'picture' | 'alt' | 'placeholder'> => ({
  title,
  picture: null,
  alt: title,
  placeholder: true,
});

const cityInstructor = ({ id, name, nameEn = name }: City): Instructor => ({
  id: `instructor-${id}`,
  ...neutral({ pl: `Instruktor, ${name}`, en: `Instructor, ${nameEn}` }),
  source: perCity,
});

/** PLACEHOLDERS: put rows with names and pictures in their place here, and only here, when the owner names the people. */
export const instructors = [
  ...cities.map(cityInstructor),
  {
    id: 'manager-south',
    ...neutral({ pl: 'Kierownik regionalny, Południe', en: 'Regional manager, South' }),
    position: { pl: 'Kierownik regionalny: Południe', en: 'Regional manager: South' },
    source: position,
  },
  {
    id: 'manager-east',
    ...neutral({ pl: 'Kierownik regionalny, Wschód', en: 'Regional manager, East' }),
    position: { pl: 'Kierownik regionalny: Wschód', en: 'Regional manager: East' },
    source: position,
  },
  {
    id: 'manager-north',
    ...neutral({ pl: 'Kierownik regionalny, Północ', en: 'Regional manager, North' }),
    position: { pl: 'Kierownik regionalny: Północ', en: 'Regional manager: North' },
    source: position,
  },
  {
    id: 'manager-west',
    ...neutral({ pl: 'Kierownik regionalny, Zachód', en: 'Regional manager, West' }),
    position: { pl: 'Kierownik regionalny: Zachód', en: 'Regional manager: West' },
    source: position,
  },
  { id: 'human-resources', ...neutral({ pl: 'Dział kadr', en: 'Human resources' }), position: { pl: 'Kadry', en: 'Human resources' }, source: position },
  {
    id: 'instructor-companies',
    ...neutral({ pl: 'Instruktor, szkolenia dla firm', en: 'Instructor, company training' }),
    position: { pl: 'Szkolenia dla firm', en: 'Company training' },
    source: perAudience,
  },
  {
    id: 'instructor-services',
    ...neutral({ pl: 'Instruktor, szkolenia dla służb', en: 'Instructor, training for services' }),
    position: { pl: 'Szkolenia dla służb', en: 'Training for services' },
    source: perAudience,
  },
] as const satisfies readonly Instructor[];
