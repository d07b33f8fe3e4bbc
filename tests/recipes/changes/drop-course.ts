import { model } from '#model/index.ts';
import type { Recipe } from '../recipe.ts';

const course: string = 'company-kpp-rec';
const parent: string = 'company-kpp';

const rows = model.courseTypes.filter(({ id }) => id === course || id === parent);
const addressOf = (wanted: string, locale: 'pl' | 'en'): string =>
  rows.flatMap(({ id, slug }) => (id === wanted ? [`${locale === 'pl' ? '' : '/en'}/${slug[locale]}`] : [])).join('');

const locales = ['pl', 'en'] as const;
const move = (locale: 'pl' | 'en'): string => `
  {
    id: '${course}-${locale}',
    from: '${addressOf(course, locale)}',
    to: '${addressOf(parent, locale)}',
    source: clause('2.7'),
  },`;

const chooser = 'model/rules/site/course-choice.ts';
const withoutLink = (file: string) => ({
  file,
  find: new RegExp(`\\[[^\\]]*\\]\\(course:${course}\\)`),
  put: (link: string) => link.replace(/\[([^\]]*)\].*/, '$1'),
});

/** What was published about it leads to the course that it renewed; the chooser has no answer for it. */
export const dropCourseRecipe: Recipe = {
  takesAway: true,
  restates: true,
  name: 'drop a course type',
  files: null,
  steps: [
    {
      edits: [
        {
          file: 'model/course-types/company.ts',
          find: new RegExp(`\\n {2}\\{\\n {4}id: '${course}',[\\s\\S]*?\\n {2}\\},`),
          put: () => '',
        },
      ],
      missing: [
        'dangling-reference model/course-types/company.ts',
        'number-of-another content/pl/faq/company.yaml',
        'url-lost model/routes/redirects.ts',
      ],
    },
    {
      edits: [
        { file: 'model/course-types/company.ts', find: new RegExp(`'${course}', `), put: () => '' },
        { file: 'model/course-types/company.ts', find: /, recertificationDefaults/, put: () => '' },
        { file: 'model/routes/redirects.ts', find: /,(?=\n\] as const)/, put: locales.map(move).join('') },
        { file: 'content/pl/faq/company.yaml', find: new RegExp(`course:${course}`), put: () => 'course:kpp-rec' },
        ...locales.flatMap((locale) => [
          withoutLink(`content/${locale}/courses/${parent}.md`),
          { file: `content/${locale}/courses/${course}.md`, remove: true } as const,
        ]),
        { file: chooser, find: new RegExp(`\\n {6}'${course}',`), put: () => "\n      'askUs'," },
        { file: chooser, find: new RegExp(`(?<=example\\(\\{.*)'${course}'`), put: () => "'askUs'" },
        { file: chooser, find: new RegExp(`\\n {4}'${course}': .*`), put: () => '' },
        { file: 'tests/oracles/site.ts', find: new RegExp(`'${course}'`), put: () => "'askUs'" },
      ],
      missing: [],
    },
  ],
};
