import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod/mini';
import { parseCivilDate } from '#domain/dates/civil-date.ts';
import { isLocale, type Locale } from '#domain/locale.ts';
import { neverFilled, plainBooking, plainLanguage } from '#domain/no-script-form-names.ts';
import { tidyValues } from '#domain/texts/shared-link.ts';
import { type Answers, textOf } from '#forms/answers.ts';
import { checkRegistration } from '#forms/registration/check-registration.ts';
import { orderOf, type RegistrationCase } from '#forms/registration/circumstances.ts';
import { courseDemands } from '#forms/registration/course-demands.ts';
import { priceQuestion } from '#forms/registration/price-question.ts';
import { requestedAnswers, requestedFields } from '#forms/registration/requested-fields.ts';
import { apiCalls } from '#generated/api/calls.ts';
import { contactForm } from '#generated/data/forms/contact.ts';
import { pathTo } from '#generated/routes/routes.ts';
import {
  type RegistrationPriceResponse,
  registrationPriceResponse,
  registrationStateResponse,
  type TermResponse,
  termResponse,
} from '#generated/schemas/own.ts';
import type { Api, ApiEnvironment } from '../api/api.ts';
import type { ProblemField } from '../api/problem.ts';
import type { PageContext } from '../contexts.ts';
import { termDays } from '../mail/render/fact-texts.ts';
import { refuseForeign } from './accept-form-post.ts';
import { noScriptForm } from './no-script-form.ts';
import { type Markup, noScriptPage } from './no-script-page.ts';
import { plainMessages } from './no-script-texts.ts';
import { statePage } from './state-page.ts';
import { summary } from './summary-page.ts';

type Request = Context<ApiEnvironment>;

/** What the address or the form names beside the answers. */
interface Asked {
  readonly locale: Locale;
  readonly course: string;
  /** The entry of the reserve list whose place is ordered; empty for none. */
  readonly place: string;
}

interface Parts extends PageContext {
  readonly api: Api;
  readonly clock: () => number;
}

interface Page {
  readonly heading: string;
  readonly body: Markup | readonly Markup[];
  readonly status?: 200 | 404 | 409 | 422;
}

const show = ({ style }: Parts, context: Request, locale: Locale, { heading, body, status = 200 }: Page) =>
  context.html(
    noScriptPage({ locale, heading, body, style, ...(context.req.method === 'GET' ? { here: context.req.url } : {}) }),
    status,
  );

const askedOf = (given: Readonly<Record<string, string>>): Asked => {
  const { [plainLanguage]: lang = '', course = '', place = '' } = given;
  return { locale: isLocale(lang) ? lang : 'pl', course, place };
};

/** The date as the call of the site describes it; null where there is none. */
const findDate = async (
  { api }: Parts,
  context: Request,
  { course, place, locale }: Asked,
): Promise<TermResponse | null> => {
  const query = new URLSearchParams({ course, lang: locale, ...(place === '' ? {} : { place }) });
  const answer = await api.request(`${apiCalls.term.path}?${query}`, {}, context.env);
  return answer.ok ? termResponse.parse(await answer.json()) : null;
};

const dateGone = (locale: Locale): Page => {
  const { plain: t, booking } = plainMessages(locale);
  const body = html`<p>${t.dateGone()} <a href="${pathTo('search', locale)}">${t.again()}</a></p>`;
  return { heading: booking.notFound(), body, status: 404 };
};

/** Dates for groups are asked about, with the date filled in. */
const enquiryForm = ({ term }: TermResponse, locale: Locale): Page => {
  const { plain: t, form } = plainMessages(locale);
  const subject = [term.name, term.city, termDays(term, locale)].join(', ');
  const { path: action } = apiCalls['contact-form'];
  const { fields } = contactForm;
  const asked = noScriptForm({ locale, action, fields, answers: { subject }, faults: [], send: form.send() });
  return { heading: t.enquiry(), body: [html`<p class="notice">${t.enquiryText()}</p>`, ...asked] };
};

/** A registration of a date with the answers so far; null where its course is not booked online. */
const caseOf = ({ clock }: Parts, { term, price }: TermResponse, answers: Answers): RegistrationCase | null => {
  const demands = courseDemands(term.type);
  if (demands === null) return null;
  const startDay = parseCivilDate(term.dateStart) ?? 0;
  return { course: { ...demands, startDay, price, freePlaces: term.freePlaces }, answers, bookedAt: clock() };
};

