import type { PageLink } from '#domain/pages/links.ts';
import { plainText } from '../../lib/plain-text.ts';
import type { GraphNode } from './graph-node.ts';

/** The visible trail; a page without a parent has none. */
export const breadcrumbNodes = (trail: readonly PageLink[], origin: string): readonly GraphNode[] =>
  trail.length < 2
    ? []
    : [
        {
          '@type': 'BreadcrumbList',
          itemListElement: trail.map(({ label, href }, at) => ({
            '@type': 'ListItem',
            position: at + 1,
            name: plainText(label),
            item: origin + href,
          })),
        },
      ];
