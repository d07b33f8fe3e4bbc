import { html } from 'hono/html';
import { parseCivilDate } from '#domain/dates/civil-date.ts';
import { dayInWords } from '#domain/dates/dates-in-words.ts';
import type { Locale } from '#domain/locale.ts';
import { priceText } from '#domain/money/amount.ts';
import { plainBooking, plainLanguage } from '#domain/no-script-form-names.ts';
import { isEmpty, textOf } from '#forms/answers.ts';
import { isPair, orderOf, type RegistrationCase } from '#forms/registration/circumstances.ts';
import { discountName } from '#forms/registration/price-question.ts';
import { type RegistrationField, requestedFields } from '#forms/registration/requested-fields.ts';
import { pathTo } from '#generated/routes/routes.ts';
import { parameters } from '#generated/rules/parameters.ts';
import type { RegistrationPriceResponse, TermResponse } from '#generated/schemas/own.ts';
import { termInWords } from '../mail/render/fact-texts.ts';
import type { Markup } from './no-script-page.ts';
import { plainMessages, plainTexts } from './no-script-texts.ts';

interface Summary {
  readonly locale: Locale;
  readonly date: TermResponse;
  readonly registration: RegistrationCase;
  readonly price: RegistrationPriceResponse;
  readonly hidden: Readonly<Record<string, string>>;
}

const line = (name: string | undefined, value: string): Markup => html`<dt>${name}</dt><dd>${value}</dd>`;

const answerText = ({ locale, registration }: Summary, field: RegistrationField): string => {
  const value = textOf(registration.answers[field.id]);
  if (field.input === 'checkbox') return plainMessages(locale).booking.declared();
  const day = field.input === 'date' ? parseCivilDate(value) : null;
  return day === null ? value : dayInWords(day, locale);
};

/** What the visitor typed; how the person is identified shows by what was typed for it. */
const answers = (shown: Summary): Markup => {
  const words: Readonly<Record<string, string>> = plainTexts(shown.locale, 'form');
  const given = requestedFields(shown.registration).filter(
    ({ field }) => field.id !== 'identity' && !isEmpty(shown.registration.answers[field.id]),
  );
  return html`<dl>${given.map(({ field }) => line(words[field.id], answerText(shown, field)))}</dl>`;
};

const payerOf = ({ registration }: Summary): string => {
  const names = isPair(registration)
    ? (['guardianFirstName', 'guardianLastName'] as const)
    : (['firstName', 'lastName'] as const);
  return names.map((name) => textOf(registration.answers[name])).join(' ');
};

/** What is ordered and what follows from it, in the sentences of the page with scripts. */
const orderFacts = (shown: Summary): Markup => {
  const { locale, price } = shown;
  const { booking: t } = plainMessages(locale);
  const money = (grosze: number) => priceText(grosze, locale);
  const discount = discountName(price, locale) ?? t.discount();
  const ways = { transfer: t.payTransfer(), p24: t.payP24(), sandbox: t.paySandbox() };
  const way = price.method === undefined ? '' : html`<p>${t.payBy()}: ${ways[price.method]}.</p>`;
  return html`<dl>${line(t.persons({ count: price.persons }), money(price.price ?? 0))}${price.discount > 0 ? line(discount, `−${money(price.discount)}`) : ''}${line(t.total(), money(price.amount ?? 0))}</dl><p>${t.payer({ name: payerOf(shown) })}</p>${way}<p>${t.confirmFirst({ count: price.confirmMinutes })} ${price.payNow === true ? t.orPayNow() : ''} ${t.contract()} ${t.payWithin({ count: parameters.paymentDays })}</p><p>${t.withdrawalRight({ count: parameters.withdrawalDays })} <a href="${pathTo('withdrawal', locale)}">${t.withdrawalHow()}</a>.</p>`;
};

/** The last page before the order: the answers, the date, the amount, and the button that orders. */
export const summary = (shown: Summary): readonly Markup[] => {
  const { locale, date, registration, hidden } = shown;
  const { booking: t } = plainMessages(locale);
  const kind = orderOf(registration.course);
  const { term } = date;
  const { days, where } = termInWords(term, locale);
  const sent = { ...registration.answers, ...hidden, [plainLanguage]: locale };
  const inputs = Object.entries(sent).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${textOf(value)}">`,
  );
  const facts = {
    order: () => orderFacts(shown),
    enquiry: () => html`<p class="notice">${t.enquiryNotice()}</p>`,
    reserveEntry: () => html`<p class="notice">${t.reserveNotice()}</p>`,
  };
  const names = { order: t.order(), enquiry: t.enquire(), reserveEntry: t.reserve() };
  const back = new URLSearchParams({ course: hidden.course ?? '', [plainLanguage]: locale });
  return [
    answers(shown),
    html`<form class="box order" method="post" action="${plainBooking}">${inputs}<h2>${term.name}</h2><p>${days}</p><p>${where}</p>${facts[kind]()}<p class="actions"><button class="button">${names[kind]}</button></p></form>`,
    html`<p><a href="${plainBooking}?${back}">${t.back()}</a></p>`,
  ];
};
