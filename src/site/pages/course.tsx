import type { ReactNode } from 'react';
import { type CoursePart, courseParts } from '#contract/course.ts';
import type { PageOf } from '#contract/page.ts';
import { isPhotographPath } from '#contract/photograph.ts';
import type { Locale } from '#domain/locale.ts';
import { canAudienceBookOnline } from '#forms/registration/books-online.ts';
import type { Messages } from '#generated/i18n/messages.ts';
import { CourseHeader } from '../features/course/course-header.tsx';
import { PromotionBanner } from '../features/course/course-price.tsx';
import { LatestProse, useCalendarText } from '../features/course/latest-prose.tsx';
import { PriceBox } from '../features/course/price-box.tsx';
import { Faq } from '../features/faq/faq.tsx';
import { Gallery } from '../features/gallery/gallery.tsx';
import { useSiteContext } from '../lib/site-context.ts';
import { useMessages } from '../lib/texts-context.ts';
import { PhoneLink } from '../ui/call/phone-link.tsx';
import { CreditsNote } from '../ui/text/credits-note.tsx';
import { DetailList } from '../ui/text/detail-list.tsx';
import { Fold } from '../ui/text/fold.tsx';
import { LinkGrid } from '../ui/text/link-grid.tsx';
import { Parts } from '../ui/text/parts.tsx';
import { Prose } from '../ui/text/prose.tsx';
import { Section } from '../ui/text/section.tsx';
import { CityBox, ProgramInShort } from './sections/city-box.tsx';
import { CourseOffer } from './sections/course-offer.tsx';
import { DatesSection } from './sections/dates-section.tsx';
import { Enquiry } from './sections/enquiry.tsx';
import { LocalQuestions } from './sections/local-questions.tsx';
import { NearbyTerms } from './sections/nearby-terms.tsx';
import { hasExamCalculator, RecertificationSection } from './sections/recertification-section.tsx';

/** The `lang` of a passage: undefined when it is the page's language. */
const otherLanguage = (passage: Locale, page: Locale): Locale | undefined => (passage === page ? undefined : passage);

export type CoursePageData = PageOf<'course'> | PageOf<'course-city'> | PageOf<'company-city'>;

/** The texts of the enquiry for an audience. */
const enquiryIntro: Readonly<Record<string, (t: Messages['course']) => string>> = {
  uniformed: (t) => t.enquiryTextUnit(),
  fire: (t) => t.enquiryTextFireUnit(),
};

/** A course type, for the whole country or in a city. */
export const CoursePage = ({ page }: { readonly page: CoursePageData }) => {
  const t = useMessages('course');
  const { body } = page;
  const latestProgram = useCalendarText(body.course.id, 'program', body.program ?? []);
  const hasProgram =
    body.local === null ? body.program !== null || latestProgram !== null : body.local.program.length > 0;
  const asks = !canAudienceBookOnline(body.course.audience);
  const parts: Readonly<Record<CoursePart, ReactNode>> = {
    offer: (
      <>
        {body.enquiryBefore === 'price' && <GroupEnquiry page={page} />}
        <PromotionBanner body={body} />
        <PriceBox body={body} />
        {body.local === null ? <Description body={body} /> : <CityBox body={body} />}
        {body.enquiryBefore === 'dates' && <GroupEnquiry page={page} />}
      </>
    ),
    program: <Program body={body} hidden={!hasProgram} />,
    sections: body.sections.map(({ id, heading, blocks }) => (
      <Fold key={id} id={id} heading={heading}>
        <Prose blocks={blocks} prefix={`${id}-`} under />
      </Fold>
    )),
    dates: body.dates !== null && <DatesSection dates={body.dates} place={body.city?.locative} />,
    calculator: hasExamCalculator(body) && <RecertificationSection body={body} />,
    gallery: body.gallery.length > 0 && (
      <Fold id="gallery" heading={body.gallery.some(({ src }) => isPhotographPath(src)) ? t.gallery() : t.drawings()}>
        <Gallery pictures={body.gallery} />
      </Fold>
    ),
    questions: <QuestionsSection body={body} asks={asks} />,
    further: <Further page={page} />,
    seo: <SeoText page={page} />,
  };
  return (
    <>
      <CourseHeader heading={page.heading} lead={page.lead} body={body}>
        <CourseOffer body={body} asks={asks} hasProgram={hasProgram} />
      </CourseHeader>
      <div className="columns wrap">
        <Parts order={courseParts} parts={parts} />
      </div>
    </>
  );
};

