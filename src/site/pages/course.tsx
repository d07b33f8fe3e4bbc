import type { ReactNode } from 'react';
import type { Locale } from '#domain/locale.ts';
import { type CoursePart, courseParts } from '#domain/pages/course.ts';
import type { PageOf } from '#domain/pages/page.ts';
import { isPhotograph } from '#domain/pages/photograph.ts';
import type { Prose as Blocks } from '#domain/pages/prose.ts';
import { booksOnline } from '#forms/registration/course-demands.ts';
import type { Messages } from '#generated/i18n/messages.ts';
import { parameters } from '#generated/rules/parameters.ts';
import { CourseCardList } from '../features/course/course-card-list.tsx';
import { CourseHeader, CourseIntro } from '../features/course/course-header.tsx';
import { PromotionBanner } from '../features/course/course-price.tsx';
import { LatestProse, useLatestText } from '../features/course/latest-prose.tsx';
import { NearestCities } from '../features/course/nearest-cities.tsx';
import { PriceBox } from '../features/course/price-box.tsx';
import { Faq } from '../features/faq/faq.tsx';
import { Gallery } from '../features/gallery/gallery.tsx';
import { useSite } from '../lib/site-context.ts';
import { useTexts } from '../lib/texts-context.ts';
import { CreditsNote } from '../ui/text/credits-note.tsx';
import { DisclosureRest } from '../ui/text/disclosure-rest.tsx';
import { LinkGrid } from '../ui/text/link-grid.tsx';
import { Parts } from '../ui/text/parts.tsx';
import { Prose } from '../ui/text/prose.tsx';
import { Section } from '../ui/text/section.tsx';
import { AnchorBar } from './sections/anchor-bar.tsx';
import { CityBox, ProgramInShort } from './sections/city-box.tsx';
import { CourseBar, CourseOffer } from './sections/course-offer.tsx';
import { DatesSection } from './sections/dates-section.tsx';
import { Enquiry } from './sections/enquiry.tsx';
import { LocalQuestions } from './sections/local-questions.tsx';
import { hasCalculator, RecertificationSection } from './sections/recertification-section.tsx';

/** The `lang` of a passage: undefined when it is the page's language. */
const otherLanguage = (passage: Locale, page: Locale): Locale | undefined => (passage === page ? undefined : passage);

export type CoursePageData = PageOf<'course'> | PageOf<'course-city'> | PageOf<'company-city'>;

/** Companies also read when somebody calls back. */
const enquiryCompany = (t: Messages['course']): string =>
  [t.enquiryText(), t.callbackWithin({ count: parameters.companyCallbackHours })].join(' ');

/** The texts of the enquiry for an audience. */
const enquiryIntro: Readonly<Record<string, (t: Messages['course']) => string>> = {
  uniformed: (t) => t.enquiryTextUnit(),
  fire: (t) => t.enquiryTextFireUnit(),
};

/** A course type, for the whole country or in a city. */
export const CoursePage = ({ page }: { readonly page: CoursePageData }) => {
  const t = useTexts('course');
  const form = useTexts('form');
  const { body } = page;
  const latestProgram = useLatestText(body.course.id, 'program', body.program ?? []);
  const hasProgram =
    body.local === null ? body.program !== null || latestProgram !== null : body.local.program.length > 0;
  const asks = !booksOnline(body.course.audience);
  const parts: Readonly<Record<CoursePart, ReactNode>> = {
    intro: (
      <>
        <CourseHeader heading={page.heading} lead={page.lead} body={body} asks={asks}>
          <CourseOffer body={body} asks={asks} hasProgram={hasProgram} />
        </CourseHeader>
        <AnchorBar
          body={body}
          hasProgram={hasProgram}
          hasQuestions={body.city !== null || (body.faq?.length ?? 0) > 0}
        />
      </>
    ),
    offer: (
      <>
        {body.enquiryBefore === 'price' && <GroupEnquiry page={page} />}
        <PromotionBanner body={body} />
        <div className="wrap boxes">
          <PriceBox body={body} />
          {body.local === null ? <CourseBox body={body} asks={asks} /> : <CityBox body={body} />}
        </div>
        {body.enquiryBefore === 'dates' && <GroupEnquiry page={page} />}
      </>
    ),
    program: <ProgramSection body={body} hidden={!hasProgram} />,
    sections: body.sections.map(({ id, heading, blocks }) => (
      <Section key={id} id={id} heading={heading}>
        <Prose blocks={blocks} prefix={`${id}-`} under />
      </Section>
    )),
    dates: body.dates !== null && <DatesSection dates={body.dates} place={body.city?.locative} />,
    calculator: hasCalculator(body) && <RecertificationSection body={body} />,
    gallery: body.gallery.length > 0 && (
      <Section id="gallery" heading={body.gallery.some(({ src }) => isPhotograph(src)) ? t.gallery() : t.drawings()}>
        <Gallery pictures={body.gallery} />
      </Section>
    ),
    questions: <QuestionsSection body={body} asks={asks} />,
    further: (
      <>
        {body.enquiryBefore === null && <Enquiry page={page} heading={form.title()} />}
        <Further page={page} />
      </>
    ),
    seo: <SeoSection page={page} />,
  };
  return (
    <>
      <Parts order={courseParts} parts={parts} />
      <CourseBar body={body} asks={asks} />
    </>
  );
};

