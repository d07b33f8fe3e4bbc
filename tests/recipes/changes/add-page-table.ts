import type { Recipe } from '../recipe.ts';

const rows = `import type { Abbreviation } from '../schema/site.ts';
import { clause } from '../source.ts';

const source = clause('1.8');

/** Abbreviations of first aid that the texts use. */
export const abbreviations = [
  { name: 'AED', meaning: 'automatyczny defibrylator zewnętrzny', source },
  { name: 'KPP', meaning: 'kwalifikowana pierwsza pomoc', source },
] as const satisfies readonly Abbreviation[];
`;

const schema = `
export const abbreviationSchema = z.strictObject({ name: text, meaning: text, source });

export type Abbreviation = DeepReadonly<z.infer<typeof abbreviationSchema>>;
`;

const route = `
  {
    id: 'abbreviations',
    kind: 'text',
    ...ordinaryPage,
    path: { pl: '/skroty' },
    name: { pl: 'Skróty' },
    page: 'abbreviations',
    source: clause('2.26'),
  },`;

const page = `---
title: Skróty w pierwszej pomocy i ratownictwie – lista
description: Co znaczą skróty, które spotkasz w opisach naszych kursów i w tekstach o pierwszej pomocy. Krótka lista z rozwinięciem każdego z nich po polsku.
heading: Skróty w pierwszej pomocy
lead: Tych skrótów używamy w opisach kursów.
table:
  of: abbreviations
  caption: Skróty i ich rozwinięcia
  columns:
    name: Skrót
    meaning: Co znaczy
---

Skrót AED widać na tabliczkach w urzędach, na dworcach i w centrach handlowych: zielony znak z sercem i błyskawicą prowadzi do
urządzenia. Skrót BLS oznacza po
angielsku podstawowe czynności, od których zaczyna się każda nauka, a KPP – kwalifikowaną pierwszą pomoc, czyli szerszy zakres
umiejętności. Oba skróty stoją w nazwach naszych kursów, na zaświadczeniach i w kalendarzu terminów. Jeśli w opisie kursu brakuje wyjaśnienia, napisz do nas.
`;

/** A page of text with a small table of the model. */
export const addPageTableRecipe: Recipe = {
  name: 'add a page with a table of the model',
  files: 7,
  steps: [
    {
      edits: [
        { file: 'model/site/abbreviations.ts', text: rows },
        { file: 'model/schema/site.ts', find: /^export const gallerySchema = .*$/m, put: `\n${schema.trimEnd()}` },
        { file: 'model/schema/model.ts', find: /carouselSchema,\s/, put: (found) => `abbreviationSchema, ${found}` },
        {
          file: 'model/schema/model.ts',
          find: /^ {2}situations: .*$/m,
          put: "\n  abbreviations: table(abbreviationSchema, { pl: 'skróty', en: 'abbreviations' }),",
        },
        {
          file: 'model/index.ts',
          find: /^import \{ carousels \}.*$/m,
          put: (found) => `import { abbreviations } from './site/abbreviations.ts';\n${found}`,
        },
        { file: 'model/index.ts', find: /^ {2}situations,$/m, put: '\n  abbreviations,' },
        { file: 'model/routes/page-routes.ts', find: /id: 'paramedic'[\s\S]*?\n {2}\},/, put: route },
      ],
      missing: ['dangling-reference model/routes/page-routes.ts'],
    },
    { edits: [{ file: 'content/pl/pages/abbreviations.md', text: page }], missing: [] },
    {
      edits: [
        {
          file: 'model/routes/menus.ts',
          find: /\{ id: 'first-aid-instructions', .*\},$/m,
          put: "\n      { id: 'abbreviations', route: 'abbreviations', special: false },",
        },
      ],
      missing: [],
    },
  ],
};