/** The long text at the end, in its own language. */
const SeoText = ({ page }: { readonly page: CoursePageData }) => {
  const t = useMessages('course');
  const { seo } = page.body;
  if (seo === null) return null;
  return (
    <Fold id="seo" heading={seo.heading ?? t.readOn()} lang={otherLanguage(seo.text.lang, page.locale)}>
      <Prose blocks={seo.text.blocks} prefix="seo-" under={seo.heading !== null} />
      <CreditsNote credits={page.credits} />
    </Fold>
  );
};

/** The form of a training that is agreed with the whole group. */
const GroupEnquiry = ({ page }: { readonly page: CoursePageData }) => {
  const t = useMessages('course');
  const form = useMessages('form');
  const intro = enquiryIntro[page.body.course.audience] ?? ((words) => words.enquiryText());
  const hoursOf = (detail: string): string | undefined => page.body.details.find(({ id }) => id === detail)?.value;
  const [basic, extended] = [hoursOf('companyBlsBasicHours'), hoursOf('companyBlsExtendedHours')];
  const versions =
    basic === undefined || extended === undefined
      ? []
      : [form.variantBasic({ hours: basic }), form.variantExtended({ hours: extended })];
  return <Enquiry page={page} heading={t.enquiry()} intro={intro(t)} group versions={versions} />;
};

/** What the course is, in the words of its own page. */
const Description = ({ body }: Pick<CoursePageData, 'body'>) => {
  const t = useMessages('course');
  return (
    <Fold id="description" heading={t.description()}>
      <LatestProse course={body.course.id} part="intro" blocks={body.intro} />
      <DetailList details={body.details} label={t.facts()} />
      <LatestProse course={body.course.id} part="description" blocks={body.description} prefix="description-" />
    </Fold>
  );
};

/** The program; the page of a city names its parts alone. */
const Program = ({ body, hidden }: Pick<CoursePageData, 'body'> & { readonly hidden: boolean }) => {
  const t = useMessages('course');
  return (
    <Fold id="program" heading={t.program()} hidden={hidden}>
      {body.local === null ? (
        <LatestProse course={body.course.id} part="program" blocks={body.program ?? []} prefix="program-" />
      ) : (
        <ProgramInShort local={body.local} />
      )}
    </Fold>
  );
};

/** Questions about the course, or about the city. */
const QuestionsSection = ({ body, asks }: Pick<CoursePageData, 'body'> & { readonly asks: boolean }) => {
  const t = useMessages('course');
  const { hosts } = useSiteContext();
  if (body.city !== null) return <LocalQuestions body={body} city={body.city} asks={asks} />;
  if (body.faq === null || body.faq.length === 0) return null;
  return (
    <Section id="faq" heading={t.questions()}>
      <Faq items={body.faq} set={body.faqSet} host={hosts.content} />
    </Section>
  );
};

/** The further section: cities near, whom to ask, related courses, the course in other cities. */
const Further = ({ page }: { readonly page: CoursePageData }) => {
  const t = useMessages('course');
  const form = useMessages('form');
  const { city, local, nearest, cities, related, dates, enquiryBefore } = page.body;
  return (
    <>
      <aside id="more" className="beside" aria-label={t.more()}>
        {nearest.length > 0 && <NearbyTerms near={nearest} dates={dates} />}
        {city !== null && local !== null && local.listingHref !== null && (
          <p className="way">
            <a href={local.listingHref}>{t.coursesIn({ place: city.locative })}</a>
          </p>
        )}
        <h2>{form.callUs()}</h2>
        <PhoneLink className="link-button" />
        {related.length > 0 && (
          <>
            <h2>{page.body.audienceTitle ?? t.related()}</h2>
            <LinkGrid links={related} />
          </>
        )}
      </aside>
      {enquiryBefore === null && <Enquiry page={page} heading={t.write()} folded />}
      {cities.length > 0 && (
        <Fold id="cities" heading={t.cities()}>
          <LinkGrid links={cities} short />
        </Fold>
      )}
    </>
  );
};
