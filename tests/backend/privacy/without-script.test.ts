import { afterAll, beforeAll, expect, test } from 'vitest';
import { personRequests } from '#backend/database/schema.ts';
import { parseCivilDate } from '#domain/dates/civil-date.ts';
import { dayInWords } from '#domain/dates/dates-in-words.ts';
import { neverFilled } from '#domain/no-script-form-names.ts';
import { calendarKeys } from '#generated/data/calendar-keys.ts';
import { cities } from '#generated/data/cities.ts';
import english from '#generated/i18n/en.json' with { type: 'json' };
import polish from '#generated/i18n/pl.json' with { type: 'json' };
import datesPages from '#generated/routes/dates-pages.json' with { type: 'json' };
import { covers } from '../../covers.ts';
import { basicType, certifiedType, unpricedType } from '../../find-course.ts';
import { type RunningApi, startApi } from '../fixtures/api-fixture.ts';
import { officeData } from '../office/office-fixture.ts';
import { book, prepareTerm, uncertified } from '../registration/booking-fixture.ts';

let api: RunningApi;
let booking: { readonly reference: string; readonly number: string };
beforeAll(async () => {
  api = await startApi();
  const term = await prepareTerm(api, { type: basicType, freePlaces: 5 });
  booking = await (await book(api, { ...uncertified, course: term.id })).json();
});
afterAll(() => api.close());

