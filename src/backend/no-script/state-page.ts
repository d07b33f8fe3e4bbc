import { html } from 'hono/html';
import { parseCivilDate } from '#domain/dates/civil-date.ts';
import { dayInWords } from '#domain/dates/dates-in-words.ts';
import type { Locale } from '#domain/locale.ts';
import { priceText } from '#domain/money/amount.ts';
import { isPayable, isUnordered, outcomeTexts, refundText } from '#forms/registration/outcome-texts.ts';
import { organisation } from '#generated/data/organisation.ts';
import { pathTo } from '#generated/routes/routes.ts';
import type { RegistrationState } from '#generated/schemas/shapes.ts';
import { termInWords } from '../mail/render/fact-texts.ts';
import type { Markup } from './no-script-page.ts';
import { momentOf, plainMessages } from './no-script-texts.ts';

const dayOf = (day: string, locale: Locale): string => dayInWords(parseCivilDate(day) ?? 0, locale);

interface Shown {
  readonly state: RegistrationState;
  readonly locale: Locale;
  /** Makes a repeated press open no second payment. */
  readonly key: string;
}

/** The way to pay: a button that opens the payment, or the details of a transfer. */
const payment = ({ state, locale, key }: Shown): Markup | '' => {
  const { payment: t, outcomes } = plainMessages(locale);
  const { missing, transfer, online, failed } = state.payment;
  if (!isPayable(state) || missing === 0) return '';
  const amount = priceText(missing, locale);
  const until = state.payUntil === null ? '' : html`<p>${t.payUntil({ date: dayOf(state.payUntil, locale) })}</p>`;
  if (transfer !== null) {
    const { account, holder, title } = transfer;
    const lines = [
      [t.amount(), amount],
      [t.account(), account],
      [t.holder(), holder],
      [t.title(), title],
    ] as const;
    return html`<div class="box"><h2>${t.transfer()}</h2><p>${t.transferText()}</p><dl>${lines.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>${until}</div>`;
  }
  if (!online) return html`<p class="notice">${outcomes.payAtOffice({ phone: organisation.phone.display })}</p>`;
  const taken = state.state === 'unconfirmed' ? html`<p class="note">${outcomes.payTaken()}</p>` : '';
  const again = state.state === 'paymentFailed' || failed === true;
  const name = again ? t.payAgain() : t.pay({ amount });
  return html`<form class="box" method="post" action="/api/registrations/${state.reference}/payment"><input type="hidden" name="key" value="${key}">${until}${taken}<p class="actions"><button class="button">${name}</button></p></form>`;
};

/** The date, the number and the amount of a booking. */
const facts = ({ state, locale }: Shown): Markup => {
  const { outcomes: t } = plainMessages(locale);
  const { days, where } = termInWords(state.term, locale);
  const ordered = !isUnordered(state);
  const lines = [
    [ordered ? t.reference() : t.enquiryReference(), state.number],
    ...(ordered && state.amount !== null ? [[t.amount(), priceText(state.amount, locale)] as const] : []),
  ] as const;
  return html`<div class="box"><h2>${state.term.name}</h2><p>${days}</p><p>${where}</p><dl>${lines.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl></div>`;
};

/** Money that goes back, with the day by which it is there; and the choice after a date that we have changed. */
const notices = ({ state, locale }: Shown): readonly Markup[] => {
  const { payment: t, outcomes } = plainMessages(locale);
  const { refund } = state.payment;
  const texts = [
    ...(refund === null
      ? []
      : [
          refundText(refund, t, {
            amount: priceText(refund.amount, locale),
            date: refund.until === undefined ? null : dayOf(refund.until, locale),
          }),
        ]),
    ...(state.choosing === true ? [`${outcomes.changedDate()} ${organisation.phone.display}`] : []),
  ];
  return texts.map((text) => html`<p class="notice">${text}</p>`);
};

const withdrawal = ({ state, locale }: Shown): Markup | '' => {
  const { outcomes: t } = plainMessages(locale);
  const ended = state.state === 'expired' || state.state === 'withdrawn' || state.state === 'unconfirmed';
  if (ended || isUnordered(state) || state.withdrawalUntil === null) return '';
  return html`<p>${t.withdrawal({ date: dayOf(state.withdrawalUntil, locale) })} <a href="${pathTo('withdrawal', locale)}?reference=${state.number}">${t.withdrawHere()}</a></p>`;
};

/** How a booking stands, as the page with scripts tells it. */
export const statePage = (shown: Shown): { readonly heading: string; readonly body: readonly Markup[] } => {
  const { outcomes, payment: money } = plainMessages(shown.locale);
  const { heading, text } = outcomeTexts(shown.state, outcomes, money);
  const { heldUntil } = shown.state;
  const held =
    shown.state.state === 'unconfirmed' && heldUntil !== null
      ? html`<p class="notice">${outcomes.held(momentOf(Date.parse(heldUntil), shown.locale))} ${outcomes.contract()}</p>`
      : '';
  return {
    heading,
    body: [
      html`<p class="lead">${text}</p>${held}`,
      ...notices(shown),
      html`${payment(shown)}`,
      facts(shown),
      html`${withdrawal(shown)}`,
    ],
  };
};
