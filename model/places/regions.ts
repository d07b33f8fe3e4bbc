import type { Region } from '../schema/places.ts';
import { clause } from '../source.ts';

const source = clause('3.24');

/** The 16 voivodeships. The instructor of a region is the one of its city until the owner names others (C72). */
// biome-ignore format: a table is read row by row
export const regions = [
  { id: 'dolnoslaskie', name: { pl: 'dolnośląskie', en: 'Lower Silesia' }, city: 'wroclaw', geonames: '72',
    left: 22.8, top: 65.7, instructor: 'instructor-wroclaw', source },
  { id: 'kujawsko-pomorskie', name: { pl: 'kujawsko-pomorskie', en: 'Kuyavia-Pomerania' }, city: 'bydgoszcz', geonames: '73',
    left: 43.6, top: 31.7, instructor: 'instructor-bydgoszcz', source },
  { id: 'lubelskie', name: { pl: 'lubelskie', en: 'Lublin Province' }, city: 'lublin', geonames: '75',
    left: 87.6, top: 63.5, instructor: 'instructor-lublin', source },
  { id: 'lubuskie', name: { pl: 'lubuskie', en: 'Lubusz Province' }, city: 'gorzow-wielkopolski', geonames: '76',
    left: 12.1, top: 46.8, instructor: 'instructor-gorzow-wielkopolski', source },
  { id: 'lodzkie', name: { pl: 'łódzkie', en: 'Łódź Province' }, city: 'lodz', geonames: '74',
    left: 52.8, top: 57.1, instructor: 'instructor-lodz', source },
  { id: 'malopolskie', name: { pl: 'małopolskie', en: 'Lesser Poland' }, city: 'krakow', geonames: '77',
    left: 61.3, top: 86.1, instructor: 'instructor-krakow', source },
  { id: 'mazowieckie', name: { pl: 'mazowieckie', en: 'Masovia' }, city: 'warszawa', geonames: '78',
    left: 69.6, top: 44.2, instructor: 'instructor-warszawa', source },
  { id: 'opolskie', name: { pl: 'opolskie', en: 'Opole Province' }, city: 'opole', geonames: '79',
    left: 37.7, top: 73, instructor: 'instructor-opole', source },
  { id: 'podkarpackie', name: { pl: 'podkarpackie', en: 'Subcarpathia' }, city: 'rzeszow', geonames: '80',
    left: 80.3, top: 84.6, instructor: 'instructor-rzeszow', source },
  { id: 'podlaskie', name: { pl: 'podlaskie', en: 'Podlasie' }, city: 'bialystok', geonames: '81',
    left: 87.9, top: 28.3, instructor: 'instructor-bialystok', source },
  { id: 'pomorskie', name: { pl: 'pomorskie', en: 'Pomerania' }, city: 'gdansk', geonames: '82',
    left: 38.6, top: 12.5, instructor: 'instructor-gdansk', source },
  { id: 'slaskie', name: { pl: 'śląskie', en: 'Silesia' }, city: 'katowice', geonames: '83',
    left: 48.7, top: 78.3, instructor: 'instructor-katowice', source },
  { id: 'swietokrzyskie', name: { pl: 'świętokrzyskie', en: 'Holy Cross Province' }, city: 'kielce', geonames: '84',
    left: 66.3, top: 71.2, instructor: 'instructor-kielce', source },
  { id: 'warminsko-mazurskie', name: { pl: 'warmińsko-mazurskie', en: 'Warmia-Masuria' }, city: 'olsztyn', geonames: '85',
    left: 66.9, top: 17.7, instructor: 'instructor-olsztyn', source },
  { id: 'wielkopolskie', name: { pl: 'wielkopolskie', en: 'Greater Poland' }, city: 'poznan', geonames: '86',
    left: 31.1, top: 44.6, instructor: 'instructor-poznan', source },
  { id: 'zachodniopomorskie', name: { pl: 'zachodniopomorskie', en: 'West Pomerania' }, city: 'szczecin', geonames: '87',
    left: 14.4, top: 22.7, instructor: 'instructor-szczecin', source },
] as const satisfies readonly Region[];
