import type { Walk } from '../walk.ts';

const city = 'pila';

export const dropCityWalk: Walk = {
  name: 'drop a city',
  files: null,
  steps: [
    {
      edits: [
        { file: 'model/places/cities.ts', find: new RegExp(`\\n {2}\\{ id: '${city}'[^}]*\\},(?=\\n)`), put: () => '' },
      ],
      missing: [],
    },
    {
      edits: ['listing', 'kpp', 'kpp-rec'].map((folder) => ({
        file: `content/pl/cities/${folder}/${city}.md`,
        remove: true as const,
      })),
      missing: [],
    },
  ],
};
