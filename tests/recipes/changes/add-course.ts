import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Recipe } from '../recipe.ts';

const text = (locale: string): string =>
  readFileSync(join(import.meta.dirname, `texts/company-warehouse.${locale}.md`), 'utf8');

const row = `
  {
    id: 'company-warehouse',
    audience: 'company',
    name: { pl: 'Pierwsza pomoc w magazynie', en: 'First aid in the warehouse' },
    short: { pl: 'Magazyn', en: 'Warehouse' },
    slug: { pl: 'pierwsza-pomoc-w-magazynie', en: 'first-aid-in-the-warehouse' },
    calendar: null,
    header: { format: 'image', video: null, picture: 'pictures/headers/company.svg' },
    ...courseDefaults,
    gallery: 'company-27',
    details: ['companyCallbackHours'],
    faq: 'company',
    related: ['company-bls', 'company-injuries'],
    emptySeo: false,
    chooser: false,
    register: ['C67'],
    source: clause('1.30'),
  },`;

export const addCourseRecipe: Recipe = {
  name: 'add a course type for companies',
  files: 4,
  steps: [
    {
      edits: [{ file: 'model/course-types/company.ts', find: /,(?=\n\] as const)/, put: row }],
      missing: ['en', 'pl'].map((locale) => `missing-text content/${locale}/courses/company-warehouse.md`),
    },
    {
      edits: ['pl', 'en'].map((locale) => ({
        file: `content/${locale}/courses/company-warehouse.md`,
        text: text(locale),
      })),
      missing: [],
    },
  ],
};
