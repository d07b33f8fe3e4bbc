import { type CourseCard, type CoursePart, courseParts } from '#domain/pages/course.ts';
import type { Credits } from '#domain/pages/credits.ts';
import { isKnown } from '#domain/pages/known.ts';
import { type PageData, type PageOf, type PartOf, pageParts } from '#domain/pages/page.ts';
import type { ProcessingRecord } from '#domain/pages/processing.ts';
import type { ArticleCard, ClaimLine, Emergency, FaqItem, PageTable } from '#domain/pages/sections.ts';
import { dateWord } from '../../lib/calendar/calendar-texts.ts';
import { decidePrice, isPriceAgreed, priceTexts } from '../../lib/calendar/price.ts';
import type { Site } from '../../lib/site-context.ts';
import { dateLines } from './date-lines.ts';
import { markdownLink, markdownText, proseMarkdown } from './prose-markdown.ts';

type Blocks = readonly string[];

/** Every part of a page; the compiler names one that is missing. */
type Parts<Kind extends keyof typeof pageParts> = Readonly<Record<PartOf<Kind>, Blocks>>;

/** A second-level heading with its content; nothing without content. */
const section = (heading: string, blocks: Blocks): Blocks =>
  blocks.length === 0 ? [] : [`## ${markdownText(heading)}`, ...blocks];

const linesOf = (lines: readonly string[]): Blocks => (lines.length === 0 ? [] : [lines.join('\n')]);

const shownPrice = (site: Site, id: string, price: CourseCard['price']): string => {
  const { course } = site.reader.messages;
  const none = isPriceAgreed(id) ? course.priceOnRequest() : course.askPrice();
  return priceTexts({ decision: decidePrice(site, id, price), price, none }, site.layout.locale).words;
};

const cardLines = (cards: readonly CourseCard[], site: Site): Blocks =>
  linesOf(
    cards.map(
      ({ id, name, href, price }) => `- ${markdownLink(name, href, site.origin)} – ${shownPrice(site, id, price)}`,
    ),
  );

const articleLines = (articles: readonly ArticleCard[], { origin }: Site): Blocks =>
  linesOf(
    articles.map(
      ({ heading, href, published, lead }) =>
        `- ${markdownLink(heading, href, origin)} (${published}): ${markdownText(lead)}`,
    ),
  );

const questions = (items: readonly FaqItem[] | null, { origin }: Site): Blocks =>
  (items ?? []).flatMap(({ title, content }) => [
    `### ${markdownText(title)}`,
    ...proseMarkdown(content, { origin, deeper: 2 }),
  ]);

/** A short instruction for an emergency, in the order of its card. */
const emergencyBlocks = (emergencies: readonly Emergency[], site: Site): Blocks => {
  const { emergencies: t } = site.reader.messages;
  return emergencies.flatMap(({ name, when, call, steps, medicine, never, alone, sources }) => [
    `## ${markdownText(name)}`,
    `**${t.when()}** ${markdownText(when)}`,
    `**${t.call()}** ${markdownText(call)}`,
    `**${t.steps()}**`,
    ...linesOf(steps.map((step, index) => `${index + 1}. ${markdownText(step)}`)),
    ...(medicine === null ? [] : [`**${t.medicine()}** ${markdownText(medicine)}`]),
    `**${t.never()}**`,
    ...linesOf(never.map((sentence) => `- ${markdownText(sentence)}`)),
    `**${t.alone()}** ${markdownText(alone)}`,
    `${t.sources()} ${markdownText(sources.join('; '))}`,
  ]);
};

const linkLines = (links: readonly { readonly name: string; readonly href: string }[], { origin }: Site): Blocks =>
  linesOf(links.map(({ name, href }) => `- ${markdownLink(name, href, origin)}`));

const tableLines = (table: PageTable | undefined): Blocks =>
  linesOf((table?.rows ?? []).map((cells) => `- ${markdownText(cells.filter((cell) => cell !== null).join(' – '))}`));

/** The data of every form: what for, which, on what ground and for how long. */
const processingBlocks = (records: readonly ProcessingRecord[], site: Site): Blocks => {
  const { processing: t } = site.reader.messages;
  const lines = ({ rows }: ProcessingRecord) =>
    rows.map(
      ({ purpose, fields, basis, period }) =>
        `- **${markdownText(purpose)}** – ${markdownText(`${t.fields()}: ${fields.join(', ')}; ${t.basis()}: ${basis}; ${t.period()}: ${period}`)}`,
    );
  return section(
    t.heading(),
    records.flatMap((record) => [`### ${markdownText(record.form)}`, ...linesOf(lines(record))]),
  );
};

/** Who answers for a text, and on what it rests. */
const creditBlocks = ({ author, reviewed, sources }: Credits, site: Site): Blocks => {
  const { blog: t, calendar } = site.reader.messages;
  const people = [
    ...(author === null ? [] : [t.author(author)]),
    ...(reviewed === null ? [] : [`${t.reviewed(reviewed)} ${dateWord(reviewed.on, calendar)}`]),
  ];
  return [
    ...people.map(markdownText),
    ...(sources.length === 0 ? [] : [markdownText(t.sources())]),
    ...linkLines(
      sources.map(({ label, href }) => ({ name: label, href })),
      site,
    ),
  ];
};

const claimBlocks = (claims: readonly ClaimLine[], site: Site): Blocks =>
  section(
    site.reader.messages.home.claims(),
    linesOf(claims.filter(isKnown).map(({ statement }) => `- ${markdownText(statement)}`)),
  );

