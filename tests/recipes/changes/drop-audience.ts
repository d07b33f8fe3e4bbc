import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { model } from '#model/index.ts';
import type { Edit, Recipe } from '../recipe.ts';

const audience: string = 'fire';
const project = resolve(import.meta.dirname, '../../..');
const locales = ['pl', 'en'] as const;

const courses = model.courseTypes.filter((type) => type.audience === audience);
const routes = model.routes.filter((route) => 'audience' in route && route.audience === audience);
const homes = { pl: '/', en: '/en' };
const published = locales.flatMap((locale) => [
  ...courses.map(({ slug }) => ({ locale, from: `${locale === 'pl' ? '' : '/en'}/${slug[locale]}` })),
  ...routes.flatMap(({ path }) => (path.pl.includes('{') ? [] : [{ locale, from: Reflect.get(path, locale) }])),
]);
const moves = published.map(
  ({ locale, from }, index) => `
  { id: '${audience}-${index + 1}', from: '${from}', to: '${homes[locale]}', source: register('C32') },`,
);

/** What is said of it in the texts of others loses the link. */
const link = new RegExp(`\\[([^\\]]*)\\]\\(course:${audience}-[a-z-]+\\)`, 'g');
const linking: readonly Edit[] = globSync('content/**/*.{md,yaml}', { cwd: project })
  .toSorted()
  .filter((file) => !file.includes(`/${audience}-`) && !file.endsWith(`/${audience}.yaml`))
  .filter((file) => link.test(readFileSync(resolve(project, file), 'utf8')))
  .map((file) => ({ file, find: link, put: (found) => found.replace(/\[([^\]]*)\].*/, '$1') }));

const texts: readonly Edit[] = [
  `content/pl/faq/${audience}.yaml`,
  ...locales.flatMap((locale) => [
    `content/${locale}/pages/${audience}-types.md`,
    ...courses.map(({ id }) => `content/${locale}/courses/${id}.md`),
  ]),
].map((file) => ({ file, remove: true }));

const none = (): string => '';
const formRule = 'model/rules/site/form-name-by-route.ts';
const chooser = 'model/rules/site/course-choice.ts';

/** An audience goes with its courses and pages; what was published of it leads to the home page. */
export const dropAudienceRecipe: Recipe = {
  takesAway: true,
  restates: true,
  name: 'drop an audience with its courses',
  files: null,
  steps: [
    {
      edits: [
        {
          file: 'model/audiences.ts',
          find: new RegExp(`\\n {2}\\{\\n {4}id: '${audience}',[\\s\\S]*?\\n {2}\\},`),
          put: none,
        },
      ],
      missing: [`dangling-reference model/course-types/${audience}.ts`],
    },
    {
      edits: [
        { file: `model/course-types/${audience}.ts`, remove: true },
        { file: 'model/routes/course-routes.ts', find: /\n {2}\{\n {4}id: 'fire-course',[\s\S]*?\n {2}\},/, put: none },
        {
          file: 'model/routes/reserved-routes.ts',
          find: /\n {2}\{\n {4}id: 'fire-types',[\s\S]*?\n {2}\},/,
          put: none,
        },
      ],
      missing: ['model-not-loadable model/course-types/index.ts'],
    },
    {
      edits: [{ file: 'model/course-types/index.ts', find: /\n.*fireCourseTypes.*/g, put: none }],
      missing: [
        ...courses.map(() => `dangling-reference ${chooser}`),
        'dangling-shown-by model/register/routes.ts',
        'unread-text content/en/pages/fire-types.md',
        'unread-text content/pl/faq/fire.yaml',
        'unused-entity model/analytics/form-names.ts',
        'unused-entity model/routes/route-groups.ts',
      ],
    },
    {
      edits: [
        { file: chooser, find: /\n {4}row\(\{ id: 'fire-.*/g, put: none },
        { file: chooser, find: /\n {4}row\(\n {6}\{ id: 'fire-[\s\S]*?\n {4}\),/g, put: none },
        { file: chooser, find: /\n {4}example\(\{ audience: 'fire'.*/g, put: none },
        { file: chooser, find: /\n {4}'fire-[a-z-]+': \{.*/g, put: none },
        { file: chooser, find: /\n {8}fire: \{.*/, put: none },
        { file: chooser, find: /\nconst fire = .*/, put: none },
        ...linking,
        ...texts,
        { file: 'model/register/calendar.ts', find: /'courseTypes\.fire-[a-z]+\.[a-zA-Z]+', /g, put: none },
        { file: 'model/register/routes.ts', find: /, 'routes\.fire-types'/, put: none },
        { file: 'model/routes/redirects.ts', find: /,(?=\n\] as const)/, put: moves.join('') },
        { file: 'model/routes/route-groups.ts', find: /\n {2}fireType: .*/, put: none },
        { file: 'model/analytics/form-names.ts', find: /\n {2}\{ id: 'fire'.*/, put: none },
      ],
      missing: [`rule-row-outside-domain ${formRule}`, `rule-row-without-example ${formRule}`],
    },
    {
      edits: [
        { file: formRule, find: /\n {4}row\(\n {6}\{ id: 'fire'[\s\S]*?\n {4}\),/, put: none },
        { file: formRule, find: /\n.*'fireType' \}, 'fire'.*/, put: none },
        { file: formRule, find: /\n {4}fire: \{.*/, put: none },
        { file: 'tests/oracles/site.ts', find: /\n {2}fire: \['fireType'\],/, put: none },
      ],
      missing: [],
    },
  ],
};
