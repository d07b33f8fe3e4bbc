import { call } from '../../lib/api/call.ts';
import { CallError } from '../../lib/api/call-error.ts';
import { faqContract } from '../../lib/api/faq-contract.ts';
import { type HtmlNode, htmlNodes } from '../../lib/html/html-nodes.ts';

const nodeOf = (node: HtmlNode): Node => {
  if (typeof node === 'string') return document.createTextNode(node);
  const element = document.createElement(node.tag);
  if (node.href !== null) {
    element.setAttribute('href', node.href);
    element.setAttribute('rel', 'noopener');
  }
  element.append(...node.children.map(nodeOf));
  return element;
};

/** What a visitor reads and can follow; printing differs in nothing else. */
const readingOf = (part: ParentNode & Node): string =>
  JSON.stringify([
    part.textContent?.replaceAll(/\s+/g, ' ').trim(),
    [...part.querySelectorAll('a')].map((link) => link.getAttribute('href')),
  ]);

const answerOf = (html: string): DocumentFragment => {
  const fragment = document.createDocumentFragment();
  fragment.append(...htmlNodes(html).map(nodeOf));
  return fragment;
};

/**
 * Asks the API for the questions, once. A printed question whose answer has changed since the build gets the new one; one
 * that the API does not know, or knows with several answers, keeps its own, and so do all when there is no answer.
 */
export const refreshFaq = async (root: HTMLElement): Promise<void> => {
  const told = await call(faqContract, {}, { origin: root.dataset.host ?? '' }).catch((error: unknown) => {
    if (error instanceof CallError) return [];
    throw error;
  });
  for (const question of root.querySelectorAll('.question')) {
    const title = question.querySelector('summary')?.textContent;
    const printed = question.querySelector('.prose');
    const answers = told.filter((item) => item.title === title).map(({ content }) => answerOf(content));
    const [answer] = answers;
    if (printed === null || answer === undefined || answers.length > 1) continue;
    if (readingOf(answer) !== readingOf(printed)) printed.replaceChildren(answer);
  }
};
