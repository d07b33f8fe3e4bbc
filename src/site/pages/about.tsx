import { isKnown } from '#domain/pages/known.ts';
import type { PageOf } from '#domain/pages/page.ts';
import { InstructorCards } from '../features/instructor-cards.tsx';
import { PolandMap } from '../features/map/poland-map.tsx';
import { useTexts } from '../lib/texts-context.ts';
import { ClaimList } from '../ui/text/claim-list.tsx';
import { PageHeader } from '../ui/text/page-header.tsx';
import { Section } from '../ui/text/section.tsx';
import { TextColumns } from '../ui/text/text-columns.tsx';

export const AboutPage = ({ page }: { readonly page: PageOf<'about'> }) => {
  const home = useTexts('home');
  const people = useTexts('people');
  const { body } = page;
  return (
    <>
      <PageHeader heading={page.heading} lead={page.lead} />
      <div className="wrap section">
        <TextColumns blocks={body.text} />
      </div>
      {body.claims.length > 0 && (
        <Section id="claims" heading={home.claims()}>
          <ClaimList claims={body.claims} />
        </Section>
      )}
      {body.instructors.some(isKnown) && (
        <Section id="instructors" heading={people.instructors()}>
          <InstructorCards people={body.instructors} />
        </Section>
      )}
      <Section id="map" heading={people.map()} tone="tinted">
        <PolandMap map={body.map} />
      </Section>
    </>
  );
};
