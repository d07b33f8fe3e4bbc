import { model } from '#model/index.ts';
import type { Recipe } from '../recipe.ts';

const { accent } = model.brand.colours;

/** The accent of pages, icons and pictures for sharing; the generator refuses one on which its ink could not be read. */
export const changeBrandRecipe: Recipe = {
  name: 'change the colours of the brand',
  files: 1,
  generated: 8,
  steps: [
    {
      edits: [
        {
          file: 'model/site/brand.ts',
          find: new RegExp(`accent: \\{ light: '${accent.light}'`),
          put: () => "accent: { light: '#ffd7cf'",
        },
      ],
      missing: ['faint-colour model/site/brand.ts'],
    },
    {
      edits: [{ file: 'model/site/brand.ts', find: /#ffd7cf/, put: () => '#7a1f5c' }],
      missing: [],
    },
  ],
};
