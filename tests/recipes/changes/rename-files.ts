import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Edit, Recipe } from '../recipe.ts';

const root = join(import.meta.dirname, '../../..');
const renamed = (file: string, name: string): readonly Edit[] => [
  { file: name, text: readFileSync(join(root, file), 'utf8') },
  { file, remove: true },
];

/** Nothing generated knows what reads it or tests it. */
export const renameFilesRecipe: Recipe = {
  takesAway: true,
  name: 'rename a component and a test',
  files: null,
  generated: 0,
  steps: [
    {
      edits: [
        ...renamed('src/site/pages/blog.tsx', 'src/site/pages/blog-page.tsx'),
        {
          file: 'src/site/pages/page-body.tsx',
          find: /'\.\/blog\.tsx'/,
          put: () => "'./blog-page.tsx'",
        },
        ...renamed('tests/domain/working-days.test.ts', 'tests/domain/days-of-work.test.ts'),
      ],
      missing: [],
    },
  ],
};