/** An entry on the reserve list names no sum, so that one page is enough. */
const entersReserve = ({ course }: RegistrationCase): boolean => orderOf(course) === 'reserveEntry';

interface Step {
  readonly asked: Asked;
  readonly date: TermResponse;
  readonly registration: RegistrationCase;
}

/** The fields that are requested with the answers so far: those of a minor come once the day of birth is known. */
const answersForm = ({ asked, date, registration }: Step, faults: readonly ProblemField[]): Page => {
  const { locale, course, place } = asked;
  const { booking: t, terms } = plainMessages(locale);
  const fields = requestedFields(registration).map(({ field, required }) => ({
    ...field,
    missing: required ? field.missing : null,
  }));
  const form = noScriptForm({
    locale,
    action: plainBooking,
    fields,
    answers: registration.answers,
    faults,
    hidden: { course, place, key: randomUUID() },
    send: entersReserve(registration) ? t.reserve() : t.continue(),
  });
  const { term } = date;
  const notice = { order: '', enquiry: t.enquiryNotice(), reserveEntry: t.reserveNotice() }[
    orderOf(registration.course)
  ];
  const about = html`<p><strong>${term.name}</strong><br>${termDays(term, locale)}, ${term.city}</p>`;
  const body = [about, notice === '' ? html`` : html`<p class="notice">${notice}</p>`, ...form];
  return {
    heading: entersReserve(registration) ? t.reserveList() : terms.book(),
    body,
    status: faults.length === 0 ? 200 : 422,
  };
};

const problemBody = z.object({
  code: z.string(),
  fields: z.optional(z.array(z.object({ field: z.string(), code: z.string() }))),
});

/** The price of the call of the site, or what it refuses. */
const priceOf = async ({ api }: Parts, context: Request, { asked, registration }: Step) => {
  const { pairCode } = requestedAnswers(registration);
  const question = Object.entries(priceQuestion(registration, textOf(pairCode)));
  const query = new URLSearchParams({
    course: asked.course,
    lang: asked.locale,
    ...Object.fromEntries(question.map(([name, value]) => [name, String(value)])),
  });
  const answer = await api.request(`${apiCalls['registration-price'].path}?${query}`, {}, context.env);
  const body: unknown = await answer.json();
  return answer.ok ? registrationPriceResponse.parse(body) : problemBody.parse(body);
};

type Priced = RegistrationPriceResponse;
const isPrice = (answer: Awaited<ReturnType<typeof priceOf>>): answer is Priced => 'persons' in answer;

const amountOf = (step: Step, price: Priced): number | null =>
  orderOf(step.registration.course) === 'order' ? price.amount : null;

const bodyOf = ({ asked, registration }: Step, amount: number | null) => ({
  ...requestedAnswers(registration),
  course: Number(asked.course),
  lang: asked.locale,
  amount,
  ...(asked.place === '' ? {} : { place: asked.place }),
});

const faultsOf = (problems: Readonly<Record<string, string>>): readonly ProblemField[] =>
  Object.entries(problems).map(([field, code]) => ({ field, code }));

/** All answers and what is ordered for how much, above the button that orders. */
const summaryPage = (step: Step, price: Priced, notice: string): Page => {
  const { asked, date, registration } = step;
  const { booking: t } = plainMessages(asked.locale);
  const hidden = { course: asked.course, place: asked.place, amount: String(amountOf(step, price)), key: randomUUID() };
  const body = summary({ locale: asked.locale, date, registration, price, hidden });
  const before = notice === '' ? html`` : html`<p class="notice notice-failure" role="alert">${notice}</p>`;
  return { heading: t.check(), body: [before, ...body], status: notice === '' ? 200 : 409 };
};

