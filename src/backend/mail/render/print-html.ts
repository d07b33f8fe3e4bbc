import type { Locale } from '#domain/locale.ts';
import type { Block, Inline, Prose } from '#domain/pages/prose.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
const textHtml = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');

const inlineHtml = (part: Inline): string => {
  if (typeof part === 'string') return textHtml(part);
  if ('strong' in part) return `<strong>${part.strong.map(inlineHtml).join('')}</strong>`;
  if ('emphasis' in part) return `<em>${part.emphasis.map(inlineHtml).join('')}</em>`;
  return `<a href="${escapeHtml(part.link)}">${part.of.map(inlineHtml).join('')}</a>`;
};

const blockHtml = (block: Block): string => {
  if (block.kind === 'paragraph') return `<p>${block.of.map(inlineHtml).join('')}</p>`;
  if (block.kind === 'heading') return `<h${block.level}>${block.of.map(inlineHtml).join('')}</h${block.level}>`;
  const items = block.items.map((item) => `<li>${itemHtml(item)}</li>`).join('');
  return block.ordered ? `<ol>${items}</ol>` : `<ul>${items}</ul>`;
};

/** An item of one paragraph needs no paragraph of its own. */
const itemHtml = (item: Prose): string => {
  const [only, ...others] = item;
  return only?.kind === 'paragraph' && others.length === 0 ? only.of.map(inlineHtml).join('') : printHtml(item);
};

export const printHtml = (prose: Prose): string => prose.map(blockHtml).join('\n');

/** A whole document that every mail program shows: no pictures, no scripts, nothing to fetch. */
export const htmlDocument = (locale: Locale, title: string, body: string): string =>
  `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
</head>
<body style="max-width: 40em; margin: 1em auto; padding: 0 1em; font-family: sans-serif; line-height: 1.5">
${body}
</body>
</html>
`;
