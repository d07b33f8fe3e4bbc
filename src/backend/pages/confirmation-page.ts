import type { Context } from 'hono';
import { html } from 'hono/html';
import { parseCivilDate } from '#domain/dates/civil-date.ts';
import { endOfDay } from '#domain/dates/clock-in-words.ts';
import { formatDay } from '#domain/dates/dates-in-words.ts';
import { formatBookingNumber } from '#domain/identifiers/booking-number.ts';
import type { Locale } from '#domain/locale.ts';
import { formatPrice } from '#domain/money/amount.ts';
import { participantsText } from '#forms/registration/outcome-texts.ts';
import { sentPath } from '#generated/routes/sent-addresses.ts';
import { registrationConfirmationBody, registrationConfirmationParameters } from '#generated/schemas/own.ts';
import { isConfirmationToken } from '../bookings/confirm-token.ts';
import type { PaymentContext } from '../bookings/contexts.ts';
import { abbreviateParticipantNames, describeBookedTerm, findRegistration } from '../bookings/find-registration.ts';
import { priceOfOfferedSeat } from '../bookings/price-registration.ts';
import type { FoundRegistration, StoredRegistration } from '../bookings/registration.ts';
import { lastPaymentDay } from '../bookings/reserve-seat.ts';
import { participantFromRegistration } from '../bookings/same-person.ts';
import {
  type Confirmation,
  confirmBooking,
  findPastConfirmation,
  isAwaitingConfirmation,
} from '../flows/confirm-booking.ts';
import { applyTermChangeChoice, type Choice, canChooseAfterTermChange, choices } from '../flows/ending/take-choice.ts';
import type { Api, ApiEnvironment } from '../http/api.ts';
import { parsePathParameters, readVisitorLocale } from '../http/read-request.ts';
import { formatMailTerm } from '../outbox/render/fact-texts.ts';
import { refuseForeignOrigin } from './accept-form-post.ts';
import type { PageContext } from './contexts.ts';
import { type Markup, renderNoScriptPage } from './no-script-page.ts';
import { fillNoScriptText, noScriptMessageFunctions, noScriptTexts } from './no-script-texts.ts';

interface Shown {
  readonly heading: string;
  readonly text: string;
  readonly rest: Markup;
}

const dayOf = (day: string, locale: Locale): string => formatDay(parseCivilDate(day) ?? 0, locale);

const amountOf = ({ price }: StoredRegistration, locale: Locale): string => formatPrice(price ?? 0, locale);

const toBooking = (reference: string, locale: Locale): Markup =>
  html`<p><a class="button" href="${sentPath('booking-state', locale, { reference })}">${noScriptTexts(locale, 'plain').toBooking}</a></p>`;

/** The link for leaving the reserve list. */
const toLeave = ({ locale, number }: StoredRegistration): Markup => {
  const { leave, leaveHere } = noScriptTexts(locale, 'outcomes');
  return html`<p>${leave} <a href="${sentPath('withdraw', locale, { reference: formatBookingNumber(number) })}">${leaveHere}</a></p>`;
};

/** The fields that are filled in when an offered seat is ordered. */
const knownFields = ['firstName', 'lastName', 'guardianFirstName', 'guardianLastName', 'email', 'phone'] as const;

/**
 * The path of the page on which an offered seat is ordered. Its fragment carries the answers of the reserve-list entry, since browsers
 * never send a fragment in a request; the day of birth is the only sensitive answer among them.
 */
const orderPath = ({ secrets }: PaymentContext, { registration, term }: FoundRegistration): string => {
  const { reference, locale, person, places } = registration;
  const { birthDate } = participantFromRegistration(secrets.encryptionKeys, registration);
  const known = new URLSearchParams([
    ...knownFields.flatMap((field) => (typeof person[field] === 'string' ? [[field, person[field]]] : [])),
    ...(birthDate === '' ? [] : [['birthDate', birthDate]]),
    ...(places > 1 ? [['coming', 'withTeenager']] : []),
  ]);
  return `${sentPath('order-offered', locale, { course: term.id, place: reference })}#${known}`;
};

