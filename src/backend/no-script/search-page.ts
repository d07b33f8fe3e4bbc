import { html } from 'hono/html';
import { addMonths, formatCivilDate, parseCivilDate } from '#domain/dates/civil-date.ts';
import { monthInWords, weekdaysInWords } from '#domain/dates/dates-in-words.ts';
import { dayRuns } from '#domain/dates/day-runs.ts';
import { isAtWantedTime, isWantedTime, monthAlone, type WantedTime } from '#domain/dates/wanted-time.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { isLocale, type Locale } from '#domain/locale.ts';
import { groszeOf, priceText } from '#domain/money/amount.ts';
import { plainBooking, plainClient, plainLanguage, plainSearch } from '#domain/no-script-form-names.ts';
import { askHref } from '#domain/pages/ask-href.ts';
import { tidyValues } from '#domain/texts/shared-link.ts';
import { badgeClasses, badgeOf } from '#forms/registration/badge.ts';
import { orderOf } from '#forms/registration/circumstances.ts';
import { booksOnline, courseDemands } from '#forms/registration/course-demands.ts';
import { apiCalls } from '#generated/api/calls.ts';
import { daysOfType } from '#generated/data/calendar-keys.ts';
import { cities } from '#generated/data/cities.ts';
import { formerCityIds } from '#generated/data/former-cities.ts';
import datesPages from '#generated/routes/dates-pages.json' with { type: 'json' };
import { parameters } from '#generated/rules/parameters.ts';
import { type CoursesResponse, coursesResponse } from '#generated/schemas/calendar.ts';
import type { Term } from '#generated/schemas/shapes.ts';
import type { Api } from '../api/api.ts';
import type { CalendarList, Catalogue } from '../calendar/catalogue.ts';
import type { PageContext } from '../contexts.ts';
import { termDays } from '../mail/render/fact-texts.ts';
import { type Markup, noScriptPage } from './no-script-page.ts';
import { plainMessages } from './no-script-texts.ts';

const monthsAhead = 12;
/** Length of `YYYY-MM`. */
const monthLength = 7;

interface Wish {
  readonly locale: Locale;
  /** Empty for all. */
  readonly type: string;
  readonly city: (typeof cities)[number] | null;
  readonly month: WantedTime | null;
  /** Those of its client: of the open courses, where it names none. */
  readonly lists: readonly CalendarList[];
  /** What was asked for and is nothing we know; it counts as any. */
  readonly unknown: Readonly<Record<'Choice' | 'City' | 'Month', boolean>>;
}

const wishOf = (query: Readonly<Record<string, string>>, { lists, openLists }: Catalogue): Wish => {
  const { [plainLanguage]: lang = '', [plainClient]: client, type = '', localization = '', month = '' } = query;
  const ofClient = lists.filter((list) => list.client === client);
  const asked = ofClient.length === 0 ? openLists : ofClient;
  const wanted = formerCityIds.get(localization) ?? localization;
  const city = cities.find(({ id, calendarId }) => id === wanted || String(calendarId) === wanted) ?? null;
  const knownType = asked.some((list) => list.type === type) ? type : '';
  const wantedTime = isWantedTime(month) ? month : null;
  return {
    locale: isLocale(lang) ? lang : 'pl',
    type: knownType,
    city,
    month: wantedTime,
    lists: asked,
    unknown: {
      Choice: knownType !== type,
      City: city === null && localization !== '',
      Month: (wantedTime ?? '') !== month,
    },
  };
};

type Found = CoursesResponse['items'][number] & Pick<CalendarList, 'client'> & { readonly price: number | null };

/** The page of a course that has these dates. */
const pageOf = (list: CalendarList, locale: Locale): string | undefined =>
  datesPages.find(
    (page) => page.type === list.type && page.client === list.client && page.locale === locale && page.city === null,
  )?.path;

