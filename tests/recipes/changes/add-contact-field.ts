import type { Recipe } from '../recipe.ts';

const row = `
    {
      id: 'callTime',
      hint: false,
      shape: { kind: 'text', max: 100 },
      input: 'text',
      autocomplete: 'off',
      required: 'never',
      rule: null,
      purpose: { pl: 'Oddzwaniamy o dobrej porze', en: 'To call back at a good time' },
      legalBasis: enquiry,
      retention: 'contactMessageMonths',
      sensitive: false,
      source: clause('3.1'),
    },`;

const label = (locale: string, text: string) => ({
  file: `content/${locale}/messages/form.yaml`,
  find: /^phoneHint: .*$/m,
  put: `\ncallTime: ${text}`,
});

/** The field is shown, checked, stored, mailed to the office and listed there; nothing else is edited. */
export const addContactFieldRecipe: Recipe = {
  name: 'add an optional field of the contact form',
  files: 3,
  steps: [
    {
      edits: [
        { file: 'model/forms/contact.ts', find: /'phone', 'email',/, put: () => "'phone', 'callTime', 'email'," },
        { file: 'model/forms/contact.ts', find: /,(?=\n {4}\{\n {6}id: 'email')/, put: row },
      ],
      missing: ['dangling-message model/forms/contact.ts'],
    },
    { edits: [label('pl', 'O której oddzwonić'), label('en', 'When to call you back')], missing: [] },
  ],
};
