import type { PageOf } from '#domain/pages/page.ts';
import { AuditContents } from '../features/audit/audit-contents.tsx';
import { AuditSection } from '../features/audit/audit-section.tsx';
import { joinEvidence } from '../features/audit/join-evidence.ts';
import { useSite } from '../lib/site-context.ts';
import { useTexts } from '../lib/texts-context.ts';
import { PageHeader } from '../ui/text/page-header.tsx';
import { Section } from '../ui/text/section.tsx';
import { Island } from './sections/island.tsx';

/** Every rule with its evidence, as far as it was gathered. The results of boundary cases are computed here, by the generated functions. */
export const AuditPage = ({ page }: { readonly page: PageOf<'audit'> }) => {
  const t = useTexts('audit');
  const { intro, trial } = page.body;
  const areas = joinEvidence(page.body.areas, useSite().reader.evidence(), useTexts('audit-evidence'));
  return (
    <>
      <PageHeader heading={page.heading} lead={page.lead}>
        {intro.map((part) => (
          <p key={part}>{part}</p>
        ))}
      </PageHeader>
      <div className="wrap section">
        <AuditContents areas={areas} />
      </div>
      <Section id="try-it" heading={t.tryIt()} tone="tinted">
        <Island name="tryRule" props={{ rules: trial }} />
      </Section>
      {areas.map((area) => (
        <Section key={area.id} id={area.id} heading={area.title}>
          {area.sections.map((section) => (
            <AuditSection key={section.id} section={section} />
          ))}
        </Section>
      ))}
    </>
  );
};