/** Asks our own calendar call, so that a page without scripts shows what every other page does. */
const fetchTerms = async (
  api: Api,
  list: CalendarList,
  { wish: { locale, city, month }, today }: { readonly wish: Wish; readonly today: string },
): Promise<readonly Found[]> => {
  const query = new URLSearchParams({ ...list, lang: locale });
  if (city !== null) query.set('localization', String(city.calendarId));
  const alone = monthAlone(month);
  if (alone !== null) query.set('month', alone);
  const answer = await api.request(`${apiCalls.courses.path}?${query}`);
  const { data } = answer.ok ? coursesResponse.safeParse(await answer.json()) : {};
  const isWanted = ({ dateStart, type }: Found): boolean =>
    isAtWantedTime({ start: dateStart, offsets: daysOfType(type) }, month, today);
  return (data?.items ?? [])
    .map((item) => ({ ...item, client: list.client, price: data?.price ?? null }))
    .filter(isWanted);
};

interface Option {
  readonly id: string;
  readonly name: string;
}

const choice = (name: string, label: string, options: readonly Option[], chosen: string): Markup =>
  html`<div class="field"><label for="plain-${name}">${label}</label><select id="plain-${name}" name="${name}" autocomplete="off">${options.map(
    (option) =>
      html`<option value="${option.id}"${option.id === chosen ? html` selected` : ''}>${option.name}</option>`,
  )}</select></div>`;

/** A span, this month and those after it, and the one that is asked for. */
const monthOptions = (now: number, { month, locale }: Wish): readonly Option[] => {
  const today = warsawDate(now);
  const ahead = Array.from({ length: monthsAhead }, (_, at) =>
    formatCivilDate(addMonths(today, at)).slice(0, monthLength),
  );
  const own = monthAlone(month);
  const months = [...new Set([...ahead, ...(own === null ? [] : [own])])].toSorted();
  const { searchSpanMonths: count } = parameters;
  return [
    { id: `within-${count}`, name: plainMessages(locale).calendar.within({ count }) },
    ...months.map((id) => ({ id, name: monthInWords(parseCivilDate(`${id}-01`) ?? 0, locale) })),
  ];
};

/** The form with what was chosen in it. */
const searchForm = (wish: Wish, types: readonly Option[], now: number): Markup => {
  const { locale, type, city, month, lists } = wish;
  const [{ client } = { client: '' }] = lists;
  const { plain: t } = plainMessages(locale);
  const any = { id: '', name: t.any() };
  const places = cities.map(({ id, name, nameEn }) => ({ id, name: locale === 'en' ? nameEn : name }));
  return html`<form class="box request-form" action="${plainSearch}"><input type="hidden" name="${plainLanguage}" value="${locale}"><input type="hidden" name="${plainClient}" value="${client}">${choice('type', t.type(), [any, ...types], type)}${choice('localization', t.city(), [any, ...places], city?.id ?? '')}${choice('month', t.month(), [any, ...monthOptions(now, wish)], month ?? '')}<p class="actions"><button class="button">${t.show()}</button></p></form>`;
};

/** Whether a course keeps a reserve list without a price. */
const keepsUnpricedList = ({ type }: Pick<Found, 'type'>): boolean => courseDemands(type)?.unpricedReserveList ?? false;

/** How a date of a course that is booked online can be ordered. */
const orderOfTerm = (term: Pick<Found, 'type' | 'price' | 'freePlaces'>) =>
  orderOf({ price: term.price, freePlaces: term.freePlaces, unpricedReserveList: keepsUnpricedList(term) });

/** What a date sells: nobody orders a place in that of a group. */
const soldIn = (term: Pick<Found, 'client' | 'type' | 'price' | 'freePlaces'>) => {
  if (!booksOnline(term.client)) return 'group';
  return orderOfTerm(term) === 'enquiry' ? 'enquiry' : 'place';
};

const badgeOfTerm = ({ freePlaces: published, ...term }: Found) => {
  const freePlaces = published === null ? null : Math.floor(published);
  const sold = soldIn({ ...term, freePlaces });
  return { freePlaces, value: badgeOf({ free: freePlaces, sold, unpricedReserveList: keepsUnpricedList(term) }) };
};

const badge = (term: Found, locale: Locale): Markup | '' => {
  const { terms: t } = plainMessages(locale);
  const { freePlaces, value } = badgeOfTerm(term);
  if (value === 'none' || freePlaces === null) return '';
  return html` <span class="${badgeClasses[value]}">${t[value]({ count: freePlaces })}</span>`;
};

