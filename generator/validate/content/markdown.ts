import type { PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';

/** Offsets count from the beginning of the Markdown. */
interface Placed {
  readonly offset: number;
}

/** An element that no text may contain, by the parser's name for it, with its source text. */
interface Unsupported {
  readonly kind: 'unsupported';
  readonly name: string;
  readonly text: string;
}

/** A part of a line, with `{arguments}` and link targets still as they are written. */
export type MarkdownInline = Placed &
  (
    | { readonly kind: 'text'; readonly text: string }
    | { readonly kind: 'strong' | 'emphasis'; readonly of: readonly MarkdownInline[] }
    | { readonly kind: 'link'; readonly target: string; readonly of: readonly MarkdownInline[] }
    | Unsupported
  );

export type MarkdownBlock = Placed &
  (
    | { readonly kind: 'paragraph'; readonly of: readonly MarkdownInline[] }
    | { readonly kind: 'heading'; readonly depth: number; readonly of: readonly MarkdownInline[] }
    | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly Markdown[] }
    | Unsupported
  );

export type Markdown = readonly MarkdownBlock[];

const offsetOf = ({ position }: RootContent): number => position?.start.offset ?? 0;

const inline = (node: PhrasingContent): MarkdownInline => {
  const offset = offsetOf(node);
  switch (node.type) {
    case 'text':
      return { kind: 'text', offset, text: node.value.replaceAll('\n', ' ') };
    case 'break':
      return { kind: 'text', offset, text: ' ' };
    case 'strong':
    case 'emphasis':
      return { kind: node.type, offset, of: node.children.map(inline) };
    case 'link':
      return { kind: 'link', offset, target: node.url, of: node.children.map(inline) };
    default:
      return { kind: 'unsupported', offset, name: node.type, text: 'value' in node ? node.value : '' };
  }
};

const block = (node: RootContent): MarkdownBlock => {
  const offset = offsetOf(node);
  switch (node.type) {
    case 'paragraph':
      return { kind: 'paragraph', offset, of: node.children.map(inline) };
    case 'heading':
      return { kind: 'heading', offset, depth: node.depth, of: node.children.map(inline) };
    case 'list': {
      const items = node.children.map((item) => item.children.map(block));
      return { kind: 'list', offset, ordered: node.ordered === true, items };
    }
    default:
      return { kind: 'unsupported', offset, name: node.type, text: 'value' in node ? node.value : '' };
  }
};

/** Parses Markdown into the elements that texts may have. The parser's own tree, which is several times as large, is not kept. */
export const parseMarkdown = (text: string): Markdown => fromMarkdown(text).children.map(block);
