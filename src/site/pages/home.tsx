import type { PageOf } from '#generated/runtime/page-data.ts';
import { CourseCardList } from '../features/course/course-card-list.tsx';
import { PolandMap } from '../features/map/poland-map.tsx';
import { useTexts } from '../lib/texts-context.ts';
import { AppLinks } from '../ui/app-links.tsx';
import { ClaimList } from '../ui/claim-list.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Prose } from '../ui/prose.tsx';
import { Section } from '../ui/section.tsx';
import { FinderSection } from './finder-section.tsx';

export const HomePage = ({ page }: { readonly page: PageOf<'home'> }) => {
  const t = useTexts('home');
  const { body } = page;
  return (
    <>
      <PageHeader heading={page.heading} lead={page.lead} />
      <FinderSection finder={body.finder} />
      {body.audiences.map((audience) => (
        <Section key={audience.id} id={audience.id} heading={audience.name}>
          <CourseCardList cards={audience.courses} />
        </Section>
      ))}
      <Section id="map" heading={t.map()} intro={t.mapText()} tone="tinted">
        <PolandMap map={body.map} />
      </Section>
      {body.claims.length > 0 && (
        <Section id="claims" heading={t.claims()}>
          <ClaimList claims={body.claims} />
        </Section>
      )}
      <div className="wrap section">
        <Prose blocks={body.text} />
      </div>
      {body.apps.length > 0 && (
        <Section id="apps" heading={t.apps()}>
          <AppLinks apps={body.apps} />
        </Section>
      )}
    </>
  );
};
