/** What a browser fetches for a page before it does anything: paths below the site's root, by kind. */
export interface PageParts {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  readonly fonts: readonly string[];
}

const attributesOf = (tag: string): Readonly<Record<string, string>> =>
  Object.fromEntries([...tag.matchAll(/([a-z]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]));

/** Reads stylesheets, scripts and preloaded fonts from the HTML of one of our pages. */
export const pageParts = (html: string): PageParts => {
  const links = [...html.matchAll(/<link\b[^>]*>/g)].map(([tag]) => attributesOf(tag));
  const hrefs = (fits: (link: Readonly<Record<string, string>>) => boolean): readonly string[] =>
    links.flatMap((link) => (fits(link) && link.href !== undefined ? [link.href] : []));
  return {
    styles: hrefs(({ rel }) => rel === 'stylesheet'),
    scripts: [...html.matchAll(/<script\b[^>]*\bsrc="([^"]*)"/g)].map(([, source = '']) => source),
    fonts: hrefs((link) => link.rel === 'preload' && link.as === 'font'),
  };
};
