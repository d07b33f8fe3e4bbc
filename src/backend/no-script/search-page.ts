import { html } from 'hono/html';
import { addMonths, formatCivilDate, parseCivilDate } from '#domain/dates/civil-date.ts';
import { monthInWords, weekdaysInWords } from '#domain/dates/dates-in-words.ts';
import { dayRuns } from '#domain/dates/day-runs.ts';
import { isAtWantedTime, isWantedTime, monthAlone, type WantedTime } from '#domain/dates/wanted-time.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { isLocale, type Locale } from '#domain/locale.ts';
import { groszeOf, priceText } from '#domain/money/amount.ts';
import { plainBooking, plainLanguage, plainSearch } from '#domain/no-script-form-names.ts';
import { tidyValues } from '#domain/texts/shared-link.ts';
import { badgeClasses, badgeOf } from '#forms/registration/badge.ts';
import { orderOf } from '#forms/registration/circumstances.ts';
import { courseDemands } from '#forms/registration/course-demands.ts';
import { apiCalls } from '#generated/api/calls.ts';
import { daysOfType } from '#generated/data/calendar-keys.ts';
import { cities } from '#generated/data/cities.ts';
import { formerCityIds } from '#generated/data/former-cities.ts';
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
  /** Whether a part of what was asked for is nothing we know, and counts as any. */
  readonly unknown: boolean;
}

const wishOf = (query: Readonly<Record<string, string>>, { openLists }: Catalogue): Wish => {
  const { [plainLanguage]: lang = '', type = '', localization = '', month = '' } = query;
  const wanted = formerCityIds.get(localization) ?? localization;
  const city = cities.find(({ id, calendarId }) => id === wanted || String(calendarId) === wanted) ?? null;
  const knownType = openLists.some((list) => list.type === type) ? type : '';
  const wantedTime = isWantedTime(month) ? month : null;
  return {
    locale: isLocale(lang) ? lang : 'pl',
    type: knownType,
    city,
    month: wantedTime,
    unknown: knownType !== type || (wantedTime ?? '') !== month || (city === null && localization !== ''),
  };
};

type Found = CoursesResponse['items'][number] & { readonly price: number | null };

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
  return (data?.items ?? []).map((item) => ({ ...item, price: data?.price ?? null })).filter(isWanted);
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
  const { locale, type, city, month } = wish;
  const { plain: t } = plainMessages(locale);
  const any = { id: '', name: t.any() };
  const places = cities.map(({ id, name, nameEn }) => ({ id, name: locale === 'en' ? nameEn : name }));
  return html`<form class="box request-form" action="${plainSearch}"><input type="hidden" name="${plainLanguage}" value="${locale}">${choice('type', t.type(), [any, ...types], type)}${choice('localization', t.city(), [any, ...places], city?.id ?? '')}${choice('month', t.month(), [any, ...monthOptions(now, wish)], month ?? '')}<p class="actions"><button class="button">${t.show()}</button></p></form>`;
};

/** How a date can be ordered, and whether its course keeps a reserve list without a price. */
const orderOfTerm = ({ type, price, freePlaces }: Pick<Found, 'type' | 'price' | 'freePlaces'>) => {
  const unpricedReserveList = courseDemands(type)?.unpricedReserveList ?? false;
  return { order: orderOf({ price, freePlaces, unpricedReserveList }), unpricedReserveList };
};

const badge = ({ freePlaces: published, ...term }: Found, locale: Locale): Markup | '' => {
  const { terms: t } = plainMessages(locale);
  const freePlaces = published === null ? null : Math.floor(published);
  const { order, unpricedReserveList } = orderOfTerm({ ...term, freePlaces });
  const sold = order === 'enquiry' ? 'enquiry' : 'place';
  const value = badgeOf({ free: freePlaces, sold, unpricedReserveList });
  if (value === 'none' || freePlaces === null) return '';
  return html` <span class="${badgeClasses[value]}">${t[value]({ count: freePlaces })}</span>`;
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
  const { terms } = plainMessages(locale);
  const words = { order: terms.book(), enquiry: terms.enquire(), reserveEntry: terms.reserveList() };
  const name = words[orderOfTerm(term).order];
  const way = `${plainBooking}?${new URLSearchParams({ course: String(term.id), [plainLanguage]: locale })}`;
  return html`<li><strong>${term.name}</strong><br><time datetime="${term.dateStart}">${days}</time>, ${timesOf(term, locale)}<br>${[term.city, ...cost].join(', ')}${badge(term, locale)}<br><a href="${way}">${name}<span class="visually-hidden">: ${term.name}, ${term.city}, ${days}</span></a></li>`;
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
    const lists = catalogue.openLists.filter((list) => type === '' || list.type === type);
    const found = (
      await Promise.all(
        lists.map((list) => fetchTerms(api, list, { wish, today: formatCivilDate(warsawDate(clock())) })),
      )
    ).flat();
    const { plain: t, terms } = plainMessages(locale);
    const types = catalogue.courses
      .filter((course) => course.locale === locale && catalogue.openLists.some((list) => list.type === course.type))
      .map(({ type: id, name }) => ({ id, name }));
    const unknown = wish.unknown ? html`<p class="notice">${terms.unknownChoice()}</p>` : html``;
    const rows = found.toSorted((a, b) => (a.dateStart < b.dateStart ? -1 : 1)).map((term) => line(term, locale));
    const list = rows.length === 0 ? html`<p>${t.none()}</p>` : html`<ul class="link-list">${rows}</ul>`;
    const body = [searchForm(wish, types, clock()), unknown, list];
    return context.html(noScriptPage({ locale, heading: t.found(), body, style, here: context.req.url }));
  });
};
