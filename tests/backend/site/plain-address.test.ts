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

describe('an address of the application with a query', covers('C152'), () => {
  test.each([
    [booking, '?course=12&utm_source=x', '/api/booking-page?course=12&lang=pl'],
    [booking, '?reference=abc', '/api/booking-page?reference=abc&lang=pl'],
    [search, '?type=kpp&month=2027-01', '/api/search-page?type=kpp&month=2027-01&lang=en'],
    [booking, '?utm_source=x', null],
    [booking, '', null],
    ['/kontakt', '?course=12', null],
  ])('%s%s leads to %s', (path, query, wanted) => expect(plainAddress(path, query)).toBe(wanted));

  test('is the document of the application, which leads browsers without scripts on, whatever the query holds', async () => {
    const plain = await (await fetch(`${site.origin}${booking}`)).text();
    const query = new URLSearchParams({ course: `1"><script>x</script>$&` });
    const answer = await fetch(`${site.origin}${booking}?${query}`);
    const html = await answer.text();
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(html).not.toContain('<script>x');
    expect(html).toContain('url=/api/booking-page?course=1%22%3E%3Cscript%3Ex%3C%2Fscript%3E%24%26&amp;lang=pl');
    expect(html.replace(/<noscript><meta[^>]*><\/noscript>/, '')).toBe(plain);
    const head = await fetch(`${site.origin}${booking}?course=1`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
});
