import type { PageData } from '#domain/pages/page.ts';
import { blogPostingNode } from './blog-posting.ts';
import { breadcrumbNodes } from './breadcrumb-list.ts';
import { courseNodes } from './course.ts';
import { courseListNodes } from './course-list.ts';
import { reviewNodes } from './credits.ts';
import { faqNodes } from './faq-page.ts';
import type { GraphContext, GraphNode } from './graph-node.ts';
import { organisationNode, siteNode } from './organisation.ts';

const nodesOf = (page: PageData, context: GraphContext): readonly GraphNode[] => {
  switch (page.kind) {
    case 'home':
      return [
        siteNode(context),
        organisationNode(context, page.body.map),
        ...courseListNodes(
          page.body.audiences.flatMap(({ courses }) => courses),
          context,
        ),
      ];
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

/** The structured data of a page as JSON-LD: one graph, or nothing where search engines do not come. */
export const pageGraph = (page: PageData, context: GraphContext): readonly object[] => {
  if (!page.head.indexable) return [];
  const nodes = [
    ...nodesOf(page, context),
    ...reviewNodes(page, context),
    ...breadcrumbNodes(page.breadcrumbs, context.origin),
  ];
  return nodes.length === 0 ? [] : [{ '@context': 'https://schema.org', '@graph': nodes }];
};
