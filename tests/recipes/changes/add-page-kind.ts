import type { Recipe } from '../recipe.ts';

const component = `import type { PageOf } from '#domain/pages/page.ts';
import { PageHeader } from '../ui/text/page-header.tsx';
import { Prose } from '../ui/text/prose.tsx';
import { Enquiry } from './sections/enquiry.tsx';

export const WorkshopsPage = ({ page }: { readonly page: PageOf<'workshops'> }) => (
  <>
    <PageHeader heading={page.heading} lead={page.lead} />
    <div className="wrap section">
      <Prose blocks={page.body.text} />
    </div>
    <Enquiry page={page} heading={page.heading} />
  </>
);
`;

/** A page of texts gets a kind of its own, with the form of contact at its end. */
export const addPageKindRecipe: Recipe = {
  name: 'add a page kind',
  files: 5,
  steps: [
    {
      edits: [
        {
          file: 'model/routes/page-routes.ts',
          find: /id: 'childrens-workshops',\s+kind: 'text',\s+\.\.\.ordinaryPage,/,
          put: (found) => `${found.replace("'text'", "'workshops'")}\n    group: 'contact',`,
        },
      ],
      missing: ['unknown-page-kind model/routes/page-routes.ts'],
    },
    {
      edits: [
        {
          file: 'model/site/page-kinds.ts',
          find: /^ {2}text: \{.*\},$/m,
          put: "\n  workshops: { pl: 'warsztaty', en: 'workshops' },",
        },
      ],
      missing: [],
    },
    {
      edits: [
        { file: 'src/domain/pages/page.ts', find: /^type WrittenKind = '[^;]*/m, put: " | 'workshops'" },
        { file: 'src/site/pages/workshops.tsx', text: component },
        {
          file: 'src/site/pages/page-body.tsx',
          find: /^import \{ TextPage \}.*$/m,
          put: "\nimport { WorkshopsPage } from './workshops.tsx';",
        },
        { file: 'src/site/pages/page-body.tsx', find: /^ {2}text: TextPage,$/m, put: '\n  workshops: WorkshopsPage,' },
      ],
      missing: [],
    },
  ],
};
