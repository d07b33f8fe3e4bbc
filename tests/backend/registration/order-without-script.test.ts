import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audiences } from '#generated/data/audiences.ts';
import { courseTypes } from '#generated/data/course-types.ts';
import { covers } from '../../covers.ts';
import { basicType, certifiedType, courseWith } from '../../find-course.ts';
import { type RunningApi, startApi } from '../fixtures/api-fixture.ts';
import { certified, confirm, prepareTerm, uncertified } from './booking-fixture.ts';
import { stored } from './stored-booking.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const own = { 'sec-fetch-site': 'same-origin' };
type Fields = Readonly<Record<string, unknown>>;

const textOf = async (answer: Response): Promise<string> =>
  (await answer.text()).replaceAll(/[\u00a0\u2060]/g, ' ').replaceAll('&amp;', '&');
const open = async (path: string) => textOf(await fetch(api.origin + path));
const send = (path: string, fields: Fields): Promise<Response> =>
  fetch(api.origin + path, {
    method: 'POST',
    headers: own,
    redirect: 'manual',
    body: new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])),
  });
/** What a form of a page sends besides what is typed: the hidden fields with their values. */
const hiddenIn = (html: string): Fields =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g)].map(([, name = '', value]) => [
      name,
      value,
    ]),
  );

describe('an order without scripts', covers('2.21', 'C152'), () => {
  test('knows its date, asks what is missing, shows the amount above the button, orders once, and is paid', async () => {
    const { id } = await prepareTerm(api, { type: basicType, freePlaces: 5 });
    const first = await open(`/api/booking-page?course=${id}&lang=pl`);
    expect(first).toContain(`name="course" value="${id}"`);
    expect(first).toContain('type="date"');
    const typed = { ...uncertified, email: 'bez-skryptow@example.pl' };
    const wrong = await send('/api/booking-page', { ...hiddenIn(first), ...typed, phone: '12' });
    expect(wrong.status).toBe(422);
    expect(await textOf(wrong)).toContain('value="bez-skryptow@example.pl"');
    const summary = await textOf(await send('/api/booking-page', { ...hiddenIn(first), ...typed }));
    expect(summary).toMatch(/349 zł.*<button class="button">Zamawiam z obowiązkiem zapłaty<\/button>/s);
    expect(summary).toContain('Jan Kowalski');
    const order = { ...hiddenIn(summary) };
    const ordered = await send('/api/booking-page', order);
    const page = ordered.headers.get('location') ?? '';
    expect([ordered.status, page]).toEqual([303, expect.stringMatching(/^\/api\/booking-page\?reference=/)]);
    expect((await send('/api/booking-page', order)).headers.get('location')).toBe(page);
    const reference = new URLSearchParams(page.split('?')[1]).get('reference') ?? '';
    expect(await stored(api, reference)).toMatchObject({ status: 'unconfirmed', term: id, price: 34_900 });
    const state = await open(page);
    expect(state).toContain('Zapłać 349 zł');
    const [, action = ''] = /<form class="box" method="post" action="([^"]+)"/.exec(state) ?? [];
    const paying = await textOf(await send(action, hiddenIn(state)));
    expect(paying).toMatch(/href="\/api\/payments\/[^"]+\/sandbox"/);
    await confirm(api, reference);
    expect(await open(page)).toContain('Miejsce czeka na płatność');
  });

  test('asks for the guardian once the day of birth is known, and for the document of whoever has no PESEL', async () => {
    const { id } = await prepareTerm(api, { type: basicType, freePlaces: 5 });
    const { birthDate: _, ...adult } = uncertified;
    const young = await send('/api/booking-page', { course: id, ...adult, birthDate: '2011-01-01' });
    expect([young.status, await textOf(young)]).toEqual([422, expect.stringContaining('name="guardianFirstName"')]);
    const { id: kpp } = await prepareTerm(api, { type: certifiedType, freePlaces: 5 });
    const { pesel: __, ...known } = certified;
    const foreign = await send('/api/booking-page', { course: kpp, ...known, identity: 'document' });
    expect(await textOf(foreign)).toContain('name="documentNumber"');
  });

  test('at another amount orders nothing and shows the new one', async () => {
    const { id } = await prepareTerm(api, { type: basicType, freePlaces: 5 });
    const typed = { ...uncertified, email: 'inna-kwota@example.pl', course: id, lang: 'pl', place: '' };
    const answer = await send('/api/booking-page', { ...typed, amount: 1, key: 'a'.repeat(20) });
    expect([answer.status, await textOf(answer)]).toEqual([409, expect.stringContaining('Cena zmieniła się')]);
  });

  test('is refused from a foreign page', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    const body = new URLSearchParams({ course: '1' });
    expect((await fetch(`${api.origin}/api/booking-page`, { method: 'POST', headers, body })).status).toBe(403);
  });

  test.each([
    ['with', courseWith({ priced: true, needsPesel: false })],
    ['without', courseWith({ priced: false })],
  ] as const)(
    'of a full date %s a price is an entry of the reserve list, sent from one page without a sum, once',
    covers('4.20', 'C209'),
    async (words, { calendar: type }) => {
      const { id } = await prepareTerm(api, { type, freePlaces: 0 });
      const page = await open(`/api/booking-page?course=${id}&lang=pl`);
      expect(page).not.toContain('name="street"');
      expect(page).not.toMatch(/\d zł/);
      expect(page).toContain('<button class="button">Zapisuję się na listę rezerwową</button>');
      const typed = { ...hiddenIn(page), ...uncertified, email: `rezerwa-${words}@example.pl` };
      const wrong = await send('/api/booking-page', { ...typed, phone: '12' });
      expect([wrong.status, await textOf(wrong)]).toEqual([422, expect.stringContaining('rezerwa-')]);
      const way = (await send('/api/booking-page', typed)).headers.get('location') ?? '';
      expect(await open(way)).toContain('Jesteś na liście rezerwowej');
      expect((await send('/api/booking-page', typed)).headers.get('location')).toBe(way);
    },
  );

  test('of a date for groups is a question about it', async () => {
    const group = courseTypes.find(({ audience }) => !audiences.some((one) => one.id === audience && one.openCourses));
    const term = await prepareTerm(api, { type: group?.calendar ?? '', freePlaces: 5 });
    expect(await open(`/api/booking-page?course=${term.id}&lang=pl`)).toContain('name="subject"');
  });

  test('of an unknown date or booking says so', async () => {
    expect(await open('/api/booking-page?course=0&lang=en')).toContain('<html lang="en">');
    expect((await fetch(`${api.origin}/api/booking-page?reference=${'x'.repeat(24)}`)).status).toBe(404);
  });
});
