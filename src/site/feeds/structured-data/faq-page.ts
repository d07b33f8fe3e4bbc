import type { FaqItem } from '#domain/pages/sections.ts';
import { plainText } from '../../lib/plain-text.ts';
import { proseText } from '../../lib/prose-text.ts';
import type { GraphNode } from './graph-node.ts';

/** The questions of the page of a course. Pages of its cities show them again, but search engines want each question once. */
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
