import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { model } from '#model/index.ts';
import type { Recipe } from '../recipe.ts';

const text = (name: string): string => readFileSync(join(import.meta.dirname, 'texts', name), 'utf8');
const calendarId = Math.max(...model.cities.map((city) => city.calendarId)) + 1;

const row = `
  { id: 'kalisz', calendarId: ${calendarId}, region: 'wielkopolskie', latitude: 51.7611, longitude: 18.091, instructor: 'instructor-kalisz',
    name: 'Kalisz', locative: 'w Kaliszu', genitive: 'Kalisza', source },`;

export const addCityRecipe: Recipe = {
  name: 'add a city',
  files: 4,
  steps: [
    {
      edits: [{ file: 'model/places/cities.ts', find: /,(?=\n\] as const)/, put: row }],
      missing: ['kpp-rec', 'kpp', 'listing'].map((folder) => `missing-text content/pl/cities/${folder}/kalisz.md`),
    },
    {
      edits: ['listing', 'kpp', 'kpp-rec'].map((folder) => ({
        file: `content/pl/cities/${folder}/kalisz.md`,
        text: text(`kalisz-${folder}.md`),
      })),
      missing: [],
    },
  ],
};
