/** A piece of HTML text: the beginning or end of an element, or characters. */
export type HtmlToken =
  | { readonly kind: 'open'; readonly name: string; readonly attributes: Readonly<Record<string, string>> }
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string };

const piece = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-zA-Z][a-zA-Z0-9-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>|[^<]+|</g;
const attribute = /([a-zA-Z][a-zA-Z0-9-]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+))/g;
const reference = /&(?:#x([0-9a-fA-F]{1,6})|#([0-9]{1,7})|([a-zA-Z]+));/g;

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bdquo: '„',
  rdquo: '”',
  ldquo: '“',
};

const highestCodePoint = 0x10ffff;
const characterOf = (code: number): string =>
  code > 0 && code <= highestCodePoint ? String.fromCodePoint(code) : '\ufffd';

/** Character references as characters; one that is not known stays as it is written. */
export const decodeCharacterReferences = (text: string): string =>
  text.replaceAll(reference, (whole, ...groups: readonly (string | undefined)[]) => {
    const [hexadecimal, decimal, name] = groups;
    if (hexadecimal !== undefined) return characterOf(Number.parseInt(hexadecimal, 16));
    if (decimal !== undefined) return characterOf(Number.parseInt(decimal, 10));
    return named[name ?? ''] ?? whole;
  });

const attributesOf = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...text.matchAll(attribute)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      decodeCharacterReferences(double ?? single ?? bare ?? ''),
    ]),
  );

/** Divides HTML into tokens; comments are dropped, a stray `<` is a character. */
export const splitHtmlIntoTokens = (html: string): readonly HtmlToken[] =>
  [...html.matchAll(piece)].flatMap(([whole, slash, name, rest]): HtmlToken[] => {
    if (whole.startsWith('<!--')) return [];
    if (name === undefined) return [{ kind: 'text', text: decodeCharacterReferences(whole) }];
    const lower = name.toLowerCase();
    return [
      slash === '/'
        ? { kind: 'close', name: lower }
        : { kind: 'open', name: lower, attributes: attributesOf(rest ?? '') },
    ];
  });
