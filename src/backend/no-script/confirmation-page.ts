import type { Context } from 'hono';
import { html } from 'hono/html';
import { parseCivilDate } from '#domain/dates/civil-date.ts';
import { dayInWords } from '#domain/dates/dates-in-words.ts';
import { printedBookingNumber } from '#domain/identifiers/booking-number.ts';
import type { Locale } from '#domain/locale.ts';
import { formatAmount } from '#domain/money/amount.ts';
import { sentPath } from '#generated/routes/sent-addresses.ts';
import { registrationConfirmationBody, registrationConfirmationParameters } from '#generated/schemas/own.ts';
import type { Api, ApiEnvironment } from '../api/api.ts';
import { parseParameters, visitorLocale } from '../api/read-request.ts';
import type { BookingContext, PageContext } from '../contexts.ts';
import { type FoundRegistration, lookUpRegistration } from '../registration/find-registration.ts';
import { awaitsConfirmation, type Confirmation, confirmBooking } from '../registration/holds/confirm-booking.ts';
import { isConfirmToken } from '../registration/holds/confirm-token.ts';
import { lastDayToPay, type StoredRegistration } from '../registration/reserve-place.ts';
import { refuseForeign } from './accept-form-post.ts';
import { type Markup, noScriptPage } from './no-script-page.ts';
import { filled, plainTexts } from './no-script-texts.ts';

interface Said {
  readonly heading: string;
  readonly text: string;
  readonly rest: Markup;
}

const dayOf = (day: string, locale: Locale): string => dayInWords(parseCivilDate(day) ?? 0, locale);

const amountOf = ({ price }: StoredRegistration, locale: Locale): string =>
  filled(plainTexts(locale, 'common').zloty, { amount: formatAmount(price ?? 0, locale) });

const toBooking = (reference: string, locale: Locale): Markup =>
  html`<p><a class="button" href="${sentPath('booking-state', locale, { reference })}">${plainTexts(locale, 'plain').toBooking}</a></p>`;

/** The page before the button is pressed: what it will do. */
const askFirst = (parts: BookingContext, { registration, term }: FoundRegistration, token: string): Said => {
  const { locale, status, reference } = registration;
  const words = plainTexts(locale, 'plain');
  if (!awaitsConfirmation(registration)) return spent(registration);
  const offered = status === 'offered';
  const day = dayOf(lastDayToPay(term, new Date(parts.clock())), locale);
  const name = offered ? words.takeButton : words.confirmButton;
  return {
    heading: offered ? words.takeHeading : words.confirmHeading,
    text: offered ? words.takeText : filled(words.confirmText, { amount: amountOf(registration, locale), date: day }),
    rest: html`<form method="post" action="/api/registrations/${reference}/confirmation"><input type="hidden" name="token" value="${token}"><p class="actions"><button class="button">${name}</button></p></form>`,
  };
};

const spent = ({ locale, reference }: StoredRegistration): Said => {
  const { nothingLeft, nothingLeftText } = plainTexts(locale, 'plain');
  return { heading: nothingLeft, text: nothingLeftText, rest: toBooking(reference, locale) };
};

/** The page after the button was pressed. */
const doneTexts = ({ outcome, found: { registration }, first }: Confirmation): Said => {
  const { locale, reference, payUntil } = registration;
  const words = plainTexts(locale, 'plain');
  const date = payUntil === null ? '' : dayOf(payUntil, locale);
  const rest = toBooking(first?.reference ?? reference, locale);
  if (outcome === 'kept') return { heading: words.offerKept, text: filled(words.offerKeptText, { date }), rest };
  if (outcome === 'already') {
    const number = printedBookingNumber(first?.number ?? '');
    return { heading: words.already, text: filled(words.alreadyText, { number }), rest };
  }
  if (outcome === 'nothing') return spent(registration);
  const text = filled(words.confirmedText, { amount: amountOf(registration, locale), date });
  return { heading: words.confirmed, text, rest };
};

/** The booking that a link names, if what only its mail carries comes with it. */
const findNamed = async (
  { database, secrets }: BookingContext,
  context: Context<ApiEnvironment>,
  token: unknown,
): Promise<{ readonly found: FoundRegistration; readonly token: string } | null> => {
  const { reference } = parseParameters(registrationConfirmationParameters, context.req.param());
  const given = registrationConfirmationBody.safeParse({ token });
  if (!given.success || !isConfirmToken(secrets.digestKey, reference, given.data.token)) return null;
  const found = await lookUpRegistration(database, { by: 'reference', reference });
  return found === undefined ? null : { found, token: given.data.token };
};

const show = (
  { style }: PageContext,
  context: Context<ApiEnvironment>,
  locale: Locale,
  { heading, text, rest }: Said,
) => context.html(noScriptPage({ locale, heading, body: [html`<p>${text}</p>`, rest], style }));

const showBadLink = ({ style }: PageContext, context: Context<ApiEnvironment>): Response | Promise<Response> => {
  const locale = visitorLocale(context);
  const { badLink, badLinkText } = plainTexts(locale, 'plain');
  return context.html(noScriptPage({ locale, heading: badLink, body: html`<p>${badLinkText}</p>`, style }), 404);
};

/** The page that the link of a mail opens. Only its button acts: programs that look through mails open links too, in real browsers. */
export const addConfirmationPage = (api: Api, parts: BookingContext & PageContext): void => {
  api.get('/api/registrations/:reference/confirmation', async (context) => {
    const named = await findNamed(parts, context, context.req.query('token'));
    if (named === null) return showBadLink(parts, context);
    return show(parts, context, named.found.registration.locale, askFirst(parts, named.found, named.token));
  });
};

/** The button was pressed. */
export const confirmNatively = async (
  parts: BookingContext & PageContext,
  context: Context<ApiEnvironment>,
): Promise<Response> => {
  refuseForeign(context);
  const named = await findNamed(parts, context, new URLSearchParams(await context.req.text()).get('token'));
  if (named === null) return showBadLink(parts, context);
  const { reference, locale } = named.found.registration;
  const done = await parts.database.transaction((transaction) => confirmBooking(parts, transaction, reference));
  return show(parts, context, locale, doneTexts(done));
};
