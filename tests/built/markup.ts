const names: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const decode = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => names[name] ?? '');

/** Text with one space between words, and without marks that only typesetting needs. */
export const normalised = (text: string): string =>
  text
    .replaceAll('\u2060', '')
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ')
    .trim();

/** The words that a reader sees; parts of a line touch, blocks do not. */
export const visibleText = (html: string): string =>
  normalised(
    decode(
      html
        .replaceAll(/<(script|head)\b[\s\S]*?<\/\1>/g, ' ')
        .replaceAll(/<\/?(?:a|b|em|s|span|strong|time)(?: [^>]*)?>|<!-- -->/g, '')
        .replaceAll(/<[^>]*>/g, ' '),
    ),
  );

/** Attributes of every element of a name. */
export const elements = (html: string, name: string): readonly Readonly<Record<string, string>>[] =>
  [...html.matchAll(new RegExp(`<${name}((?: [^>]*)?)/?>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/ ([a-zA-Z:-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        decode(value),
      ]),
    ),
  );

/** The nodes of the structured data of a page. */
export const graphNodes = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].flatMap(
    ([, json = '']) => JSON.parse(json)['@graph'],
  );
