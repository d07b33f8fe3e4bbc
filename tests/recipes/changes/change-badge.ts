import type { Recipe } from '../recipe.ts';
import { departing } from './numbers.ts';

const rule = 'model/rules/availability/availability-badge.ts';
const numbers = 'model/rules/parameters/widget-parameters.ts';
const register = 'model/register/calendar.ts';
const oracle = 'tests/oracles/availability.ts';

/** Until now the last class ended at the threshold. It gets an end of its own, after which the new class begins. */
const bounds = `
  severalPlacesTo: {
    name: { pl: 'najwięcej miejsc przy „kilka wolnych miejsc”', en: 'most places for “few free places”' },
    unit: 'place',
    values: [{ from: null, value: 10 }],
    source: clause('4.21'),
  },
  manyPlacesFrom: {
    name: { pl: 'najmniej miejsc przy „kilkanaście wolnych miejsc”', en: 'fewest places for “about a dozen free places”' },
    unit: 'place',
    values: [{ from: null, value: 11 }],
    source: register('C57'),
  },`;

const row = `
    row(
      { id: 'many', pl: 'kilkanaście wolnych miejsc', en: 'about a dozen free places', source: register('C57') },
      { freePlaces: between('manyPlacesFrom', 'lowAvailability') },
      'manyPlaces',
    ),`;

const examples = `    example({ freePlaces: 11 }, 'manyPlaces'),
    example({ freePlaces: 12 }, 'manyPlaces'),
    example({ freePlaces: 13 }, 'none'),`;

const words = (locale: string, text: string) => ({
  file: `content/${locale}/messages/terms.yaml`,
  find: /^severalPlaces: .*$/m,
  put: `\nmanyPlaces: ${text}`,
});

const threshold = /(lowAvailability: (?:\{[\s\S]*?\bvalue: )?)10/;
const moved = (found: string): string => found.replace(/10$/, '12');

export const changeBadgeRecipe: Recipe = {
  name: 'add a badge class, move a threshold',
  files: 10,
  steps: [
    {
      edits: [
        { file: numbers, find: threshold, put: moved },
        {
          file: 'src/site/features/dates/list/availability.tsx',
          find: / {2}severalPlaces: .*/,
          put: "\n  manyPlaces: 'badge badge-free',",
        },
        { file: numbers, find: / {2}severalPlacesFrom: \{[\s\S]*?\n {2}\},/, put: bounds },
        ...['4.20', '4.21'].map((id) => departing('model/clauses/states.ts', id, 'C57')),
        departing('model/clauses/constants.ts', '9.5', 'C57'),
        // The specification ends the badge at ten places. What decides otherwise is the register, and the test has both.
        {
          file: register,
          find: /Zgodnie ze specyfikacją(?=; stan dla maszyn)/,
          put: () => 'Oznaczenie kończy się dopiero na {lowAvailability:number} miejscach',
        },
        {
          file: register,
          find: /As specified(?=; the machine-readable state)/,
          put: () => 'The badge ends only at {lowAvailability:number} places',
        },
        { file: 'tests/specification/numbers.test.ts', find: threshold, put: moved },
        {
          file: rule,
          find: / {4}severalPlaces: .*/,
          put: "\n    manyPlaces: { pl: 'kilkanaście wolnych miejsc', en: 'about a dozen free places' },",
        },
        {
          file: rule,
          find: /\('severalPlacesFrom', 'lowAvailability'\)/,
          put: () => "('severalPlacesFrom', 'severalPlacesTo')",
        },
        { file: rule, find: /,\n {6}'severalPlaces',\n {4}\),/, put: row },
        { file: rule, find: / {4}example\(\{ freePlaces: 11 \}.*/, put: () => examples },
        { file: rule, find: /import \{ clause \}/, put: () => 'import { clause, register }' },
        { file: oracle, find: /severalPlacesFrom = 0,/, put: ' severalPlacesTo = 0, manyPlacesFrom = 0,' },
        {
          file: oracle,
          find: / {4}\[severalPlacesFrom, lowAvailability, 'severalPlaces'\],/,
          put: () => `    [severalPlacesFrom, severalPlacesTo, 'severalPlaces'],
    [manyPlacesFrom, lowAvailability, 'manyPlaces'],`,
        },
        // Pages take the text by the name of the class, so that a class without a text does not compile.
        words('pl', 'Zostało kilkanaście wolnych miejsc'),
        words('en', 'About a dozen free places left'),
      ],
      missing: [],
    },
  ],
};
