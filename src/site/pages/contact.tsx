import type { PageOf } from '#domain/pages/page.ts';
import { useTexts } from '../lib/texts-context.ts';
import { PageHeader } from '../ui/text/page-header.tsx';
import { Prose } from '../ui/text/prose.tsx';
import { Enquiry } from './sections/enquiry.tsx';

export const ContactPage = ({ page }: { readonly page: PageOf<'contact'> }) => {
  const t = useTexts('form');
  return (
    <>
      <PageHeader heading={page.heading} lead={page.lead} />
      <Enquiry page={page} heading={t.title()} />
      <div className="wrap section">
        <Prose blocks={page.body.text} />
      </div>
    </>
  );
};
