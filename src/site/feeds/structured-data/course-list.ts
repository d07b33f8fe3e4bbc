import type { CourseCard } from '#domain/pages/course.ts';
import { plainText } from '../../lib/plain-text.ts';
import type { GraphContext, GraphNode } from './graph-node.ts';
import { providerNode } from './organisation.ts';

/** Search engines read a list of courses only from this length on. */
const shortestList = 3;

/** The courses of a page with several, in their visible order. */
export const courseListNodes = (cards: readonly CourseCard[], context: GraphContext): readonly GraphNode[] =>
  cards.length < shortestList
    ? []
    : [
        {
          '@type': 'ItemList',
          itemListElement: cards.map((card, at) => ({
            '@type': 'ListItem',
            position: at + 1,
            item: {
              '@type': 'Course',
              name: plainText(card.name),
              description: plainText(card.lead === '' ? card.name : card.lead),
              url: context.origin + card.href,
              provider: providerNode(context),
            },
          })),
        },
      ];
