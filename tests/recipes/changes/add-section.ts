import type { Recipe } from '../recipe.ts';

const id = 'bring';

const written = (locale: string, text: string) => ({
  file: `content/${locale}/courses/kpp.md`,
  find: /^# seo$/m,
  put: (found: string) => `# ${id}\n\n${text}\n\n${found}`,
});

const look = `import { expect, test } from 'vitest';
import { renderPage } from '#site/app/document/render.tsx';
import { sampleRendering } from '../site/samples/site.ts';
import { listedPages, readPageData } from '../site/samples/small-site.ts';

const shown = listedPages
  .filter(({ kind }) => kind === 'course')
  .map(({ key }) => readPageData(\`pages/\${key}.json\`))
  .filter(({ body }) => body.course.id === 'kpp');

test('the page of the course shows the section under its heading', () => {
  expect(shown.map(({ locale }) => locale).toSorted()).toEqual(['en', 'pl']);
  const words: Record<string, [string, string]> = { pl: ['Co zabrać ze sobą', 'wygodne buty'], en: ['What to bring', 'comfortable shoes'] };
  for (const page of shown) {
    const [heading = '', text = ''] = words[page.locale] ?? [];
    const html = renderPage(page, sampleRendering);
    expect(html).toContain(text);
    expect(html).toContain('id="bring"');
    expect(html).toContain(heading);
  }
});
`;

/** A row and its texts: the page follows. */
export const addSectionRecipe: Recipe = {
  name: 'add a section of a course',
  files: 3,
  steps: [
    {
      edits: [
        {
          file: 'model/site/course-text-sections.ts',
          find: /^ {2}\{ id: 'seo',/m,
          put: (found) =>
            `  { id: '${id}', needed: false, heading: { pl: 'Co zabrać ze sobą', en: 'What to bring' }, source: commonKnowledge({ pl: 'pytanie, które zadają uczestnicy', en: 'a question that participants ask' }) },\n${found}`,
        },
        {
          file: 'model/site/course-text-sections.ts',
          find: /import \{ clause \}/,
          put: () => 'import { clause, commonKnowledge }',
        },
      ],
      missing: ['unwritten-section model/site/course-text-sections.ts'],
    },
    {
      edits: [written('pl', 'Weź ze sobą wygodne buty i coś do pisania.')],
      missing: ['missing-section content/en/courses/kpp.md'],
    },
    { edits: [written('en', 'Bring comfortable shoes and something to write with.')], missing: [] },
  ],
  look,
};
