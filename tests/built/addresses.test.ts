import { beforeAll, describe, expect, it } from 'vitest';
import { siteTable } from '#backend/routes/site/site-table.ts';
import { apiCalls } from '#generated/api/calls.ts';
import { locales } from '#generated/data/locales.ts';
import { pathTo } from '#generated/routes/routes.ts';
import { covers } from '../covers.ts';
import { type BuiltPage, type BuiltSite, buildForTests, origin } from './build-for-tests.ts';
import { elements, normalised, visibleText } from './markup.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await buildForTests();
});

const calls: ReadonlySet<string> = new Set(Object.values(apiCalls).map(({ path }) => path));

const idsOf = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id));

/** Every address of ours that a page names, in the body and in the head. */
const addressesOf = ({ html }: BuiltPage): readonly string[] => {
  const plain = ['a', 'link', 'img', 'script', 'source', 'form', 'use'].flatMap((name) =>
    elements(html, name).flatMap(({ href, src, action, srcset }) => [
      ...[href, src, action].filter((address) => address !== undefined),
      ...(srcset ?? '').split(',').flatMap((part) => part.trim().split(' ')[0] ?? []),
    ]),
  );
  const shared = elements(html, 'meta').flatMap(({ property, content }) =>
    property === 'og:image' || property === 'og:url' ? [content ?? ''] : [],
  );
  return [...plain, ...shared]
    .map((address) => address.replace(/^webcal:/, 'http:'))
    .map((address) => (address.startsWith(origin) ? address.slice(origin.length) || '/' : address))
    .filter((address) => address.startsWith('/') || address.startsWith('#'));
};

