import { type CourseCard, type CoursePart, courseParts } from '#domain/pages/course.ts';
import { type HomePart, homeParts, type PageData, type PageOf } from '#domain/pages/page.ts';
import type { ArticleCard, Emergency, FaqItem } from '#domain/pages/sections.ts';
import { decidePrice, isPriceAgreed, priceTexts } from '../../lib/calendar/price.ts';
import type { Site } from '../../lib/site-context.ts';
import { dateLines } from './date-lines.ts';
import { markdownLink, markdownText, proseMarkdown } from './prose-markdown.ts';

type Blocks = readonly string[];

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

/** A short instruction for an emergency: how to recognise it, the steps in order, what never, and when to call. */
const emergencyBlocks = (emergencies: readonly Emergency[], site: Site): Blocks => {
  const { emergencies: t } = site.reader.messages;
  return emergencies.flatMap(({ name, when, steps, never, call }) => [
    `## ${markdownText(name)}`,
    `**${t.when()}** ${markdownText(when)}`,
    `**${t.steps()}**`,
    ...linesOf(steps.map((step, index) => `${index + 1}. ${markdownText(step)}`)),
    `**${t.never()}**`,
    ...linesOf(never.map((sentence) => `- ${markdownText(sentence)}`)),
    `**${t.call()}** ${markdownText(call)}`,
  ]);
};

const courseBlocks = (
  { body }: PageOf<'course'> | PageOf<'course-city'> | PageOf<'company-city'>,
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
    seo: body.seo === null ? [] : proseMarkdown(body.seo.text.blocks, { origin }),
  };
  return courseParts.flatMap((part) => parts[part]);
};

const homeBlocks = ({ body }: PageOf<'home'>, site: Site): Blocks => {
  const parts: Readonly<Record<HomePart, Blocks>> = {
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
  return homeParts.flatMap((part) => parts[part]);
};

const bodyBlocks = (page: PageData, site: Site): Blocks => {
  const { origin } = site;
  switch (page.kind) {
    case 'course':
    case 'course-city':
    case 'company-city':
      return courseBlocks(page, site);
    case 'home':
      return homeBlocks(page, site);
    case 'listing':
    case 'city-listing':
      return [...cardLines(page.body.courses, site), ...proseMarkdown(page.body.text, { origin })];
    case 'blog':
      return [...proseMarkdown(page.body.text, { origin }), ...articleLines(page.body.articles, site)];
    case 'text':
      return [
        ...emergencyBlocks(page.body.emergencies, site),
        ...proseMarkdown(page.body.text, { origin }),
        ...linesOf(
          (page.body.table?.rows ?? []).map(
            (cells) => `- ${markdownText(cells.filter((cell) => cell !== null).join(' – '))}`,
          ),
        ),
      ];
    default:
      return 'text' in page.body ? proseMarkdown(page.body.text, { origin }) : [];
  }
};

/** The content of a page as Markdown for programs, from the same data as its HTML. */
export const pageMarkdown = (page: PageData, site: Site): string => {
  const { heading, lead, head } = page;
  const source = markdownLink(site.layout.organisation.name, head.canonical, site.origin);
  const blocks = [`# ${markdownText(heading)}`, markdownText(lead), ...bodyBlocks(page, site), '---', source];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
};
