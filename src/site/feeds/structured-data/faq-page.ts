import type { FaqItem } from '#domain/pages/sections.ts';
import { plainText } from '../../lib/plain-text.ts';
import { proseText } from '../../lib/prose-text.ts';
import type { GraphNode } from './graph-node.ts';

/** The questions of the page of a course that have an answer. Pages of its cities show them again, but search engines want each question once. */
export const faqNodes = (items: readonly FaqItem[] | null): readonly GraphNode[] => {
  const questions = (items ?? []).flatMap(({ title, content }) => {
    const [name, text] = [plainText(title), proseText(content)];
    return name === '' || text === ''
      ? []
      : [{ '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text } }];
  });
  return questions.length === 0 ? [] : [{ '@type': 'FAQPage', mainEntity: questions }];
};
