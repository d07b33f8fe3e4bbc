import type { Locale } from '#domain/locale.ts';
import { addedCity, addedType, type Growth } from './growth.ts';

/** What the grown texts are made from: the real cities and city types, and real Markdown bodies to repeat. */
export interface ContentPattern {
  readonly cities: readonly string[];
  readonly cityTypes: readonly string[];
  readonly courseBody: Readonly<Record<Locale, string>>;
  readonly cityBodies: readonly string[];
}

/** A text below content/. */
export interface TextFile {
  readonly path: string;
  readonly text: string;
}

interface Front {
  readonly title: string;
  readonly about: string;
  readonly lines?: readonly string[];
}

/** Between 95 and 130 characters with what stands before it, whatever the names: what search results show is 120 to 160. */
const filler = 'To zdanie dopełnia opis do długości, jaką pokazują wyniki wyszukiwania, i nie mówi nic więcej.';

const document = ({ title, about, lines = [] }: Front, body: string): string =>
  ['---', `title: ${title}`, `description: '${about} ${filler}'`, `heading: ${title}`, `lead: ${title}.`]
    .concat(lines, '---', '', body)
    .join('\n');

const cityFront = (name: string): Front => ({
  title: `${name} {city.locative}`,
  about: `${name} {city.locative}: cena i daty.`,
  lines: [`keywords: [${name}]`],
});

const courseTexts = (pattern: ContentPattern, index: number): TextFile[] => {
  const { id, name } = addedType(index);
  return (['pl', 'en'] as const).map((locale) => ({
    path: `${locale}/courses/${id}.md`,
    text: document({ title: name[locale], about: `${name[locale]}: ile trwa i kiedy.` }, pattern.courseBody[locale]),
  }));
};

/** The texts that a grown model needs beside the real ones: every page has a text of its own, as in the real content. */
export const growContent = (pattern: ContentPattern, growth: Growth): TextFile[] => {
  const newCities = Array.from({ length: growth.cities - pattern.cities.length }, (_, index) => addedCity(index).id);
  const newTypes = Array.from({ length: growth.cityTypes - pattern.cityTypes.length }, (_, index) => index);
  const bodyOf = (index: number): string => pattern.cityBodies[index % pattern.cityBodies.length] ?? '';
  const cityTexts = (folder: string, name: string, cities: readonly string[]): TextFile[] =>
    cities.map((city, index) => ({
      path: `${folder}/${city}.md`,
      text: document(cityFront(name), bodyOf(index)),
    }));
  const everyCity = [...pattern.cities, ...newCities];
  return [
    ...newTypes.flatMap((index) => courseTexts(pattern, index)),
    ...cityTexts('pl/cities/listing', 'Wszystkie kursy', newCities),
    ...pattern.cityTypes.flatMap((type) => [
      ...cityTexts(`pl/cities/${type}`, `Nowy ${type}`, newCities),
      ...cityTexts(`en/cities/${type}`, `New ${type}`, everyCity),
    ]),
    ...newTypes
      .map(addedType)
      .flatMap(({ id, name }) => [
        ...cityTexts(`pl/cities/${id}`, name.pl, everyCity),
        ...cityTexts(`en/cities/${id}`, name.en, everyCity),
      ]),
  ];
};