describe('every address on every page', () => {
  it('resolves to a page, a file, a call or an anchor', () => {
    const pages = new Map(site.pages.map((page) => [page.path, page]));
    const leads = (address: string, from: BuiltPage): boolean => {
      const [whole = '', fragment] = address.split('#');
      const path = whole === '' ? from.path : (whole.split('?')[0] ?? '');
      const page = pages.get(path);
      if (fragment !== undefined) return page !== undefined && idsOf(page.html).has(fragment);
      return page !== undefined || siteTable.reserved.has(path) || calls.has(path) || site.files.has(path);
    };
    const broken = site.pages.flatMap((page) =>
      addressesOf(page)
        .filter((address) => !leads(address, page))
        .map((address) => `${page.path} → ${address}`),
    );
    expect(site.pages.flatMap(addressesOf).length).toBeGreaterThan(10_000);
    expect(broken).toEqual([]);
  });

  it('opens the search without criteria, which that page cannot read without scripts', () => {
    const searches = locales.all.map((locale) => pathTo('search', locale));
    const links = site.pages.flatMap(({ html }) => elements(html, 'a').flatMap(({ href }) => href ?? []));
    expect(links.filter((link) => searches.includes(link)).length).toBeGreaterThan(0);
    expect(links.filter((link) => searches.some((search) => link.startsWith(`${search}?`)))).toEqual([]);
  });

  it('has no trailing slash', () => {
    const slashed = site.pages
      .flatMap(addressesOf)
      .filter((address) => address !== '/' && /\/(?:$|[?#])/.test(address));
    expect(slashed).toEqual([]);
  });

  it('opens other sites only with rel="noopener" and over HTTPS', () => {
    const foreign = site.pages.flatMap(({ html }) =>
      elements(html, 'a').filter(
        ({ href }) => /^[a-z]+:\/\//.test(href ?? '') && !href?.replace(/^webcal:/, 'http:').startsWith(origin),
      ),
    );
    for (const { href, rel } of foreign) {
      expect(href).toMatch(/^https:/);
      expect(rel, href).toContain('noopener');
    }
  });
});

describe('the pages that search engines may index', () => {
  const canonicalOf = ({ html }: BuiltPage) => elements(html, 'link').find(({ rel }) => rel === 'canonical')?.href;
  const locations = (file: string) => [...site.read(file).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url);

  it(
    'are those of the sitemaps, those with a canonical of their own, and those without noindex',
    covers('rule:route-membership', '2.30', '2.31', '6.1', 'C35', 'C36'),
    () => {
      const wanted = site.pages
        .filter(({ indexable }) => indexable)
        .map(({ path }) => `${origin}${path === '/' ? '/' : path}`);
      const mapped = locations('/sitemap.xml').flatMap((url) => locations(url.slice(origin.length)));
      const open = site.pages.filter(({ html }) => !/<meta name="robots" content="[^"]*noindex/.test(html));
      expect(mapped.toSorted()).toEqual(wanted.toSorted());
      expect(open.map((page) => canonicalOf(page)).toSorted()).toEqual(wanted.toSorted());
      expect(open.map(({ path }) => origin + path).toSorted()).toEqual(wanted.toSorted());
      const map = site.read('/sitemap-main.xml');
      expect(map.match(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/g)).toHaveLength(map.match(/<url>/g)?.length ?? 0);
      expect(site.read('/robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`);
      const articles = site.pages.filter(({ kind }) => kind === 'article').map(({ path }) => origin + path);
      expect(locations('/sitemap-blog.xml').toSorted()).toEqual(articles.toSorted());
    },
  );

  it('have one heading of the first level, and state their language', covers('6.1'), () => {
    for (const { path, html, locale } of site.pages) {
      expect(html.match(/<h1[\s>]/g), path).toHaveLength(1);
      expect(html, path).toMatch(new RegExp(`^<!DOCTYPE html><html lang="${locale}"`));
    }
  });

  it('link to their twins, and the twins to them', () => {
    const twins = new Map(
      site.pages.map((page) => [
        origin + page.path,
        elements(page.html, 'link')
          .filter(({ rel, hreflang }) => rel === 'alternate' && hreflang !== undefined)
          .map(({ hreflang, href }) => `${hreflang} ${href}`),
      ]),
    );
    const map = site.read('/sitemap-main.xml');
    for (const [, entry = ''] of map.matchAll(/<url>([\s\S]*?)<\/url>/g)) {
      const listed = elements(entry, 'xhtml:link').map(({ hreflang, href }) => `${hreflang} ${href}`);
      expect(listed).toEqual(twins.get(/<loc>([^<]+)/.exec(entry)?.[1] ?? ''));
    }
    const paired = [...twins].filter(([, links]) => links.length > 0);
    expect(paired.length).toBeGreaterThan(20);
    for (const [url, links] of paired) {
      const targets = links.filter((link) => !link.startsWith('x-default')).map((link) => link.split(' ')[1] ?? '');
      expect(targets).toContain(url);
      for (const target of targets) expect(twins.get(target), `${url} → ${target}`).toEqual(links);
      expect(links).toContain(`x-default ${links.find((link) => link.startsWith('pl '))?.slice(3)}`);
    }
  });

  it('have a unique title, description and sharing card', () => {
    const open = site.pages.filter(({ indexable }) => indexable);
    const meta = (page: BuiltPage, name: string) =>
      elements(page.html, 'meta').find((element) => element.name === name || element.property === name)?.content;
    const titles = open.map(({ html }) => /<title>([^<]+)<\/title>/.exec(html)?.[1]);
    for (const values of [titles, open.map((page) => meta(page, 'description'))]) {
      expect(values).not.toContain(undefined);
      expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([]);
    }
    for (const page of open) {
      expect(meta(page, 'og:url')).toBe(canonicalOf(page));
      expect(meta(page, 'twitter:card'), page.path).toBe('summary_large_image');
      expect(meta(page, 'og:image:alt')).toBeTruthy();
      expect(site.files, page.path).toContain(meta(page, 'og:image')?.slice(origin.length));
    }
  });
});

describe('the documents of reserved paths', () => {
  it('are not indexed by search engines', () => {
    expect(site.appShells.length).toBeGreaterThan(0);
    for (const { path, html } of site.appShells) {
      expect(html, path).toContain('<meta name="robots" content="noindex"/>');
      expect(html, path).not.toContain('rel="canonical"');
    }
  });

  it('have title, heading and language link of their page before any script runs', () => {
    for (const { path, html, head, heading, otherLanguage } of site.appShells) {
      expect(visibleText(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? ''), path).toBe(normalised(head.title));
      expect(visibleText(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1] ?? ''), path).toBe(normalised(heading));
      expect(
        elements(html, 'a').map(({ href }) => href),
        path,
      ).toContain(otherLanguage.href);
    }
  });
});
