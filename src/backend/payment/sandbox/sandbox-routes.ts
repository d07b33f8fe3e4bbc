import { eq } from 'drizzle-orm';
import { html } from 'hono/html';
import { z } from 'zod/mini';
import { reference } from '#generated/schemas/shapes.ts';
import type { Api } from '../../api/api.ts';
import type { ApiParts } from '../../api/api-options.ts';
import { parseParameters } from '../../api/parse-payload.ts';
import { refuse } from '../../api/problem.ts';
import { payments as paymentTable } from '../../database/payment-tables.ts';
import { findRegistration } from '../../registration/find-registration.ts';
import type { PaymentOutcome } from '../payment-provider.ts';
import { settlePayment } from '../settle-payment.ts';

const texts = {
  pl: {
    title: 'Płatność próbna',
    notice: 'To nie jest prawdziwa płatność. Wybierz, jak ma się zakończyć.',
    success: 'Zapłać',
    failure: 'Płatność nieudana',
    abandoned: 'Wróć bez płacenia',
  },
  en: {
    title: 'Trial payment',
    notice: 'This is not a real payment. Choose how it ends.',
    success: 'Pay',
    failure: 'The payment fails',
    abandoned: 'Go back without paying',
  },
} as const;

const sandboxParameters = z.object({ payment: reference });

const outcomes = ['success', 'failure', 'abandoned'] as const satisfies readonly PaymentOutcome[];

/** The page on which the sandbox payment is made, and its three buttons. */
export const addSandboxRoutes = (api: Api, parts: ApiParts): void => {
  api.get('/api/payments/:payment/sandbox', async (context) => {
    const { payment } = parseParameters(sandboxParameters, context.req.param());
    const { amount, locale } = await findOrder(parts, payment);
    const words = texts[locale];
    const price = new Intl.NumberFormat(locale, { style: 'currency', currency: 'PLN' }).format(amount / 100);
    const buttons = outcomes.map(
      (outcome) => html`<p><button name="outcome" value="${outcome}">${words[outcome]}</button></p>`,
    );
    return context.html(html`<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="robots" content="noindex"><meta name="viewport" content="width=device-width"><title>${words.title}</title></head>
<body><main><h1>${words.title}: ${price}</h1><p>${words.notice}</p><form method="post">${buttons}</form></main></body></html>`);
  });

  api.post('/api/payments/:payment/sandbox', async (context) => {
    const { payment } = parseParameters(sandboxParameters, context.req.param());
    const form = new URLSearchParams(await context.req.text());
    const outcome = outcomes.find((name) => name === form.get('outcome'));
    if (!outcome) throw refuse(422, 'invalid-fields', [{ field: 'outcome', code: 'required' }]);
    const { amount, locale } = await findOrder(parts, payment);
    const reference = await parts.database.transaction((transaction) =>
      settlePayment(parts, transaction, { payment, outcome, amount }),
    );
    return context.redirect(`${parts.catalogue.bookingPath[locale]}?reference=${reference}`, 303);
  });
};

const findOrder = async ({ database }: ApiParts, payment: string) => {
  const [stored] = await database.select().from(paymentTable).where(eq(paymentTable.session, payment));
  if (!stored) throw refuse(404, 'not-found');
  const { registration } = await findRegistration(database, stored.registration);
  return { amount: stored.amount, locale: registration.locale };
};
