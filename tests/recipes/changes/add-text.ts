import type { Recipe } from '../recipe.ts';

export const addTextRecipe: Recipe = {
  name: 'add an interface text',
  files: 3,
  steps: [
    {
      edits: [
        {
          file: 'src/site/pages/contact.tsx',
          find: /<TextColumns blocks=\{rest\} \/>/,
          put: '\n        <p className="note">{t.answerTime()}</p>',
        },
        {
          file: 'content/pl/messages/form.yaml',
          find: /^send: .*$/m,
          put: '\nanswerTime: Zwykle odpowiadamy jeszcze tego samego dnia.',
        },
      ],
      missing: ['missing-translation content/pl/messages/form.yaml'],
    },
    {
      edits: [
        {
          file: 'content/en/messages/form.yaml',
          find: /^send: .*$/m,
          put: '\nanswerTime: We usually answer on the same day.',
        },
      ],
      missing: [],
    },
  ],
};
