import { eq } from 'drizzle-orm';
import { html } from 'hono/html';
import { z } from 'zod/mini';
import type { Locale } from '#domain/locale.ts';
import { formatPrice } from '#domain/money/amount.ts';
import { sentPath } from '#generated/routes/sent-addresses.ts';
import { reference } from '#generated/schemas/own.ts';
import type { PaymentContext } from '../bookings/contexts.ts';
import { getRegistration } from '../bookings/find-registration.ts';
import type { PaymentOutcome } from '../bookings/payment/payment-provider.ts';
import { payments as paymentTable } from '../database/schema.ts';
import { recordPaymentOutcome } from '../flows/money/settle-payment.ts';
import type { Api } from '../http/api.ts';
import { parsePathParameters } from '../http/read-request.ts';
import { Refused } from '../http/refused.ts';

const sandboxParameters = z.object({ payment: reference });

/** The page of the sandbox payment, and what its three buttons do. */
export const addSandboxRoutes = (api: Api, context: PaymentContext): void => {
  api.get('/api/payments/:payment/sandbox', async (c) => {
    const { payment } = parsePathParameters(sandboxParameters, c.req.param());
    const { amount, locale } = await findOrder(context, payment);
    return c.html(sandboxPage({ amount, locale, style: context.payments.style ?? [] }));
  });

  api.post('/api/payments/:payment/sandbox', async (c) => {
    const { payment } = parsePathParameters(sandboxParameters, c.req.param());
    const form = new URLSearchParams(await c.req.text());
    const outcome = sandboxOutcomes.find((name) => name === form.get('outcome'));
    if (!outcome) throw new Refused('invalid-fields', { fields: [{ field: 'outcome', code: 'required' }] });
    const { amount, locale } = await findOrder(context, payment);
    const reference = await context.database.transaction((transaction) =>
      recordPaymentOutcome(context, transaction, { payment, outcome, amount }),
    );
    return c.redirect(sentPath('booking-state', locale, { reference }), 303);
  });
};

const findOrder = async ({ database }: PaymentContext, payment: string) => {
  const [stored] = await database.select().from(paymentTable).where(eq(paymentTable.session, payment));
  if (!stored?.registration) throw new Refused('payment-not-found');
  const { registration } = await getRegistration(database, stored.registration);
  return { amount: stored.amount, locale: registration.locale };
};

const texts = {
  pl: {
    title: 'Płatność próbna',
    notice: 'To nie jest prawdziwa płatność: żadne pieniądze nie zmienią właściciela.',
    choose: 'Wybierz, jak ma się zakończyć.',
    success: 'Udaj, że zapłacono',
    failure: 'Płatność nieudana',
    abandoned: 'Wróć bez płacenia',
  },
  en: {
    title: 'Trial payment',
    notice: 'This is not a real payment: no money changes hands.',
    choose: 'Choose how it ends.',
    success: 'Pretend to pay',
    failure: 'The payment fails',
    abandoned: 'Go back without paying',
  },
} as const;

const sandboxOutcomes = ['success', 'failure', 'abandoned'] as const satisfies readonly PaymentOutcome[];

interface SandboxPage {
  readonly locale: Locale;
  /** Grosze. */
  readonly amount: number;
  /** Addresses of the site's style sheets. */
  readonly style: readonly string[];
}

/** The page of the sandbox payment, with the site's styles. */
const sandboxPage = ({ locale, amount, style }: SandboxPage) => {
  const words = texts[locale];
  const links = style.map((href) => html`<link rel="stylesheet" href="${href}">`);
  const buttons = sandboxOutcomes.map(
    (outcome) =>
      html`<button class="button${outcome === 'success' ? '' : ' button-quiet'}" name="outcome" value="${outcome}">${words[outcome]}</button> `,
  );
  return html`<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="robots" content="noindex"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${words.title}</title>${links}</head>
<body><main class="wrap section"><div class="prose"><h1>${words.title}: ${formatPrice(amount, locale)}</h1><p class="notice notice-failure"><strong>${words.notice}</strong></p><p class="lead">${words.choose}</p></div><form method="post"><p class="actions">${buttons}</p></form></main></body></html>`;
};
