import { model } from '#model/index.ts';
import type { Recipe } from '../recipe.ts';

const city = 'jelenia-gora';
const listing = model.routes.flatMap(({ id, path }) => (id === 'individual-listing' ? [path.pl.slice(1)] : []));
const courses = model.courseTypes.filter(({ audience }) => audience === 'individual');
const parents = [...listing, ...courses.map(({ slug }) => slug.pl)];

const moves = parents.map(
  (parent) => `
  {
    id: '${parent}-${city}',
    from: '/${parent}/${city}',
    to: '/${parent}',
    source: closed,
  },`,
);

/** Dates of the city that somebody subscribed to: nothing takes their place. */
const feeds = model.feeds.flatMap(({ path }) => Object.values(path)).filter((path) => path.includes('{city}'));
const keys = model.calendarKeys.flatMap(({ key, role }) => (role === 'type' ? [key] : []));
const goneFeeds = feeds.flatMap((path) =>
  keys.map(
    (key) => `
  {
    path: '${path.replace('{key}', key).replace('{city}', city)}',
    reason: noCourses,
    source: closed,
  },`,
  ),
);

const travel = 'content/pl/faq/dojazd.yaml';
const texts = ['kpp-rec', 'kpp', 'listing'].map((folder) => `content/pl/cities/${folder}/${city}.md`);

/** Lets a file of routes say why an address moved. */
const knowing = (file: string, imported: string) => [
  { file, find: new RegExp(`\\b${imported}(?=[,\\w ]* \\} from '../source.ts')`), put: ', commonKnowledge' },
  {
    file,
    find: /^import .*source\.ts';$/m,
    put: "\n\nconst closed = commonKnowledge({ pl: 'nie prowadzimy tam kursów', en: 'we hold no courses there' });",
  },
];

/** What was published about it leads to the page above; a neighbour’s text names it no more. */
export const dropCityRecipe: Recipe = {
  takesAway: true,
  name: 'drop a city',
  files: null,
  steps: [
    {
      edits: [
        {
          file: 'model/places/cities.ts',
          find: new RegExp(`\\n {2}\\{ id: '${city}'[\\s\\S]*?source \\},(?=\\n)`),
          put: () => '',
        },
      ],
      missing: ['dangling-reference content/pl/faq/dojazd.yaml'],
    },
    {
      edits: [{ file: travel, find: new RegExp(`\\n {2}- id: ${city}[\\s\\S]*?(?=\\n {2}- id: )`), put: () => '' }],
      missing: ['bad-link content/pl/cities/listing/wroclaw.md'],
    },
    {
      edits: [
        {
          file: 'content/pl/cities/listing/wroclaw.md',
          find: new RegExp(`\\[[^\\]]*\\]\\(city:${city}\\)`),
          put: () => '{near3}',
        },
      ],
      // URLs that disappear are reported below the first text without a page.
      missing: [`unread-text ${texts[0]}`],
    },
    {
      edits: [
        ...knowing('model/routes/redirects.ts', 'decision, from'),
        { file: 'model/routes/redirects.ts', find: /,(?=\n\] as const)/, put: moves.join('') },
        ...texts.map((file) => ({ file, remove: true }) as const),
      ],
      missing: ['url-lost model/routes/redirects.ts'],
    },
    {
      edits: [
        ...knowing('model/routes/gone.ts', 'decision'),
        {
          file: 'model/routes/gone.ts',
          find: /^const audit = .*$/m,
          put: "\nconst noCourses = 'There are no courses in this city.';",
        },
        { file: 'model/routes/gone.ts', find: /,(?=\n\] as const)/, put: goneFeeds.join('') },
      ],
      missing: [],
    },
  ],
};
