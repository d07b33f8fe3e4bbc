import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { siteTable } from '#backend/site/site-table.ts';
import { model } from '#model/index.ts';
import { covers } from '../../covers.ts';

const read = (file: string): string => readFileSync(`generated/${file}`, 'utf8');
const redirects: { redirects: { from: string; to: string; status: number }[] } = JSON.parse(
  read('redirects/redirects.json'),
);
const sitemapUrls = (name: string): string[] =>
  [...read(`public/${name}.xml`).matchAll(/<loc>https:\/\/www\.example\.pl([^<]*)<\/loc>/g)].map(
    ([, path = '']) => path || '/',
  );

describe('redirects', () => {
  it(
    'take the individual courses that ask for the city in the query, with every city, to the query',
    covers('2.7', 'C30'),
    () => {
      const moved = redirects.redirects.filter(({ to }) => to.includes('?localization='));
      const types = model.courseTypes.filter(
        ({ audience, localization }) => audience === 'individual' && localization === 'query',
      );
      expect(moved).toHaveLength(types.length * model.cities.length);
      expect(moved).toContainEqual({
        from: '/kurs-pierwszej-pomocy-bls-aed/wroclaw',
        to: '/kurs-pierwszej-pomocy-bls-aed?localization=wroclaw',
        status: 301,
      });
    },
  );

  it('take the four old blog addresses to the blog', covers('2.20', 'C32'), () => {
    expect(redirects.redirects.filter(({ to }) => to === '/blog').map(({ from }) => from)).toEqual([
      '/blog/blog',
      '/kurs-kwalifikowanej-pierwszej-pomocy-kpp/blog',
      '/kursy-pierwszej-pomocy/blog',
      '/recertyfikacja-kpp/blog',
    ]);
  });

  it('end on a page in one hop', () => {
    const known = new Set([...siteTable.pages, ...siteTable.reserved]);
    const sources = new Set(redirects.redirects.map(({ from }) => from));
    const wrong = redirects.redirects.filter(
      ({ from, to }) => known.has(from) || !known.has(to.replace(/\?.*/, '')) || sources.has(to),
    );
    expect(wrong).toEqual([]);
  });

  it.each(['nginx.conf', 'Caddyfile', '_redirects'])(
    'stand in %s, trailing slashes included, with the root untouched',
    covers('2.1'),
    (file) => {
      const text = read(`redirects/${file}`);
      for (const { from, to } of redirects.redirects) {
        expect(text).toContain(`${from} `);
        expect(text).toContain(to);
      }
      expect(text).toContain('/kontakt/ ');
      expect(text).not.toMatch(/^(?:location = \/ \{ return|\s*redir \/ |\/ )/m);
    },
  );
});

describe('sitemaps', () => {
  const main = sitemapUrls('sitemap-main');
  const blog = sitemapUrls('sitemap-blog');

  it('hold every indexable page once and nothing reserved', covers('2.30', '2.31'), () => {
    const pages: { path: string; sitemap: string | null }[] = JSON.parse(read('routes/pages.json'));
    expect([...main, ...blog].toSorted()).toEqual(
      pages.flatMap(({ path, sitemap }) => (sitemap === null ? [] : [path])).toSorted(),
    );
    expect([...main, ...blog].filter((path) => siteTable.reserved.has(path))).toEqual([]);
  });

  it('list the articles in the sitemap of the blog', covers('2.30'), () => {
    expect(blog.length).toBeGreaterThanOrEqual(6);
    expect(blog.every((path) => path.startsWith('/blog/'))).toBe(true);
  });

  it('name twins of both languages only in pairs', () => {
    const entries = [...read('public/sitemap-main.xml').matchAll(/<url>([\s\S]*?)<\/url>/g)].map(
      ([, entry = '']) => entry,
    );
    const alternatesOf = (entry: string): string[] =>
      [...entry.matchAll(/hreflang="(?:pl|en)" href="([^"]+)"/g)].map(([, url = '']) => url);
    const byUrl = new Map(entries.map((entry) => [/<loc>([^<]+)/.exec(entry)?.[1] ?? '', alternatesOf(entry)]));
    for (const [url, alternates] of byUrl) {
      if (alternates.length === 0) continue;
      expect(alternates).toContain(url);
      for (const other of alternates) expect(byUrl.get(other)).toEqual(alternates);
    }
  });

  it('are named in robots.txt, which allows everything', covers('2.30'), () => {
    expect(read('public/robots.txt')).toBe('User-agent: *\nAllow: /\n\nSitemap: https://www.example.pl/sitemap.xml\n');
    expect(read('public/sitemap.xml')).toContain('sitemap-blog.xml');
  });
});
