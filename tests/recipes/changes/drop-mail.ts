import type { Recipe } from '../recipe.ts';

const mail = 'offer-expired';
const none = (): string => '';

/** A mail goes with its texts; the place that sent it and its sample no longer compile. */
export const dropMailRecipe: Recipe = {
  takesAway: true,
  name: 'drop a mail',
  files: 6,
  steps: [
    {
      edits: [
        {
          file: 'model/mails/booking-mails.ts',
          find: new RegExp(`\\n {2}\\{\\n {4}id: '${mail}',[\\s\\S]*?\\n {2}\\},`),
          put: none,
        },
      ],
      missing: [`unread-text content/en/mails/${mail}.md`],
    },
    {
      edits: [
        { file: `content/pl/mails/${mail}.md`, remove: true },
        { file: `content/en/mails/${mail}.md`, remove: true },
        {
          file: 'src/backend/registration/release-places.ts',
          find: new RegExp(`return queueMail\\(transaction, \\{ kind: '${mail}', .*\\);`),
          put: () => 'return;',
        },
        { file: 'tests/backend/mail/sample-facts.ts', find: new RegExp(`\\n {2}'${mail}': .*`), put: none },
        {
          file: 'tests/backend/registration/release-places.test.ts',
          find: new RegExp(`\\.toBe\\('${mail}'\\)`),
          put: () => ".toBe('place-offered')",
        },
      ],
      missing: [],
    },
  ],
};
