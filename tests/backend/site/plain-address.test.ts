import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plainAddress } from '#backend/site/plain-address.ts';
import { pathTo } from '#generated/routes/routes.ts';
import { covers } from '../../covers.ts';
import { startSite } from './site-fixture.ts';

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const [booking, search] = [pathTo('booking', 'pl'), pathTo('search', 'en')];

describe('an address with a query', covers('C152', '2.9', '2.10', '4.25'), () => {
  test.each([
    [booking, '?course=12&utm_source=x', '/api/booking-page?course=12&lang=pl'],
    [booking, '?reference=abc', '/api/booking-page?reference=abc&lang=pl'],
    [search, '?type=kpp&month=2027-01', '/api/search-page?type=kpp&month=2027-01&lang=en'],
    [
      '/en/first-aid-course-bls-aed',
      '?localization=krakow&gclid=x',
      '/api/search-page?localization=krakow&client=kursy-dla-osob-prywatnych&type=1dn&lang=en',
    ],
    [
      '/recertyfikacja-kpp/krakow',
      '?localization=lodz&month=2027-01',
      '/api/search-page?month=2027-01&client=kursy-dla-osob-prywatnych&type=kpp-rec&localization=krakow&lang=pl',
    ],
    [
      '/kursy-pierwszej-pomocy/krakow',
      '?type=kpp',
      '/api/search-page?type=kpp&client=kursy-dla-osob-prywatnych&localization=krakow&lang=pl',
    ],
    ['/recertyfikacja-kpp/krakow', '?localization=lodz', null],
    ['/recertyfikacja-kpp', '?utm_source=x', null],
    [booking, '?utm_source=x', null],
    [booking, '', null],
    ['/kontakt', '?course=12', null],
  ])('%s%s leads to %s', (path, query, wanted) => expect(plainAddress(path, query)).toBe(wanted));

  test('is the document of the application, which leads browsers without scripts on, whatever the query holds', async () => {
    const plain = await (await fetch(`${site.origin}${booking}`)).text();
    const query = new URLSearchParams({ course: `1"><script>x</script>$&` });
    const answer = await fetch(`${site.origin}${booking}?${query}`, { headers: { 'accept-encoding': 'br' } });
    const html = await answer.text();
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    expect(answer.headers.get('content-encoding')).toBe('br');
    const tag = answer.headers.get('etag') ?? '';
    const again = await fetch(`${site.origin}${booking}?${query}`, { headers: { 'if-none-match': tag } });
    expect([tag.slice(0, 3), again.status]).toEqual(['W/"', 304]);
    expect(html).not.toContain('<script>x');
    expect(html).toContain('url=/api/booking-page?course=1%22%3E%3Cscript%3Ex%3C%2Fscript%3E%24%26&amp;lang=pl');
    expect(html.replace(/<noscript><meta[^>]*><\/noscript>/, '')).toBe(plain);
    const head = await fetch(`${site.origin}${booking}?course=1`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
});
