import { eq } from 'drizzle-orm';
import { z } from 'zod/mini';
import { reference } from '#generated/schemas/shapes.ts';
import type { Api } from '../../api/api.ts';
import type { ApiParts } from '../../api/api-options.ts';
import { parseParameters } from '../../api/parse-payload.ts';
import { refuse } from '../../api/problem.ts';
import { payments as paymentTable } from '../../database/payment-tables.ts';
import { findRegistration } from '../../registration/find-registration.ts';
import { settlePayment } from '../settle-payment.ts';
import { sandboxOutcomes, sandboxPage } from './sandbox-page.ts';

const sandboxParameters = z.object({ payment: reference });

/** The page on which the sandbox payment is made, and its three buttons. */
export const addSandboxRoutes = (api: Api, parts: ApiParts): void => {
  api.get('/api/payments/:payment/sandbox', async (context) => {
    const { payment } = parseParameters(sandboxParameters, context.req.param());
    const { amount, locale } = await findOrder(parts, payment);
    return context.html(sandboxPage({ amount, locale, style: parts.payments.style ?? [] }));
  });

  api.post('/api/payments/:payment/sandbox', async (context) => {
    const { payment } = parseParameters(sandboxParameters, context.req.param());
    const form = new URLSearchParams(await context.req.text());
    const outcome = sandboxOutcomes.find((name) => name === form.get('outcome'));
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
