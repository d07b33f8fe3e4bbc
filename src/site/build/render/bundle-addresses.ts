import type { BrowserBundle } from '../bundle/bundle.ts';

/** Names of what the bundler makes for pages. */
const names = ['style', 'icon', 'loader', 'chat', 'font'] as const;

const [opening, closing] = ['{{bundled ', '}}'];

/** What stands in a rendered text for the address of a bundled file, which is not known while the text is rendered. */
export const bundleMarks: Readonly<Record<string, string>> = Object.fromEntries(
  names.map((name) => [name, `${opening}${name}${closing}`]),
);

/** The bytes of a rendered text with the addresses of the bundle. */
export const withAddresses = (text: Buffer, urls: BrowserBundle['urls']): Buffer => {
  const parts: Buffer[] = [];
  let done = 0;
  for (let at = text.indexOf(opening); at >= 0; at = text.indexOf(opening, done)) {
    const end = text.indexOf(closing, at);
    const url = urls[text.toString('utf8', at + opening.length, end)] ?? '';
    parts.push(text.subarray(done, at), Buffer.from(url));
    done = end + closing.length;
  }
  return parts.length === 0 ? text : Buffer.concat([...parts, text.subarray(done)]);
};
