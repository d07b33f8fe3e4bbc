import type { Credited, Credits, PageData } from '#contract/page.ts';
import { removeTypesettingMarks } from '../../lib/prose-text.ts';
import type { GraphContext, GraphNode } from './graph-node.ts';

export const personNode = ({ name, role }: Credited): GraphNode => ({ '@type': 'Person', name, jobTitle: role });

const citedTypes = { law: 'Legislation', guideline: 'CreativeWork' } as const;

/** The acts and guidelines that a text cites; undefined where it cites none. */
export const citedSourceNodes = ({ sources }: Credits): readonly GraphNode[] | undefined =>
  sources.length === 0
    ? undefined
    : sources.map(({ kind, href, label }) => ({
        '@type': citedTypes[kind],
        name: removeTypesettingMarks(label),
        url: href,
      }));

/** Who reviewed the page and what it cites; a page without a reviewer is not marked as reviewed. */
export const reviewNodes = (
  { credits, head, heading, locale }: PageData,
  { origin }: GraphContext,
): readonly GraphNode[] => {
  const { reviewed, sources, medical } = credits;
  if (reviewed === null && sources.length === 0) return [];
  return [
    {
      '@type': medical ? 'MedicalWebPage' : 'WebPage',
      url: origin + head.canonical,
      name: removeTypesettingMarks(heading),
      inLanguage: locale,
      citation: citedSourceNodes(credits),
      ...(reviewed === null ? {} : { reviewedBy: personNode(reviewed), lastReviewed: reviewed.on }),
    },
  ];
};
