import { createElement, Fragment, type ReactNode } from 'react';
import type { Block, Inline, Prose } from '#contract/prose.ts';
import { type HtmlNode, parseAllowedHtml } from './html-nodes.ts';

/** Words and links in their order, without spaces and word joiners. */
const reading = (parts: readonly string[]): string => parts.join('').replaceAll(/[\s\u2060]/g, '');

const nodeParts = (node: HtmlNode): readonly string[] =>
  typeof node === 'string' ? [node] : [...(node.href === null ? [] : [node.href]), ...node.children.flatMap(nodeParts)];

const inlineParts = (inline: Inline): readonly string[] => {
  if (typeof inline === 'string') return [inline];
  if ('link' in inline) return [inline.link, ...inline.of.flatMap(inlineParts)];
  return ('strong' in inline ? inline.strong : inline.emphasis).flatMap(inlineParts);
};

const blockParts = (block: Block): readonly string[] =>
  block.kind === 'list' ? block.items.flat().flatMap(blockParts) : block.of.flatMap(inlineParts);

/** Words and addresses of the calendar's HTML without spaces, to compare it with prose; empty where it has no readable text. */
export const comparableTextOfHtml = (html: string): string => reading(parseAllowedHtml(html).flatMap(nodeParts));

/** The same of prose that was compiled from Markdown. */
export const comparableTextOfProse = (prose: Prose): string => reading(prose.flatMap(blockParts));

const nodeOf = (node: HtmlNode): ReactNode => {
  if (typeof node === 'string') return node;
  const link = node.href === null ? null : { href: node.href, rel: 'noopener' };
  return createElement(node.tag, link, ...node.children.map(nodeOf));
};

/** HTML of the API as React elements; no text reaches an HTML sink. */
export const Html = ({ html }: { readonly html: string }) =>
  createElement(Fragment, null, ...parseAllowedHtml(html).map(nodeOf));
