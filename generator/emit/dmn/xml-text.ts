import { escapeMarkup } from '#domain/texts/escape-markup.ts';
export interface Element {
  readonly tag: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly content?: string | readonly Element[];
}

const openTag = ({ tag, attributes = {} }: Element): string =>
  [tag, ...Object.entries(attributes).map(([name, value]) => `${name}="${escapeMarkup(value)}"`)].join(' ');

/** Indented markup; an element with a text stays on its line. */
export const markup = (element: Element, indent = ''): string => {
  const { tag, content } = element;
  if (content === undefined || content.length === 0) return `${indent}<${openTag(element)}/>`;
  if (typeof content === 'string') return `${indent}<${openTag(element)}>${escapeMarkup(content)}</${tag}>`;
  const inner = content.map((child) => markup(child, `${indent}  `)).join('\n');
  return `${indent}<${openTag(element)}>\n${inner}\n${indent}</${tag}>`;
};