const courseBlocks = (
  { body, credits }: PageOf<'course'> | PageOf<'course-city'> | PageOf<'company-city'>,
  site: Site,
): Blocks => {
  const { course: t, terms } = site.reader.messages;
  const { origin } = site;
  const parts: Readonly<Record<CoursePart, Blocks>> = {
    intro: proseMarkdown(body.intro, { origin }),
    offer: [
      ...linesOf([
        `- **${t.price()}**: ${shownPrice(site, body.course.id, body.price)}`,
        ...body.details.map(({ label, value }) => `- **${markdownText(label)}**: ${markdownText(value)}`),
      ]),
      ...body.discounts.map(markdownText),
      ...proseMarkdown(body.priceText, { origin }),
      ...section(t.description(), proseMarkdown(body.description, { origin, deeper: 1 })),
    ],
    program: section(t.program(), proseMarkdown(body.program ?? [], { origin, deeper: 1 })),
    sections: body.sections.flatMap(({ heading, blocks }) =>
      section(heading, proseMarkdown(blocks, { origin, deeper: 1 })),
    ),
    dates: body.dates === null ? [] : section(terms.heading(), linesOf(dateLines(body.dates, site))),
    // Only people calculate and look at pictures.
    calculator: [],
    gallery: [],
    questions: section(t.questions(), questions(body.faq, site)),
    further: section(t.related(), cardLines(body.related, site)),
    seo: body.seo === null ? [] : [...proseMarkdown(body.seo.text.blocks, { origin }), ...creditBlocks(credits, site)],
  };
  return courseParts.flatMap((part) => parts[part]);
};

const homeBlocks = ({ body }: PageOf<'home'>, site: Site): Blocks => {
  const parts: Parts<'home'> = {
    // Dates stand on the pages of courses; a map, logos and links of apps are for people.
    next: [],
    audiences: body.audiences.flatMap(({ name, description, courses }) => [
      `## ${markdownText(name)}`,
      markdownText(description),
      ...cardLines(courses, site),
    ]),
    text: proseMarkdown(body.text, site),
    map: [],
    claims: [],
    clients: [],
    apps: [],
    contact: [],
  };
  return pageParts.home.flatMap((part) => parts[part]);
};

const listingBlocks = ({ body }: PageOf<'listing'>, site: Site): Blocks => {
  const parts: Parts<'listing'> = {
    // Only people choose by questions and write in a form.
    chooser: [],
    courses: cardLines(body.courses, site),
    cities: section(site.reader.messages.home.map(), linkLines(body.cities, site)),
    text: proseMarkdown(body.text, site),
    enquiry: [],
  };
  return pageParts.listing.flatMap((part) => parts[part]);
};

const cityBlocks = ({ body }: PageOf<'city-listing'>, site: Site): Blocks => {
  const { course: t } = site.reader.messages;
  const { instructor, nearest } = body.city;
  const parts: Parts<'city-listing'> = {
    // Dates of each course stand on its own page.
    dates: [],
    courses: cardLines(body.courses, site),
    text: [...proseMarkdown(body.text, site), ...questions(body.travel === null ? null : [body.travel], site)],
    instructor:
      instructor !== null && isKnown(instructor) ? section(t.instructor(), [markdownText(instructor.title)]) : [],
    enquiry: [],
    more: section(t.nearest(), linkLines(nearest, site)),
  };
  return pageParts['city-listing'].flatMap((part) => parts[part]);
};

const blogBlocks = ({ body }: PageOf<'blog'>, site: Site): Blocks => {
  const parts: Parts<'blog'> = {
    text: proseMarkdown(body.text, site),
    articles: articleLines(body.articles, site),
  };
  return pageParts.blog.flatMap((part) => parts[part]);
};

const articleBlocks = ({ body, credits }: PageOf<'article'>, site: Site): Blocks => {
  const parts: Parts<'article'> = { text: proseMarkdown(body.text, site), credits: creditBlocks(credits, site) };
  return pageParts.article.flatMap((part) => parts[part]);
};

const aboutBlocks = ({ body }: PageOf<'about'>, site: Site): Blocks => {
  const parts: Parts<'about'> = {
    text: proseMarkdown(body.text, site),
    claims: claimBlocks(body.claims, site),
    instructors: section(
      site.reader.messages.people.instructors(),
      linesOf(body.instructors.filter(isKnown).map(({ title }) => `- ${markdownText(title)}`)),
    ),
    map: [],
  };
  return pageParts.about.flatMap((part) => parts[part]);
};

const textBlocks = ({ body, credits }: PageOf<'text'>, site: Site): Blocks => {
  const parts: Parts<'text'> = {
    apps: [],
    table: tableLines(body.table),
    emergencies: emergencyBlocks(body.emergencies, site),
    text: proseMarkdown(body.text, site),
    processing: processingBlocks(body.processing, site),
    credits: creditBlocks(credits, site),
  };
  return pageParts.text.flatMap((part) => parts[part]);
};

const bodyBlocks = (page: PageData, site: Site): Blocks => {
  switch (page.kind) {
    case 'course':
    case 'course-city':
    case 'company-city':
      return courseBlocks(page, site);
    case 'home':
      return homeBlocks(page, site);
    case 'listing':
      return listingBlocks(page, site);
    case 'city-listing':
      return cityBlocks(page, site);
    case 'blog':
      return blogBlocks(page, site);
    case 'article':
      return articleBlocks(page, site);
    case 'about':
      return aboutBlocks(page, site);
    case 'text':
      return textBlocks(page, site);
    default:
      return proseMarkdown(page.body.text, site);
  }
};

/** The content of a page as Markdown for programs, from the same data as its HTML. */
export const pageMarkdown = (page: PageData, site: Site): string => {
  const { heading, lead, head } = page;
  const source = markdownLink(site.layout.organisation.name, head.canonical, site.origin);
  const blocks = [`# ${markdownText(heading)}`, markdownText(lead), ...bodyBlocks(page, site), '---', source];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
};
