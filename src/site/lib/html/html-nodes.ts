import { type HtmlToken, splitHtmlIntoTokens } from './tokens.ts';

/** Allowed HTML as a tree: an element without attributes but a safe link, or characters. */
export type HtmlNode = string | HtmlElement;

export interface HtmlElement {
  readonly tag: AllowedTag;
  readonly href: string | null;
  readonly children: readonly HtmlNode[];
}

const allowed = ['p', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'h3', 'h4', 'br'] as const;
export type AllowedTag = (typeof allowed)[number];

const synonyms: Readonly<Record<string, AllowedTag>> = { b: 'strong', i: 'em', h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4' };
/** Elements whose characters are not text. */
const silent = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'noscript',
  'textarea',
  'title',
  'svg',
  'math',
]);
const safeLink = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i;

const tagOf = (name: string): AllowedTag | undefined => synonyms[name] ?? allowed.find((tag) => tag === name);

// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers ignore control characters inside a URL
const invisible = /[\u0000-\u0020]/g;

const safeHref = (href: string | undefined): string | null => {
  const link = href?.replaceAll(invisible, '') ?? '';
  return safeLink.test(link) ? link : null;
};

interface OpenElement {
  readonly tag: AllowedTag | null;
  readonly name: string;
  readonly href: string | null;
  readonly children: HtmlNode[];
}

const lineBreak: HtmlElement = { tag: 'br', href: null, children: [] };
const cells = new Set(['td', 'th']);

/** Rows of a table become lines, and its cells stay apart. */
const separateCells = (row: OpenElement | undefined): void => {
  const hasCell = row?.children.some((child) => typeof child !== 'string' || child.trim() !== '') === true;
  if (hasCell) row.children.push(' – ');
};

const close = (stack: OpenElement[]): void => {
  const done = stack.pop();
  const parent = stack.at(-1);
  if (done === undefined || parent === undefined) return;
  if (done.tag === null) parent.children.push(...done.children);
  else parent.children.push({ tag: done.tag, href: done.href, children: done.children });
  if (done.name === 'tr') parent.children.push(lineBreak);
};

const open = (stack: OpenElement[], token: Extract<HtmlToken, { kind: 'open' }>): void => {
  const tag = tagOf(token.name) ?? null;
  if (tag === 'br') {
    stack.at(-1)?.children.push(lineBreak);
    return;
  }
  if (cells.has(token.name)) separateCells(stack.at(-1));
  const href = tag === 'a' ? safeHref(token.attributes.href) : null;
  stack.push({ tag: tag === 'a' && href === null ? null : tag, name: token.name, href, children: [] });
};

const closeUpTo = (stack: OpenElement[], name: string): void => {
  if (!stack.some((element, at) => at > 0 && element.name === name)) return;
  while (stack.length > 1 && stack.at(-1)?.name !== name) close(stack);
  close(stack);
};

/** Parses HTML of the calendar or FAQ. An element that is not allowed is replaced by its text; scripts are removed with their text. */
export const parseAllowedHtml = (html: string): readonly HtmlNode[] => {
  const root: OpenElement = { tag: null, name: '', href: null, children: [] };
  const stack = [root];
  let silence: string | null = null;
  for (const token of splitHtmlIntoTokens(html)) {
    if (silence !== null) {
      if (token.kind === 'close' && token.name === silence) silence = null;
    } else if (token.kind === 'text') stack.at(-1)?.children.push(token.text);
    else if (token.kind === 'close') closeUpTo(stack, token.name);
    else if (silent.has(token.name)) silence = token.name;
    else open(stack, token);
  }
  while (stack.length > 1) close(stack);
  return root.children;
};