/** The long text at the end, in its own language. */
const SeoSection = ({ page }: { readonly page: CoursePageData }) => {
  const { seo } = page.body;
  if (seo === null) return null;
  return (
    <div className="section seo">
      <div className="wrap" lang={otherLanguage(seo.text.lang, page.locale)}>
        {seo.heading !== null && <h2>{seo.heading}</h2>}
        <Essay blocks={seo.text.blocks} under={seo.heading !== null} />
        <CreditsNote credits={page.credits} />
      </div>
    </div>
  );
};

/** The form of a training that is agreed with the whole group. */
const GroupEnquiry = ({ page }: { readonly page: CoursePageData }) => {
  const t = useTexts('course');
  const form = useTexts('form');
  const intro = enquiryIntro[page.body.course.audience] ?? enquiryCompany;
  const hoursOf = (detail: string): string | undefined => page.body.details.find(({ id }) => id === detail)?.value;
  const [basic, extended] = [hoursOf('companyBlsBasicHours'), hoursOf('companyBlsExtendedHours')];
  const versions =
    basic === undefined || extended === undefined
      ? []
      : [form.variantBasic({ hours: basic }), form.variantExtended({ hours: extended })];
  return <Enquiry page={page} heading={t.enquiry()} intro={intro(t)} group versions={versions} />;
};

/** A long text: its first paragraph, and the rest on request. */
const Essay = ({ blocks, under }: { readonly blocks: Blocks; readonly under: boolean }) => {
  const t = useTexts('course');
  const opening = blocks.slice(0, blocks[0]?.kind === 'heading' ? 2 : 1);
  const rest = blocks.slice(opening.length);
  return (
    <>
      <Prose blocks={opening} prefix="seo-" under={under} />
      {rest.length > 0 && (
        <DisclosureRest more={t.readOn()} fewer={t.readLess()}>
          <Prose blocks={rest} prefix="seo-" under={under} />
        </DisclosureRest>
      )}
    </>
  );
};

/** What the course is, in the words of its own page. */
const CourseBox = ({ body, asks }: Pick<CoursePageData, 'body'> & { readonly asks: boolean }) => {
  const t = useTexts('course');
  return (
    <div className="box">
      <h2 id="description">{t.description()}</h2>
      {asks && <CourseIntro body={body} />}
      <LatestProse course={body.course.id} part="description" blocks={body.description} prefix="description-" />
    </div>
  );
};

/** The program; the page of a city names its parts alone. */
const ProgramSection = ({ body, hidden }: Pick<CoursePageData, 'body'> & { readonly hidden: boolean }) => {
  const t = useTexts('course');
  return (
    <Section id="program" heading={t.program()} hidden={hidden}>
      {body.local === null ? (
        <div className="program">
          <LatestProse course={body.course.id} part="program" blocks={body.program ?? []} prefix="program-" />
        </div>
      ) : (
        <ProgramInShort local={body.local} />
      )}
    </Section>
  );
};

/** Questions about the course, or about the city. */
const QuestionsSection = ({ body, asks }: Pick<CoursePageData, 'body'> & { readonly asks: boolean }) => {
  const t = useTexts('course');
  const { hosts } = useSite();
  if (body.city !== null) return <LocalQuestions body={body} city={body.city} asks={asks} />;
  if (body.faq === null || body.faq.length === 0) return null;
  return (
    <Section id="faq" heading={t.questions()}>
      <Faq items={body.faq} set={body.faqSet} host={hosts.content} />
    </Section>
  );
};

/** The further section: nearest cities, the course in other cities, related courses. */
const Further = ({ page }: { readonly page: CoursePageData }) => {
  const t = useTexts('course');
  const { city, local, nearest, cities, related } = page.body;
  if (nearest.length + cities.length + related.length === 0) return null;
  return (
    <Section id="more" heading={t.more()}>
      {nearest.length > 0 && (
        <>
          <h3>{t.nearest()}</h3>
          <NearestCities cities={nearest} />
          {city !== null && local !== null && local.listingHref !== null && (
            <p className="section-note way">
              <a href={local.listingHref}>{t.coursesIn({ place: city.locative })}</a>
            </p>
          )}
        </>
      )}
      {cities.length > 0 && (
        <>
          <h3>{t.cities()}</h3>
          <LinkGrid links={cities} short />
        </>
      )}
      {related.length > 0 && (
        <>
          <h3>{page.body.audienceTitle ?? t.related()}</h3>
          <CourseCardList cards={related} heading="h4" />
        </>
      )}
    </Section>
  );
};
