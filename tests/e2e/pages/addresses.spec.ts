import { expect } from 'playwright/test';
import { covers } from '../../covers.ts';
import { test } from '../visit/test.ts';

interface Answered {
  readonly status: number;
  readonly title: string;
  readonly headings: number;
  readonly canonical: string;
  readonly lang: string;
}

const textOf = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? '';

const summarise = (status: number, html: string): Answered => ({
  status,
  title: textOf(html, /<title>([^<]*)<\/title>/),
  headings: [...html.matchAll(/<h1[\s>]/g)].length,
  canonical: textOf(html, /<link rel="canonical" href="([^"]*)"/),
  lang: textOf(html, /<html lang="([^"]*)"/),
});

test(
  'every URL of the sitemaps answers with its own title, one h1, its canonical and its language',
  covers('6.1', '2.30'),
  async ({ request, baseURL }) => {
    const index = await (await request.get('/sitemap.xml')).text();
    const maps = [...index.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url);
    const urls: string[] = [];
    for (const map of maps) {
      const text = await (await request.get(map)).text();
      urls.push(...[...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url));
    }
    const titles = new Map<string, string>();
    for (const url of urls) {
      const response = await request.get(url, { maxRedirects: 0 });
      const answer = summarise(response.status(), await response.text());
      const english = url === `${baseURL}/en` || url.startsWith(`${baseURL}/en/`);
      expect({ url, ...answer, title: answer.title !== '' }).toEqual({
        url,
        status: 200,
        title: true,
        headings: 1,
        canonical: url,
        lang: english ? 'en' : 'pl',
      });
      expect(titles.get(answer.title), answer.title).toBeUndefined();
      titles.set(answer.title, url);
    }
    process.stdout.write(`${urls.length} URLs of ${maps.length} sitemaps\n`);
    expect(urls.length).toBeGreaterThan(150);
  },
);

const moves: readonly (readonly [from: string, to: string])[] = [
  ['/kontakt/?a=1&b=%20x', '/kontakt?a=1&b=%20x'],
  ['/en/contact/', '/en/contact'],
  ['/kurs-pierwszej-pomocy-bls-aed/wroclaw', '/kurs-pierwszej-pomocy-bls-aed?localization=wroclaw'],
  ['/recertyfikacja-kpp/blog', '/blog'],
  ['/kursy-pierwszej-pomocy/blog', '/blog'],
  ['/blog/blog', '/blog'],
];

for (const [from, to] of moves) {
  test(`${from} moves for good to ${to}`, covers('2.1', '2.7', '2.20', 'C30', 'C32'), async ({ request, baseURL }) => {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(new URL(response.headers().location ?? '', baseURL).href).toBe(`${baseURL}${to}`);
  });
}

for (const path of ['/%5Cevil.example/', '//evil.example/', '/kontakt//', '/%2F%2Fevil.example/', '/\\evil.example/']) {
  test(`${path} never leaves the site`, async ({ request, baseURL }) => {
    const response = await request.get(`${baseURL}${path}`, { maxRedirects: 0, headers: { host: 'evil.example' } });
    const { location } = response.headers();
    expect([200, 301, 400, 404]).toContain(response.status());
    if (location !== undefined) expect(new URL(location, baseURL).origin).toBe(baseURL);
  });
}

test(
  'the root stays, unknown cities are not found, application pages answer without being indexed',
  covers('2.1', '2.29'),
  async ({ request }) => {
    expect((await request.get('/', { maxRedirects: 0 })).status()).toBe(200);
    const unknown = await request.get('/recertyfikacja-kpp/atlantyda');
    expect(unknown.status()).toBe(404);
    expect(await unknown.text()).toContain('<h1');
    const booking = await request.get('/rezerwacja');
    expect(booking.status()).toBe(200);
    expect(await booking.text()).toMatch(/<meta name="robots" content="noindex[^"]*"/);
  },
);

test('the sitemaps and robots.txt name no application page', covers('2.30', '2.31'), async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Allow: /');
  const main = await (await request.get('/sitemap-main.xml')).text();
  for (const path of ['/rezerwacja', '/szukaj', '/usuniecie-konta', '/typy-indywidualne', '/audyt'])
    expect(main).not.toContain(`${path}<`);
});
