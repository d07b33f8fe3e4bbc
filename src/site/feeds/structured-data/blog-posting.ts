import type { PageOf } from '#domain/pages/page.ts';
import { plainText } from '../../lib/plain-text.ts';
import { citationsOf, personNode } from './credits.ts';
import type { GraphContext, GraphNode } from './graph-node.ts';
import { providerNode } from './organisation.ts';

/** The article of a page; where no person signs it, the provider is its author. */
export const blogPostingNode = (
  { body, credits, head, heading, locale }: PageOf<'article'>,
  context: GraphContext,
): GraphNode => ({
  '@type': 'BlogPosting',
  headline: plainText(heading),
  description: plainText(head.description),
  datePublished: body.published,
  dateModified: body.updated ?? body.published,
  inLanguage: locale,
  mainEntityOfPage: context.origin + head.canonical,
  image: head.image === null ? undefined : context.origin + head.image.src,
  author: credits.author === null ? providerNode(context) : personNode(credits.author),
  citation: citationsOf(credits),
  publisher: providerNode(context),
});
