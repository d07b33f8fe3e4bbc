import type { CourseCard } from '#contract/course.ts';
import type { PageLink } from '#contract/links.ts';
import type { PageData, PageOf } from '#contract/page.ts';
import type { FaqItem } from '#contract/sections.ts';
import { removeTypesettingMarks, textOfProse } from '../../lib/prose-text.ts';
import { courseNodes } from './course.ts';
import { citedSourceNodes, personNode, reviewNodes } from './credits.ts';
import type { GraphContext, GraphNode } from './graph-node.ts';
import { organisationNode, providerNode, websiteNode } from './organisation.ts';

/** The questions of the page of a course that have an answer. Pages of its cities show them again, but search engines want each question once. */
const faqNodes = (items: readonly FaqItem[] | null): readonly GraphNode[] => {
  const questions = (items ?? []).flatMap(({ title, content }) => {
    const [name, text] = [removeTypesettingMarks(title), textOfProse(content)];
    return name === '' || text === ''
      ? []
      : [{ '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text } }];
  });
  return questions.length === 0 ? [] : [{ '@type': 'FAQPage', mainEntity: questions }];
};

/** Search engines read a list of courses only from this length on. */
const shortestList = 3;

/** The courses of a page with several, in their visible order, by their addresses: its own page describes a course. */
const courseListNodes = (cards: readonly CourseCard[], { origin }: GraphContext): readonly GraphNode[] =>
  cards.length < shortestList
    ? []
    : [
        {
          '@type': 'ItemList',
          itemListElement: cards.map(({ name, href }, at) => ({
            '@type': 'ListItem',
            position: at + 1,
            name: removeTypesettingMarks(name),
            url: origin + href,
          })),
        },
      ];

/** The visible trail; a page without a parent has none. */
const breadcrumbNodes = (trail: readonly PageLink[], origin: string): readonly GraphNode[] =>
  trail.length < 2
    ? []
    : [
        {
          '@type': 'BreadcrumbList',
          itemListElement: trail.map(({ label, href }, at) => ({
            '@type': 'ListItem',
            position: at + 1,
            name: removeTypesettingMarks(label),
            item: origin + href,
          })),
        },
      ];

/** The article of a page; where no person signs it, the provider is its author. */
const blogPostingNode = (
  { body, credits, head, heading, locale }: PageOf<'article'>,
  context: GraphContext,
): GraphNode => ({
  '@type': 'BlogPosting',
  headline: removeTypesettingMarks(heading),
  description: removeTypesettingMarks(head.description),
  datePublished: body.published,
  dateModified: body.updated ?? body.published,
  inLanguage: locale,
  mainEntityOfPage: context.origin + head.canonical,
  image: head.image === null ? undefined : context.origin + head.image.src,
  author: credits.author === null ? providerNode(context) : personNode(credits.author),
  citation: citedSourceNodes(credits),
  publisher: providerNode(context),
});

const nodesOf = (page: PageData, context: GraphContext): readonly GraphNode[] => {
  switch (page.kind) {
    case 'home':
      return [websiteNode(context), organisationNode(context, page.body.map)];
    case 'about':
      return [organisationNode(context, page.body.map)];
    case 'contact':
      return [organisationNode(context, null)];
    case 'listing':
    case 'city-listing':
      return courseListNodes(page.body.courses, context);
    case 'course':
      return [
        ...courseNodes(page, context),
        ...faqNodes(page.body.faq),
        ...(page.body.audienceTitle === null ? [] : courseListNodes(page.body.related, context)),
      ];
    case 'course-city':
    case 'company-city':
      return courseNodes(page, context);
    case 'article':
      return [blogPostingNode(page, context)];
    default:
      return [];
  }
};

/** The structured data of a page as JSON-LD: one graph, or an empty list where search engines are excluded. */
export const structuredDataOfPage = (page: PageData, context: GraphContext): readonly object[] => {
  if (!page.head.indexable) return [];
  const nodes = [
    ...nodesOf(page, context),
    ...reviewNodes(page, context),
    ...breadcrumbNodes(page.breadcrumbs, context.origin),
  ];
  return nodes.length === 0 ? [] : [{ '@context': 'https://schema.org', '@graph': nodes }];
};
