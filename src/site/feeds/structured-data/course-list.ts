import type { CourseCard } from '#domain/pages/course.ts';
import { plainText } from '../../lib/plain-text.ts';
import type { GraphContext, GraphNode } from './graph-node.ts';

/** Search engines read a list of courses only from this length on. */
const shortestList = 3;

/** The courses of a page with several, in their visible order, by their addresses: what a course is stands on its own page. */
export const courseListNodes = (cards: readonly CourseCard[], { origin }: GraphContext): readonly GraphNode[] =>
  cards.length < shortestList
    ? []
    : [
        {
          '@type': 'ItemList',
          itemListElement: cards.map(({ name, href }, at) => ({
            '@type': 'ListItem',
            position: at + 1,
            name: plainText(name),
            url: origin + href,
          })),
        },
      ];
