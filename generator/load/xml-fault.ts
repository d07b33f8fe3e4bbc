/** A fault in the markup of a file: a sentence, and the 0-based offset at which it begins. */
export interface Fault {
  readonly found: string;
  readonly offset?: number;
}

const name = String.raw`[A-Za-z_:][\w:.-]*`;
const attribute = String.raw`\s+${name}\s*=\s*(?:"[^"<]*"|'[^'<]*')`;

/** Splits XML into pieces; the last alternative is a `<` that begins no other piece, which is a fault. */
const pieces = new RegExp(
  [
    String.raw`<!--(?:(?!--)[\s\S])*-->`,
    String.raw`<\?[\s\S]*?\?>`,
    String.raw`<!\[CDATA\[[\s\S]*?\]\]>`,
    String.raw`<!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?>`,
    String.raw`<(?<opened>${name})(?<attributes>(?:${attribute})*)\s*(?<closed>/?)>`,
    String.raw`</(?<ended>${name})\s*>`,
    '[^<]+',
    '(?<broken><)',
  ].join('|'),
  'g',
);

const known = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-fA-F]+);)/;

const attributeNames = (attributes: string): string[] =>
  [...attributes.matchAll(new RegExp(String.raw`\s(${name})\s*=`, 'g'))].map(([, one = '']) => one);

const faultOfPiece = (piece: string, groups: Readonly<Record<string, string | undefined>>): string | undefined => {
  if (groups.broken !== undefined) return 'The tag is incomplete: a quotation mark or a “>” is missing.';
  if (!piece.startsWith('<!') && known.test(piece)) return 'An “&” that begins no character is written “&amp;”.';
  const names = attributeNames((groups.attributes ?? '').replaceAll(/"[^"]*"|'[^']*'/g, '""'));
  const twice = names.find((one, index) => names.indexOf(one) < index);
  return twice === undefined ? undefined : `The attribute “${twice}” occurs twice.`;
};

/** The first fault that makes a text not well-formed XML; undefined if there is none. */
export const findXmlFault = (text: string): Fault | undefined => {
  const open: { readonly name: string; readonly offset: number }[] = [];
  for (const { 0: piece, index: offset, groups = {} } of text.matchAll(pieces)) {
    const found = faultOfPiece(piece, groups);
    if (found !== undefined) return { found, offset };
    if (groups.opened !== undefined && groups.closed === '') open.push({ name: groups.opened, offset });
    if (groups.ended === undefined) continue;
    const last = open.pop();
    if (last?.name !== groups.ended)
      return {
        found: `“</${groups.ended}>” closes an element that is not open${last ? `; “<${last.name}>” is` : ''}.`,
        offset,
      };
  }
  const left = open.at(-1);
  return left === undefined ? undefined : { found: `“<${left.name}>” is never ended.`, offset: left.offset };
};
