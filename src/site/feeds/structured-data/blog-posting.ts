import type { PageOf } from '#domain/pages/page.ts';
import { plainText } from '../../lib/plain-text.ts';
import type { GraphContext, GraphNode } from './graph-node.ts';
import { providerNode } from './organisation.ts';

/** The article of a page; no person signs it, so the provider is its author. */
export const blogPostingNode = (
  { body, head, heading, locale }: PageOf<'article'>,
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
  author: providerNode(context),
  publisher: providerNode(context),
});
