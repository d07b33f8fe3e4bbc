import type { ReactNode } from 'react';
import { type PageOf, type PartOf, pageParts } from '#contract/page.ts';
import { InstructorCards } from '../features/instructor-cards.tsx';
import { PolandMap } from '../features/map/poland-map.tsx';
import { useMessages } from '../lib/texts-context.ts';
import { ClaimList } from '../ui/text/claim-list.tsx';
import { Parts } from '../ui/text/parts.tsx';
import { Section } from '../ui/text/section.tsx';
import { TextColumns } from '../ui/text/text-columns.tsx';
import { PicturedHeader } from './sections/pictured-header.tsx';

export const AboutPage = ({ page }: { readonly page: PageOf<'about'> }) => {
  const home = useMessages('home');
  const people = useMessages('people');
  const { body } = page;
  const parts: Readonly<Record<PartOf<'about'>, ReactNode>> = {
    text: (
      <div className="wrap section">
        <TextColumns blocks={body.text} />
      </div>
    ),
    claims: body.claims.length > 0 && (
      <Section id="claims" heading={home.claims()}>
        <ClaimList claims={body.claims} />
      </Section>
    ),
    instructors: body.instructors.length > 0 && (
      <Section id="instructors" heading={people.instructors()}>
        <InstructorCards people={body.instructors} />
      </Section>
    ),
    map: (
      <Section id="map" heading={people.map()} tone="tinted">
        <PolandMap map={body.map} />
      </Section>
    ),
  };
  return (
    <>
      <PicturedHeader page={page} />
      <Parts order={pageParts.about} parts={parts} />
    </>
  );
};
