import type { City } from '../schema/places.ts';
import { clause } from '../source.ts';

const source = clause('2.5', '3.22', '3.25', '9.10');

/**
 * The cities in the order of the specification, which is the order of their numbers in the calendar service. What follows from
 * their positions, the nearest cities and the place on the map, is computed (geography.ts).
 */
// biome-ignore format: a table is read row by row
export const cities = [
  { id: 'wroclaw', calendarId: 1, region: 'dolnoslaskie', latitude: 51.1079, longitude: 17.0385, instructor: 'instructor-wroclaw',
    name: 'Wrocław', locative: 'we Wrocławiu', genitive: 'Wrocławia', source },
  { id: 'warszawa', calendarId: 2, region: 'mazowieckie', latitude: 52.2297, longitude: 21.0122, instructor: 'instructor-warszawa',
    name: 'Warszawa', nameEn: 'Warsaw', locative: 'w Warszawie', genitive: 'Warszawy', source },
  { id: 'lodz', calendarId: 3, region: 'lodzkie', latitude: 51.7592, longitude: 19.456, instructor: 'instructor-lodz',
    name: 'Łódź', locative: 'w Łodzi', genitive: 'Łodzi', source },
  { id: 'gdansk', calendarId: 4, region: 'pomorskie', latitude: 54.352, longitude: 18.6466, instructor: 'instructor-gdansk',
    name: 'Gdańsk', locative: 'w Gdańsku', genitive: 'Gdańska', source },
  { id: 'poznan', calendarId: 5, region: 'wielkopolskie', latitude: 52.4064, longitude: 16.9252, instructor: 'instructor-poznan',
    name: 'Poznań', locative: 'w Poznaniu', genitive: 'Poznania', source },
  { id: 'szczecin', calendarId: 6, region: 'zachodniopomorskie', latitude: 53.4285, longitude: 14.5528, instructor: 'instructor-szczecin',
    name: 'Szczecin', locative: 'w Szczecinie', genitive: 'Szczecina', source },
  { id: 'bydgoszcz', calendarId: 7, region: 'kujawsko-pomorskie', latitude: 53.1235, longitude: 18.0084, instructor: 'instructor-bydgoszcz',
    name: 'Bydgoszcz', locative: 'w Bydgoszczy', genitive: 'Bydgoszczy', source },
  { id: 'katowice', calendarId: 8, region: 'slaskie', latitude: 50.2649, longitude: 19.0238, instructor: 'instructor-katowice',
    name: 'Katowice', locative: 'w Katowicach', genitive: 'Katowic', source },
  { id: 'lublin', calendarId: 9, region: 'lubelskie', latitude: 51.2465, longitude: 22.5684, instructor: 'instructor-lublin',
    name: 'Lublin', locative: 'w Lublinie', genitive: 'Lublina', source },
  { id: 'olsztyn', calendarId: 10, region: 'warminsko-mazurskie', latitude: 53.7784, longitude: 20.4801, instructor: 'instructor-olsztyn',
    name: 'Olsztyn', locative: 'w Olsztynie', genitive: 'Olsztyna', source },
  { id: 'krakow', calendarId: 11, region: 'malopolskie', latitude: 50.0647, longitude: 19.945, instructor: 'instructor-krakow',
    name: 'Kraków', locative: 'w Krakowie', genitive: 'Krakowa', source },
  { id: 'zielona-gora', calendarId: 12, region: 'lubuskie', latitude: 51.9356, longitude: 15.5062, instructor: 'instructor-zielona-gora',
    name: 'Zielona Góra', locative: 'w Zielonej Górze', genitive: 'Zielonej Góry', source },
  { id: 'rzeszow', calendarId: 13, region: 'podkarpackie', latitude: 50.0412, longitude: 21.9991, instructor: 'instructor-rzeszow',
    name: 'Rzeszów', locative: 'w Rzeszowie', genitive: 'Rzeszowa', source },
  { id: 'kielce', calendarId: 14, region: 'swietokrzyskie', latitude: 50.8661, longitude: 20.6286, instructor: 'instructor-kielce',
    name: 'Kielce', locative: 'w Kielcach', genitive: 'Kielc', source },
  { id: 'koszalin', calendarId: 15, region: 'zachodniopomorskie', latitude: 54.1943, longitude: 16.1714, instructor: 'instructor-koszalin',
    name: 'Koszalin', locative: 'w Koszalinie', genitive: 'Koszalina', source },
  { id: 'bialystok', calendarId: 16, region: 'podlaskie', latitude: 53.1325, longitude: 23.1688, instructor: 'instructor-bialystok',
    name: 'Białystok', locative: 'w Białymstoku', genitive: 'Białegostoku', source },
  { id: 'bielsko-biala', calendarId: 17, region: 'slaskie', latitude: 49.8224, longitude: 19.0444, instructor: 'instructor-bielsko-biala',
    name: 'Bielsko-Biała', locative: 'w Bielsku-Białej', genitive: 'Bielska-Białej', source },
  { id: 'jelenia-gora', calendarId: 18, region: 'dolnoslaskie', latitude: 50.9044, longitude: 15.7194, instructor: 'instructor-jelenia-gora',
    name: 'Jelenia Góra', locative: 'w Jeleniej Górze', genitive: 'Jeleniej Góry', source },
  { id: 'opole', calendarId: 19, region: 'opolskie', latitude: 50.6751, longitude: 17.9213, instructor: 'instructor-opole',
    name: 'Opole', locative: 'w Opolu', genitive: 'Opola', source },
  { id: 'torun', calendarId: 20, region: 'kujawsko-pomorskie', latitude: 53.0138, longitude: 18.5984, instructor: 'instructor-torun',
    name: 'Toruń', locative: 'w Toruniu', genitive: 'Torunia', source },
  { id: 'gorzow-wielkopolski', calendarId: 21, region: 'lubuskie', latitude: 52.7368, longitude: 15.2288, instructor: 'instructor-gorzow-wielkopolski',
    name: 'Gorzów Wielkopolski', locative: 'w Gorzowie Wielkopolskim', genitive: 'Gorzowa Wielkopolskiego', source },
  { id: 'pila', calendarId: 22, region: 'wielkopolskie', latitude: 53.1514, longitude: 16.7386, instructor: 'instructor-pila',
    name: 'Piła', locative: 'w Pile', genitive: 'Piły', source },
  { id: 'elk', calendarId: 23, region: 'warminsko-mazurskie', latitude: 53.8282, longitude: 22.3647, instructor: 'instructor-elk',
    name: 'Ełk', locative: 'w Ełku', genitive: 'Ełku', source },
  { id: 'gdynia', calendarId: 24, region: 'pomorskie', latitude: 54.5189, longitude: 18.5305, instructor: 'instructor-gdynia',
    name: 'Gdynia', locative: 'w Gdyni', genitive: 'Gdyni', source },
  { id: 'slupsk', calendarId: 25, region: 'pomorskie', latitude: 54.4641, longitude: 17.0285, instructor: 'instructor-slupsk',
    name: 'Słupsk', locative: 'w Słupsku', genitive: 'Słupska', source },
  { id: 'tarnow', calendarId: 26, region: 'malopolskie', latitude: 50.0121, longitude: 20.9858, instructor: 'instructor-tarnow',
    name: 'Tarnów', locative: 'w Tarnowie', genitive: 'Tarnowa', source },
  { id: 'ostrow-wielkopolski', calendarId: 27, region: 'wielkopolskie', latitude: 51.655, longitude: 17.8069, instructor: 'instructor-ostrow-wielkopolski',
    name: 'Ostrów Wielkopolski', locative: 'w Ostrowie Wielkopolskim', genitive: 'Ostrowa Wielkopolskiego', source },
] as const satisfies readonly City[];

/** The slugs of all cities, for tables that apply to every city. */
export const everyCity = cities.map((city) => city.id);
