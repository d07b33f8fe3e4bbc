import type { FaqItem } from '#generated/runtime/page-data.ts';
import { plainText } from '../plain-text.ts';
import type { GraphNode } from './graph-node.ts';
import { proseText } from './prose-text.ts';

/** The questions of a page that shows them. */
export const faqNodes = (items: readonly FaqItem[] | null): readonly GraphNode[] =>
  items === null || items.length === 0
    ? []
    : [
        {
          '@type': 'FAQPage',
          mainEntity: items.map(({ title, content }) => ({
            '@type': 'Question',
            name: plainText(title),
            acceptedAnswer: { '@type': 'Answer', text: proseText(content) },
          })),
        },
      ];
