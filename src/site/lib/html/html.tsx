import { createElement, Fragment, type ReactNode } from 'react';
import { type HtmlNode, htmlNodes } from './html-nodes.ts';

const nodeOf = (node: HtmlNode): ReactNode => {
  if (typeof node === 'string') return node;
  const link = node.href === null ? null : { href: node.href, rel: 'noopener' };
  return createElement(node.tag, link, ...node.children.map(nodeOf));
};

/** HTML of the API as React elements; nothing reaches an HTML sink. */
export const Html = ({ html }: { readonly html: string }) =>
  createElement(Fragment, null, ...htmlNodes(html).map(nodeOf));
