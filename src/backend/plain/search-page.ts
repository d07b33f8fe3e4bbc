import { html } from 'hono/html';
import { parseCivilDate } from '#domain/dates/civil-date.ts';
import { dayInWords } from '#domain/dates/dates-in-words.ts';
import { isLocale, type Locale } from '#domain/locale.ts';
import { formatAmount } from '#domain/money/format-amount.ts';
import { apiCalls } from '#generated/api/calls.ts';
import { cities } from '#generated/data/cities.ts';
import { formerCityIds } from '#generated/data/former-cities.ts';
import { pathTo } from '#generated/routes/routes.ts';
import { availabilityBadge } from '#generated/rules/availability-badge.ts';
import { type CoursesResponse, coursesResponse } from '#generated/schemas/calendar.ts';
import type { Api } from '../api/api.ts';
import type { ApiParts } from '../api/api-options.ts';
import type { CalendarList } from '../catalogue/catalogue.ts';
import { type Markup, plainPage } from './plain-page.ts';
import { filled, plainTexts } from './plain-texts.ts';

/** Grosze in a złoty. */
const grosze = 100;

interface Wish {
  readonly locale: Locale;
  readonly type: string;
  /** Number of the city in the calendar; null for all. */
  readonly city: number | null;
  /** `YYYY-MM`, or empty. */
  readonly month: string;
}

const wishOf = (query: Readonly<Record<string, string>>): Wish => {
  const { lang = '', type = '', localization = '', month = '' } = query;
  const wanted = formerCityIds.get(localization) ?? localization;
  return {
    locale: isLocale(lang) ? lang : 'pl',
    type,
    city: cities.find(({ id }) => id === wanted)?.calendarId ?? null,
    month: /^[0-9]{4}-(?:0[1-9]|1[0-2])$/.test(month) ? month : '',
  };
};

type Found = CoursesResponse['items'][number] & { readonly price: number | null };

/** Asks our own calendar call, so that a page without scripts shows what every other page does. */
const askCalendar = async (api: Api, list: CalendarList, { locale, city, month }: Wish): Promise<readonly Found[]> => {
  const query = new URLSearchParams({ ...list, lang: locale });
  if (city !== null) query.set('localization', String(city));
  if (month !== '') query.set('month', month);
  const answer = await api.request(`${apiCalls.courses.path}?${query}`);
  const { data } = answer.ok ? coursesResponse.safeParse(await answer.json()) : {};
  return (data?.items ?? []).map((item) => ({ ...item, price: data?.price ?? null }));
};

const line = ({ name, city, dateStart, hoursRendered, price, freePlaces }: Found, locale: Locale): Markup => {
  const { full } = plainTexts(locale, 'plain');
  const { zloty } = plainTexts(locale, 'common');
  const cost = price === null ? null : filled(zloty, { amount: formatAmount(price * grosze, locale) });
  const facts = [city, hoursRendered, cost, availabilityBadge({ freePlaces }).value === 'reserveList' ? full : null];
  const day = dayInWords(parseCivilDate(dateStart) ?? 0, locale, 'full');
  const told = facts.filter((fact) => fact !== null).join(', ');
  return html`<li><strong>${name}</strong><br>${day}<br>${told}</li>`;
};

/** Dates for whoever has no scripts: what was searched for, as one list by date. */
export const addSearchPage = (api: Api, { catalogue, style }: ApiParts): void => {
  api.get('/api/search-page', async (context) => {
    const wish = wishOf(context.req.query());
    const { locale, type } = wish;
    const lists = catalogue.openLists.filter((list) => type === '' || list.type === type);
    const found = (await Promise.all(lists.map((list) => askCalendar(api, list, wish)))).flat();
    const words = plainTexts(locale, 'plain');
    const rows = found.toSorted((a, b) => (a.dateStart < b.dateStart ? -1 : 1)).map((term) => line(term, locale));
    const list = rows.length === 0 ? html`<p>${words.none}</p>` : html`<ul class="link-list">${rows}</ul>`;
    const ways = html`<p><a class="button" href="${pathTo('booking', locale)}">${words.ask}</a> <a class="button button-quiet" href="${pathTo('search', locale)}">${words.again}</a></p>`;
    return context.html(plainPage({ locale, heading: words.found, body: [list, ways], style }));
  });
};
