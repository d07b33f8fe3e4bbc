import type { PageOf } from '#domain/pages/page.ts';
import { useTexts } from '../lib/texts-context.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { Prose } from '../ui/prose.tsx';
import { Section } from '../ui/section.tsx';
import { Enquiry } from './enquiry.tsx';

export const ContactPage = ({ page }: { readonly page: PageOf<'contact'> }) => {
  const t = useTexts('form');
  return (
    <>
      <PageHeader heading={page.heading} lead={page.lead} />
      <Section id="form" heading={t.title()} tone="tinted">
        <Enquiry formName={page.formName} />
      </Section>
      <div className="wrap section">
        <Prose blocks={page.body.text} />
      </div>
    </>
  );
};