/** Orders at the amount that was seen. What is refused is described above the form or the summary. */
const order = async (
  parts: Parts,
  context: Request,
  step: Step,
  sent: { readonly amount: string; readonly key: string; readonly unseen: string },
) => {
  const { locale } = step.asked;
  const { booking: t, plain } = plainMessages(locale);
  const amount = sent.amount === 'null' ? null : Number(sent.amount);
  const body = { ...bodyOf(step, amount), ...(sent.unseen === '' ? {} : { [neverFilled]: sent.unseen }) };
  const headers = new Headers({ 'content-type': 'application/json', 'idempotency-key': sent.key });
  for (const name of ['x-forwarded-for', 'x-request-id']) {
    const value = context.req.header(name);
    if (value !== undefined) headers.set(name, value);
  }
  const { path } = apiCalls.registration;
  const answer = await parts.api.request(path, { method: 'POST', headers, body: JSON.stringify(body) }, context.env);
  const described: unknown = await answer.json();
  if (answer.ok) {
    const { reference } = registrationStateResponse.parse(described);
    return context.redirect(`${plainBooking}?${new URLSearchParams({ reference, [plainLanguage]: locale })}`, 303);
  }
  const { code, fields = [] } = problemBody.parse(described);
  if (fields.length > 0) return show(parts, context, locale, answersForm(step, fields));
  const price = await priceOf(parts, context, step);
  const words: Readonly<Record<string, string>> = {
    'amount-differs': t.amountDiffers(),
    'too-many-held': t.tooManyHeld(),
    'still-running': t.stillRunning(),
    'order-possible': t.orderPossible(),
    'term-started': t.startedText(),
  };
  const notice = words[code] ?? plain.retryLater();
  if (isPrice(price)) return show(parts, context, locale, summaryPage(step, price, notice));
  return show(parts, context, locale, { heading: t.notSent(), body: html`<p>${notice}</p>`, status: 409 });
};

/** A booking without scripts: the form, as often as more is to be known, the summary with the amount, the order, and how it stands; on the reserve list without a summary. */
export const addBookingPage = (api: Api, context: PageContext & { readonly clock: () => number }): void => {
  const parts: Parts = { ...context, api };

  api.get(plainBooking, async (request) => {
    const query = tidyValues(request.req.query());
    const asked = askedOf(query);
    const { locale } = asked;
    if (query.reference !== undefined) return showState(parts, request, locale, query.reference);
    const date = await findDate(parts, request, asked);
    if (date === null) return show(parts, request, locale, dateGone(locale));
    const registration = caseOf(parts, date, { pairCode: query.pairCode ?? '' });
    if (registration === null) return show(parts, request, locale, enquiryForm(date, locale));
    return show(parts, request, locale, answersForm({ asked, date, registration }, []));
  });

  api.get('/api/enquiry-page', (request) =>
    request.redirect(`${plainBooking}?${new URLSearchParams(request.req.query())}`, 301),
  );

  api.post(plainBooking, async (request) => {
    refuseForeign(request);
    const sent = Object.fromEntries(new URLSearchParams(await request.req.text()));
    const {
      course: _,
      place: __,
      amount,
      key = randomUUID(),
      [plainLanguage]: ___,
      [neverFilled]: unseen = '',
      ...answers
    } = sent;
    const asked = askedOf(sent);
    const { locale } = asked;
    const date = await findDate(parts, request, asked);
    if (date === null) return show(parts, request, locale, dateGone(locale));
    const registration = caseOf(parts, date, answers);
    if (registration === null) return show(parts, request, locale, enquiryForm(date, locale));
    const step = { asked, date, registration };
    const checked = checkRegistration({ ...registration, answers: bodyOf(step, null) });
    if (checked.body === null) return show(parts, request, locale, answersForm(step, faultsOf(checked.problems)));
    if (amount !== undefined || entersReserve(registration))
      return order(parts, request, step, { amount: amount ?? 'null', key, unseen });
    const price = await priceOf(parts, request, step);
    if (!isPrice(price)) return show(parts, request, locale, answersForm(step, price.fields ?? []));
    return show(parts, request, locale, summaryPage(step, price, ''));
  });
};

/** How the booking of a reference stands. */
const showState = async (parts: Parts, context: Request, locale: Locale, reference: string) => {
  const { outcomes: t } = plainMessages(locale);
  const answer = await parts.api.request(`/api/registrations/${encodeURIComponent(reference)}`, {}, context.env);
  if (!answer.ok)
    return show(parts, context, locale, { heading: t.notFound(), body: html`<p>${t.notFoundText()}</p>`, status: 404 });
  const state = registrationStateResponse.parse(await answer.json());
  return show(parts, context, locale, statePage({ state, locale, key: randomUUID() }));
};