/** Where a date is ordered or asked about; that of a group in the form of its page. */
const wayOf = (term: Found, locale: Locale): { readonly href: string; readonly name: string } => {
  const { terms: t } = plainMessages(locale);
  if (!booksOnline(term.client)) {
    const name = badgeOfTerm(term).value === 'full' ? t.askOther() : t.ask();
    return { href: `${pageOf(term, locale) ?? ''}${askHref}`, name };
  }
  const words = { order: t.book(), enquiry: t.enquire(), reserveEntry: t.reserveList() };
  const query = new URLSearchParams({ course: String(term.id), [plainLanguage]: locale });
  return { href: `${plainBooking}?${query}`, name: words[orderOfTerm(term)] };
};

/** `pt.–niedz. 8:00–19:00, kolejne dni orientacyjnie` */
const timesOf = ({ type, dateStart, showHours, hoursRendered }: Term, locale: Locale): string => {
  const { calendar } = plainMessages(locale);
  const offsets = daysOfType(type);
  const [run] = dayRuns(parseCivilDate(dateStart) ?? 0, offsets);
  const weekdays = run === undefined ? '' : weekdaysInWords(run.first, run.last, locale);
  const times = [weekdays, showHours ? (hoursRendered ?? '') : ''].filter((words) => words !== '').join(' ');
  return (offsets?.length ?? 0) > 1 ? calendar.laterDays({ times }) : times;
};

const line = (term: Found, locale: Locale): Markup => {
  const cost = term.price === null ? [] : [priceText(groszeOf(term.price), locale)];
  const days = termDays(term, locale);
  const { href, name } = wayOf(term, locale);
  return html`<li><strong>${term.name}</strong><br><time datetime="${term.dateStart}">${days}</time>, ${timesOf(term, locale)}<br>${[term.city, ...cost].join(', ')}${badge(term, locale)}<br><a href="${href}">${name}<span class="visually-hidden">: ${term.name}, ${term.city}, ${days}</span></a></li>`;
};

/** How many dates there are, of which month, and what was asked for in vain: the sentences of the lists with scripts. */
const summary = ({ locale, month, unknown }: Wish, count: number): Markup => {
  const { terms: t } = plainMessages(locale);
  const alone = monthAlone(month);
  const words = [
    count > 0 ? t.found({ count }) : '',
    alone === null ? '' : t.onlyMonth({ month: monthInWords(parseCivilDate(`${alone}-01`) ?? 0, locale) }),
    ...(['Choice', 'City', 'Month'] as const).map((part) => (unknown[part] ? t[`unknown${part}`]() : '')),
  ].filter((sentence) => sentence !== '');
  return words.length === 0 ? html`` : html`<p class="notice">${words.join(' ')}</p>`;
};

interface SearchContext extends PageContext {
  readonly catalogue: Catalogue;
  readonly clock: () => number;
}

/** Dates for whoever has no scripts: what was searched for, as one list by date. */
export const addSearchPage = (api: Api, { catalogue, style, clock }: SearchContext): void => {
  api.get(plainSearch, async (context) => {
    const wish = wishOf(tidyValues(context.req.query()), catalogue);
    const { locale, type } = wish;
    const lists = wish.lists.filter((list) => type === '' || list.type === type);
    const today = formatCivilDate(warsawDate(clock()));
    const found = (await Promise.all(lists.map((list) => fetchTerms(api, list, { wish, today })))).flat();
    const { plain: t, course } = plainMessages(locale);
    const types = catalogue.courses
      .filter((text) => text.locale === locale && wish.lists.some((list) => list.type === text.type))
      .map(({ type: id, name }) => ({ id, name }));
    const [page] = type === '' ? [] : lists.flatMap((list) => pageOf(list, locale) ?? []);
    const name = types.find(({ id }) => id === type)?.name ?? '';
    const about =
      page === undefined ? html`` : html`<p><a href="${page}">${course.wholeDescription({ course: name })}</a></p>`;
    const rows = found.toSorted((a, b) => (a.dateStart < b.dateStart ? -1 : 1)).map((term) => line(term, locale));
    const list = rows.length === 0 ? html`<p>${t.none()}</p>` : html`<ul class="link-list">${rows}</ul>`;
    const body = [about, searchForm(wish, types, clock()), summary(wish, found.length), list];
    return context.html(noScriptPage({ locale, heading: t.found(), body, style, here: context.req.url }));
  });
};