/** Whether an offered seat was taken and waits for its order. */
const waitsForOrder = ({ registration: { status, heldUntil } }: FoundRegistration): boolean =>
  status === 'offered' && heldUntil === null;

/** The price of a booking; for an offered seat, the price that its order will have. */
const priceNow = ({ catalogue, clock }: PaymentContext, found: FoundRegistration): number | null =>
  found.registration.status === 'offered' ? priceOfOfferedSeat(catalogue, found, clock()) : found.registration.price;

/** The course of a booking, with its days and seats. */
const bookedCourse = (context: PaymentContext, found: FoundRegistration): Markup => {
  const { registration } = found;
  const price = priceNow(context, found);
  const { locale } = registration;
  const { name, days, hours, where } = formatMailTerm(describeBookedTerm(found, context.catalogue), locale);
  const { booking, outcomes } = noScriptMessageFunctions(locale);
  const people = participantsText(abbreviateParticipantNames(registration), outcomes);
  const lines = [
    [booking.when(), days],
    ...(hours === null ? [] : [[booking.hours(), hours]]),
    [booking.where(), where],
    ...(people === '' ? [] : [[outcomes.people(), people]]),
    ...(registration.status === 'offered' ? [[outcomes.places(), String(registration.places)]] : []),
    ...(price === null ? [] : [[outcomes.amount(), formatPrice(price, locale)]]),
  ];
  return html`<div class="box booked"><h2>${name}</h2><dl class="course-facts">${lines.map(([term, fact]) => html`<div><dt>${term}</dt><dd>${fact}</dd></div>`)}</dl></div>`;
};

/** The page before the button is pressed, which says what the button will do. */
const askFirst = async (context: PaymentContext, found: FoundRegistration, token: string): Promise<Shown> => {
  const { registration, term } = found;
  const { locale, status, reference } = registration;
  const words = noScriptTexts(locale, 'plain');
  if (!isAwaitingConfirmation(found, context.clock()))
    return doneTexts(await findPastConfirmation(context, context.database, found));
  const offered = status === 'offered';
  const day = dayOf(lastPaymentDay(term, registration.createdAt), locale);
  const name = offered ? words.takeButton : words.confirmButton;
  return {
    heading: offered ? words.takeHeading : words.confirmHeading,
    text: offered
      ? words.takeText
      : fillNoScriptText(words.confirmText, { amount: amountOf(registration, locale), date: day }),
    rest: html`${bookedCourse(context, found)}<form method="post" action="/api/registrations/${reference}/confirmation"><input type="hidden" name="token" value="${token}"><p class="actions"><button class="button">${name}</button></p></form>${offered ? toLeave(registration) : ''}`,
  };
};

/** The page of a booking whose date we have changed: it offers the new date, or a refund. */
const askChoice = (context: PaymentContext, found: FoundRegistration, token: string): Shown => {
  const { locale, reference } = found.registration;
  const words = noScriptTexts(locale, 'plain');
  const buttons = html`<button class="button" name="choice" value="accept">${words.changeAccept}</button><button class="button button-quiet" name="choice" value="refund">${words.changeRefund}</button>`;
  return {
    heading: words.changeHeading,
    text: words.changeText,
    rest: html`${bookedCourse(context, found)}<form method="post" action="/api/registrations/${reference}/confirmation"><input type="hidden" name="token" value="${token}"><p class="actions">${buttons}</p></form>`,
  };
};

/** The page after the choice, or if there is no choice any more. */
const chosenTexts = async (context: PaymentContext, named: FoundRegistration, choice: Choice): Promise<Shown> => {
  const { registration } = named;
  const { reference, locale } = registration;
  const taken = await context.database.transaction((transaction) =>
    applyTermChangeChoice(context, transaction, { reference, choice }),
  );
  if (!taken) return spent(registration);
  const words = noScriptTexts(locale, 'plain');
  const rest = toBooking(reference, locale);
  if (choice === 'refund') return { heading: words.changeRefunded, text: words.changeRefundedText, rest };
  const kept = html`${bookedCourse(context, named)}${rest}`;
  return { heading: words.changeAccepted, text: words.changeAcceptedText, rest: kept };
};

