import type { Block, Inline, Prose } from '#contract/prose.ts';
import { renderProseHtml } from '#contract/prose-html.ts';
import type { Locale } from '#domain/locale.ts';
import { escapeMarkup } from '#domain/texts/escape-markup.ts';
import { fillPlaceholders } from '#domain/texts/fill-placeholders.ts';
import { brand } from '#generated/data/brand.ts';
import type { FactTexts } from './fact-texts.ts';

const hole = /\{([A-Za-z][\w.]*)\}/g;

const holesOf = (part: Inline): readonly string[] => {
  if (typeof part === 'string') return [...part.matchAll(hole)].map(([, name = '']) => name);
  if ('strong' in part) return part.strong.flatMap(holesOf);
  if ('emphasis' in part) return part.emphasis.flatMap(holesOf);
  return [...holesOf(part.link), ...part.of.flatMap(holesOf)];
};

/** Fills the placeholders of a text; the values are not searched for placeholders. */
export const fillMailText = (text: string, facts: FactTexts): string =>
  fillPlaceholders(text, (name) => facts.get(name) ?? null).replace(/^\n| (?=\n)/g, '');

const fillInline = (part: Inline, facts: FactTexts, origin: string): Inline => {
  const inner = (of: readonly Inline[]) => of.map((one) => fillInline(one, facts, origin));
  if (typeof part === 'string') return fillMailText(part, facts);
  if ('strong' in part) return { strong: inner(part.strong) };
  if ('emphasis' in part) return { emphasis: inner(part.emphasis) };
  const link = fillMailText(part.link, facts);
  return { link: link.startsWith('/') ? origin + link : link, of: inner(part.of) };
};

const fillBlock = (block: Block, facts: FactTexts, origin: string): readonly Block[] => {
  if (block.kind === 'list') {
    const items = block.items.map((item) => fillMailProse(item, facts, origin)).filter((item) => item.length > 0);
    return items.length > 0 ? [{ ...block, items }] : [];
  }
  const silent = block.of.flatMap(holesOf).some((name) => facts.get(name) === null);
  return silent ? [] : [{ ...block, of: block.of.map((part) => fillInline(part, facts, origin)) }];
};

/** The prose with its facts; a paragraph or an item that names a missing fact is left out. */
export const fillMailProse = (prose: Prose, facts: FactTexts, origin: string): Prose =>
  prose.flatMap((block) => fillBlock(block, facts, origin));

/** Replaces non-breaking spaces and drops word joiners, which are of no use in plain text. */
export const replaceSpecialSpaces = (text: string): string =>
  text.replaceAll(/[\u{a0}\u{202f}\u{2009}]/gu, ' ').replaceAll('\u{2060}', '');

const ownWords = (link: string, words: string): boolean => /^(?:tel|mailto):/.test(link) || link === words;

const inlineText = (part: Inline): string => {
  if (typeof part === 'string') return part;
  if ('strong' in part) return part.strong.map(inlineText).join('');
  if ('emphasis' in part) return part.emphasis.map(inlineText).join('');
  const words = part.of.map(inlineText).join('');
  return ownWords(part.link, words) ? words : `${words} <${part.link}>`;
};

const inlinesText = (of: readonly Inline[]): string => {
  const [only, ...others] = of;
  if (others.length === 0 && typeof only === 'object' && 'link' in only) {
    const words = only.of.map(inlineText).join('');
    if (!ownWords(only.link, words)) return `${words}:\n${only.link}`;
  }
  return of.map(inlineText).join('');
};

const blockText = (block: Block): string => {
  if (block.kind === 'paragraph') return inlinesText(block.of);
  if (block.kind === 'heading') return inlinesText(block.of).toUpperCase();
  return block.items
    .map((item, index) => `${block.ordered ? `${index + 1}.` : '-'} ${item.map(blockText).join('\n  ')}`)
    .join('\n');
};

/** Prose as plain text: blocks with an empty line between them, links with their addresses. */
export const printPlainText = (prose: Prose): string => replaceSpecialSpaces(prose.map(blockText).join('\n\n'));

const { deep, deepInk, accent, accentInk } = brand.colours;
const ticketStyle = `margin:1.5em 0;padding:1.25em 1.5em;border-radius:1em;background:${deep.light};color:${deepInk.light};list-style:none;line-height:1.7`;
const buttonStyle = `display:inline-block;padding:.75em 1.5em;border-radius:2em;background:${accent.light};color:${accentInk.light};font-weight:bold;text-decoration:none`;

const isTicket = (block: Block): boolean => block.kind === 'list' && !block.ordered;

const isLinkAlone = (block: Block): boolean =>
  block.kind === 'paragraph' &&
  block.of.length === 1 &&
  block.of.every((part) => typeof part === 'object' && 'link' in part);

/**
 * The body of a mail to a visitor as HTML: the first list of facts becomes a ticket, the first link that is a whole paragraph becomes a
 * button.
 */
export const renderMailBodyHtml = (prose: Prose): string => {
  const [ticket, button] = [prose.findIndex(isTicket), prose.findIndex(isLinkAlone)];
  const style = (block: Block, at: number): string => {
    const printed = renderProseHtml([block]);
    if (at === ticket) return printed.replace('<ul>', `<ul style="${ticketStyle}">`);
    return at === button ? printed.replace('<a ', `<a style="${buttonStyle}" `) : printed;
  };
  return prose.map(style).join('\n');
};

/** A whole HTML document that every mail program can show: no pictures, no scripts, no external resources. */
export const renderHtmlDocument = (locale: Locale, title: string, body: string): string =>
  `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeMarkup(title)}</title>
</head>
<body style="max-width: 40em; margin: 1em auto; padding: 0 1em; font-family: sans-serif; line-height: 1.5">
${body}
</body>
</html>
`;
