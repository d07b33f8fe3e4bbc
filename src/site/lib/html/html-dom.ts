import { type HtmlNode, parseAllowedHtml } from './html-nodes.ts';

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

/** HTML of the API as nodes; no text reaches an HTML sink. */
export const parseHtmlFragment = (html: string): DocumentFragment => {
  const fragment = document.createDocumentFragment();
  fragment.append(...parseAllowedHtml(html).map(nodeOf));
  return fragment;
};

/** The text that a visitor reads and the links that can be followed; two prints of one text differ in nothing else. */
export const readableText = (part: ParentNode & Node): string =>
  JSON.stringify([
    part.textContent?.replaceAll(/\s+/g, ' ').trim(),
    [...part.querySelectorAll('a')].map((link) => link.getAttribute('href')),
  ]);
