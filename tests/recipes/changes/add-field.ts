import type { Recipe } from '../recipe.ts';

const row = `
  {
    id: 'companyName',
    hint: false,
    shape: { kind: 'text', max: 200 },
    input: 'text',
    autocomplete: 'organization',
    required: 'never',
    rule: null,
    purpose: { pl: 'Nazwa na fakturze', en: 'Name on the invoice' },
    legalBasis: invoiceDuty,
    retention: 'invoiceRecordYears',
    sensitive: false,
    source: clause('3.31'),
  },`;

const label = (locale: string, text: string) => ({
  file: `content/${locale}/messages/form.yaml`,
  find: /^nip: .*$/m,
  put: `\ncompanyName: ${text}`,
});

export const addFieldRecipe: Recipe = {
  name: 'add a field of the registration',
  files: 4,
  steps: [
    {
      edits: [{ file: 'model/forms/registration-contact.ts', find: /,(?=\n\] as const)/, put: row }],
      missing: ['dangling-message model/forms/registration-contact.ts'],
    },
    {
      edits: [
        label('pl', 'Nazwa firmy do faktury'),
        label('en', 'Company name for the invoice'),
        { file: 'model/forms/booking-changes.ts', find: /'country', 'nip'/, put: ", 'companyName'" },
      ],
      missing: [],
    },
  ],
};