const spent = ({ locale, reference }: StoredRegistration): Shown => {
  const { nothingLeft, nothingLeftText } = noScriptTexts(locale, 'plain');
  return { heading: nothingLeft, text: nothingLeftText, rest: toBooking(reference, locale) };
};

/** The page after the button was pressed. */
const doneTexts = ({ outcome, found: { registration }, first }: Confirmation): Shown => {
  const { locale, reference, payUntil } = registration;
  const words = noScriptTexts(locale, 'plain');
  const date = payUntil === null ? '' : dayOf(payUntil, locale) + endOfDay[locale];
  const rest = toBooking(first?.reference ?? reference, locale);
  if (outcome === 'already') {
    const number = formatBookingNumber(first?.number ?? '');
    return { heading: words.already, text: fillNoScriptText(words.alreadyText, { number }), rest };
  }
  if (outcome === 'nothing') return spent(registration);
  const text = fillNoScriptText(words.confirmedText, { amount: amountOf(registration, locale), date });
  return { heading: words.confirmed, text, rest };
};

/** The booking that a link names, if the request has the token that only the mail about it contains. */
const findNamed = async (
  { database, secrets }: PaymentContext,
  c: Context<ApiEnvironment>,
  token: unknown,
): Promise<{ readonly found: FoundRegistration; readonly token: string } | null> => {
  const { reference } = parsePathParameters(registrationConfirmationParameters, c.req.param());
  const given = registrationConfirmationBody.safeParse({ token });
  if (!given.success || !isConfirmationToken(secrets.linkKeys, reference, given.data.token)) return null;
  const found = await findRegistration(database, { by: 'reference', reference });
  return found === undefined ? null : { found, token: given.data.token };
};

const show = (
  { style }: PageContext,
  c: Context<ApiEnvironment>,
  { registration: { locale }, term: { type } }: FoundRegistration,
  { heading, text, rest }: Shown,
) =>
  c.html(
    renderNoScriptPage({ locale, type, heading, body: html`<div class="prose"><p>${text}</p>${rest}</div>`, style }),
  );

const showBadLink = ({ style }: PageContext, c: Context<ApiEnvironment>): Response | Promise<Response> => {
  const locale = readVisitorLocale(c);
  const { badLink, badLinkText } = noScriptTexts(locale, 'plain');
  return c.html(renderNoScriptPage({ locale, heading: badLink, body: html`<p>${badLinkText}</p>`, style }), 404);
};

/** The page that the link of a mail opens. Only its button has an effect, since mail scanners open links too, in real browsers. */
export const addConfirmationPage = (api: Api, context: PaymentContext & PageContext): void => {
  api.get('/api/registrations/:reference/confirmation', async (c) => {
    const named = await findNamed(context, c, c.req.query('token'));
    if (named === null) return showBadLink(context, c);
    const { found } = named;
    if (waitsForOrder(found)) return c.redirect(orderPath(context, found), 303);
    const shown = canChooseAfterTermChange(found, context.clock())
      ? askChoice(context, found, named.token)
      : await askFirst(context, found, named.token);
    return show(context, c, found, shown);
  });
};

/** Answers the press of the button. */
export const confirmByFormPost = async (
  context: PaymentContext & PageContext,
  c: Context<ApiEnvironment>,
): Promise<Response> => {
  refuseForeignOrigin(c);
  const form = new URLSearchParams(await c.req.text());
  const named = await findNamed(context, c, form.get('token'));
  if (named === null) return showBadLink(context, c);
  const { reference } = named.found.registration;
  const choice = choices.find((one) => one === form.get('choice'));
  if (choice !== undefined) return show(context, c, named.found, await chosenTexts(context, named.found, choice));
  const done = await context.database.transaction((transaction) => confirmBooking(context, transaction, reference));
  if (waitsForOrder(done.found)) return c.redirect(orderPath(context, done.found), 303);
  return show(context, c, named.found, doneTexts(done));
};
