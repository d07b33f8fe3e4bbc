import type { ReactNode } from 'react';
import { hasRealContent } from '#contract/links.ts';
import { type PageOf, type PartOf, pageParts } from '#contract/page.ts';
import { AudienceTiles } from '../features/audience-tiles.tsx';
import { LogoCarousel } from '../features/gallery/logo-carousel.tsx';
import { PolandMap } from '../features/map/poland-map.tsx';
import { useMessages } from '../lib/texts-context.ts';
import { HeaderPicture } from '../ui/picture/header-picture.tsx';
import { ClaimList } from '../ui/text/claim-list.tsx';
import { PageHeader } from '../ui/text/page-header.tsx';
import { Parts } from '../ui/text/parts.tsx';
import { Section } from '../ui/text/section.tsx';
import { FinderBox } from './sections/finder-section.tsx';
import { NextDatesSection } from './sections/next-dates-section.tsx';

export const HomePage = ({ page }: { readonly page: PageOf<'home'> }) => {
  const t = useMessages('home');
  const { body } = page;
  const [individual] = body.audiences;
  const { logos } = body;
  const claims = body.claims.filter(({ evidence }) => evidence !== null);
  const parts: Readonly<Record<PartOf<'home'>, ReactNode>> = {
    next: individual !== undefined && <NextDatesSection audience={individual} />,
    audiences: (
      <Section id="audiences" heading={t.audiences()} tone="tinted">
        <AudienceTiles audiences={body.audiences} />
      </Section>
    ),
    map: (
      <Section id="map" heading={t.map()}>
        <PolandMap map={body.map} />
      </Section>
    ),
    claims: claims.length > 0 && (
      <Section id="claims" heading={t.claims()}>
        <ClaimList claims={claims} />
      </Section>
    ),
    clients: logos.length > 0 && (
      <Section id="clients" heading={t.clients()}>
        {!logos.every(hasRealContent) && <p className="note">{t.sampleLogos()}</p>}
        <LogoCarousel logos={logos} />
      </Section>
    ),
  };
  return (
    <>
      <PageHeader
        heading={page.heading}
        lead={page.lead}
        audience="individual"
        media={<HeaderPicture source={body.picture} narrow="first" />}
        below={<FinderBox finder={body.finder} />}
      />
      <Parts order={pageParts.home} parts={parts} />
    </>
  );
};