/** Sends a form as a browser without scripts does from a page of ours whose address it keeps to itself. */
const submit = (path: string, fields: Record<string, string>) =>
  fetch(`${api.origin}${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin: 'null', 'sec-fetch-site': 'same-origin' },
  });
const pageOf = async (answer: Response): Promise<string> => (await answer.text()).replaceAll('\u00a0', ' ');

test(
  'a withdrawal without scripts is refused with words and what was typed, then takes effect',
  covers('C152'),
  async () => {
    const typed = { name: 'Jan Kowalski', reference: booking.number.slice(0, -1), email: uncertified.email };
    const refused = await submit('/api/withdrawals', { ...typed, lang: 'pl' });
    const again = await pageOf(refused);
    expect(refused.status).toBe(422);
    expect(again).toContain('<a href="#plain-confirmation">Zaznacz, że odstępujesz od umowy</a>');
    expect(again).toContain('<a href="#plain-reference">W tym numerze jest pomyłka');
    expect(again).toContain('value="Jan Kowalski"');
    expect(again).toContain('action="/api/withdrawals"');
    const taken = await submit('/api/withdrawals', {
      ...typed,
      reference: booking.number,
      confirmation: 'true',
      lang: 'en',
    });
    const receipt = await pageOf(taken);
    expect([taken.status, receipt.includes('<html lang="en">')]).toEqual([200, true]);
    expect(receipt).toMatch(/21 November 2026/);
    expect(receipt).toContain(english.withdrawal.effective.replaceAll('\u00a0', ' '));
    const { state } = await (await fetch(`${api.origin}/api/registrations/${booking.reference}`)).json();
    expect(state).toBe('withdrawn');
  },
);

test('a withdrawal without scripts says in both languages whether it took effect', covers('C113', 'C152'), async () => {
  const term = await prepareTerm(api, { type: basicType, freePlaces: 5 });
  for (const [lang, { withdrawal }] of [['pl', polish] as const, ['en', english] as const]) {
    const email = `${lang}@example.pl`;
    const { number } = await (await book(api, { ...uncertified, course: term.id, email })).json();
    const state = async (from: string) => {
      const typed = { name: 'Jan Kowalski', reference: number, email: from, confirmation: 'true', lang };
      return pageOf(await submit('/api/withdrawals', typed));
    };
    const effects = [await state('other@example.pl'), await state(email), await state(email)];
    const texts = [withdrawal.office, withdrawal.effective, withdrawal.settled].map((text) =>
      text.replaceAll('\u00a0', ' '),
    );
    expect(effects.map((page) => texts.filter((text) => page.includes(text)))).toEqual(texts.map((text) => [text]));
  }
});

test(
  'a deletion without scripts is stored, one of a program is held, and another site cannot ask for one',
  covers('C152'),
  async () => {
    const path = '/api/account-deletions';
    await api.database.delete(personRequests);
    const trapped = await submit(path, { email: 'jan@example.pl', [neverFilled]: 'https://spam.example' });
    expect(trapped.status).toBe(200);
    expect(await officeData(api, 'requests')).toMatchObject([{ email: 'jan@example.pl', held: 'unseen-field' }]);
    await api.database.delete(personRequests);
    const foreign = await fetch(`${api.origin}${path}`, {
      method: 'POST',
      body: new URLSearchParams({ email: 'jan@example.pl' }),
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(foreign.status).toBe(403);
    expect(await api.database.select().from(personRequests)).toEqual([]);
    expect(await pageOf(await submit(path, { email: '' }))).toContain('Wpisz adres e-mail');
    expect(await pageOf(await submit(path, { email: 'jan@example.pl' }))).toContain('<h1>Prośba przyjęta</h1>');
    expect(await api.database.select().from(personRequests)).toHaveLength(1);
  },
);

test(
  'a search without scripts lists the dates that the calendar tells, narrowed by course, city and month',
  covers('C152', '2.9', '2.10'),
  async () => {
    const count = async (query: string): Promise<number> => {
      const page = await (await fetch(`${api.origin}/api/search-page?${query}`)).text();
      return page.split('<li>').length - 1;
    };
    const asked = await fetch(
      `${api.origin}/api/v1/www/courses?type=${certifiedType}&client=kursy-dla-osob-prywatnych&lang=pl`,
    );
    const { items } = await asked.json();
    expect(await count(`type=${certifiedType}`)).toBe(items.length);
    const month = items[0].dateStart.slice(0, 7);
    const there = items.filter(({ dateStart }: { dateStart: string }) => dateStart.startsWith(month));
    expect(await count(`type=${certifiedType}&month=${month}`)).toBe(there.length);
    expect(await count('')).toBeGreaterThan(items.length);
    const none = await (await fetch(`${api.origin}/api/search-page?month=2001-01&lang=en`)).text();
    expect(none).toContain('There are no such dates now');
    const unknown = await (await fetch(`${api.origin}/api/search-page?type=nonsense&lang=en`)).text();
    expect(unknown).toContain('We do not know');
    expect(unknown.split('<li>').length - 1).toBe(await count(''));
    const vain = await (await fetch(`${api.origin}/api/search-page?localization=radom&month=13-2027`)).text();
    expect(vain).toContain(
      'Nie mamy takiego miasta, dlatego pokazujemy wszystkie terminy. Nie rozumiemy tego miesiąca',
    );
    const page = datesPages.find(
      ({ type, locale, city }) => type === certifiedType && locale === 'pl' && city === null,
    );
    const narrowed = await (await fetch(`${api.origin}/api/search-page?type=${certifiedType}&month=${month}`)).text();
    expect(narrowed).toContain('Pokazujemy terminy: ');
    expect(narrowed).toContain(`href="${page?.path}"`);
    const firms = await (await fetch(`${api.origin}/api/search-page?type=event&client=kursy-dla-firm`)).text();
    expect(firms).toMatch(/#contact-subject">Zapytaj\so/);
    expect(firms).not.toContain('/api/booking-page');
  },
);

test.each([
  ['pl', 'Lista rezerwowa'],
  ['en', 'Reserve list'],
] as const)(
  'a search without scripts keeps what was chosen, and each date has all its days, its badge and a form about it (%s)',
  covers('C152', 'C52', 'C209'),
  async (lang, reserve) => {
    const pageAt = async (path: string): Promise<string> => await pageOf(await fetch(`${api.origin}${path}`));
    const [city] = cities;
    const days = calendarKeys.find(({ key }) => key === certifiedType)?.days ?? [];
    const { id, dateStart } = await prepareTerm(api, { type: certifiedType, freePlaces: 0 });
    const month = dateStart.slice(0, 7);
    for (const localization of [city.id, String(city.calendarId)]) {
      const page = await pageAt(
        `/api/search-page?lang=${lang}&type=${certifiedType}&localization=${localization}&month=${month}`,
      );
      for (const chosen of [certifiedType, city.id, month])
        expect(page).toContain(`<option value="${chosen}" selected>`);
    }
    const itemOf = async (type: string, term: number): Promise<string> => {
      const page = await pageAt(`/api/search-page?lang=${lang}&type=${type}`);
      return page.split('<li>').find((text) => text.includes(`course=${term}&amp;lang=${lang}`)) ?? '';
    };
    const item = await itemOf(certifiedType, id);
    const last = dayInWords((parseCivilDate(dateStart) ?? 0) + Math.max(...days), lang).replaceAll('\u00a0', ' ');
    expect(item).toContain(last);
    expect(item).toContain(`badge-full">${reserve}<`);
    const unpriced = await prepareTerm(api, { type: unpricedType, freePlaces: 0 });
    expect(await itemOf(unpricedType, unpriced.id)).toContain(`badge-full">${reserve}<`);
    const form = await pageAt(`/api/enquiry-page?course=${id}&lang=${lang}`);
    expect(form).toContain(`<input type="hidden" name="course" value="${id}">`);
    expect(form).toContain(last);
    expect((await fetch(`${api.origin}/api/booking-page?course=0`)).status).toBe(404);
  },
);
