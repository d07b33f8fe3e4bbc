import type { ReactNode } from 'react';
import { isKnown } from '#domain/pages/known.ts';
import { type PageOf, type PartOf, pageParts } from '#domain/pages/page.ts';
import { AudienceCards, MainAudience } from '../features/audience-cards.tsx';
import { CoursePrice } from '../features/course/course-price.tsx';
import { LogoCarousel } from '../features/gallery/logo-carousel.tsx';
import { PolandMap } from '../features/map/poland-map.tsx';
import { useTexts } from '../lib/texts-context.ts';
import { ContactBand } from '../ui/call/contact-band.tsx';
import { AppLinks } from '../ui/picture/app-links.tsx';
import { HeaderPicture } from '../ui/picture/header-picture.tsx';
import { ClaimList } from '../ui/text/claim-list.tsx';
import { PageHeader } from '../ui/text/page-header.tsx';
import { Parts } from '../ui/text/parts.tsx';
import { Section } from '../ui/text/section.tsx';
import { TextColumns } from '../ui/text/text-columns.tsx';
import { FinderBox } from './sections/finder-section.tsx';
import { NextDatesLine, NextDatesSection } from './sections/next-dates-section.tsx';

export const HomePage = ({ page }: { readonly page: PageOf<'home'> }) => {
  const t = useTexts('home');
  const { body } = page;
  const [individual, ...others] = body.audiences;
  const logos = body.logos.filter(isKnown);
  const parts: Readonly<Record<PartOf<'home'>, ReactNode>> = {
    next: individual !== undefined && <NextDatesSection audience={individual} />,
    audiences: (
      <Section id="audiences" heading={t.audiences()} tone="tinted">
        {individual !== undefined && (
          <MainAudience audience={individual} noteOf={(course) => <CoursePrice course={course} />} />
        )}
        <AudienceCards audiences={others} />
      </Section>
    ),
    text: (
      <div className="wrap section">
        <TextColumns blocks={body.text} />
      </div>
    ),
    map: (
      <Section id="map" heading={t.map()} intro={t.mapText()} tone="tinted">
        <PolandMap map={body.map} />
      </Section>
    ),
    claims: body.claims.length > 0 && (
      <Section id="claims" heading={t.claims()}>
        <ClaimList claims={body.claims} />
      </Section>
    ),
    clients: logos.length > 0 && (
      <Section id="clients" heading={t.clients()}>
        <LogoCarousel logos={logos} />
      </Section>
    ),
    apps: body.apps.length > 0 && (
      <Section id="apps" heading={t.apps()}>
        <AppLinks apps={body.apps} />
      </Section>
    ),
    contact: <ContactBand />,
  };
  return (
    <>
      <div className="hero">
        <PageHeader
          heading={page.heading}
          lead={page.lead}
          media={<HeaderPicture source={body.picture} narrow="first" />}
        >
          <FinderBox finder={body.finder} />
          {individual !== undefined && <NextDatesLine audience={individual} finder={body.finder} />}
        </PageHeader>
      </div>
      <Parts order={pageParts.home} parts={parts} />
    </>
  );
};
