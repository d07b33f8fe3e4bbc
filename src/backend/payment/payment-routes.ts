import { paymentReturnBody, paymentReturnParameters, paymentStartParameters } from '#generated/schemas/own.ts';
import type { Api } from '../api/api.ts';
import type { ApiParts } from '../api/api-options.ts';
import { requireKey } from '../api/idempotency-key.ts';
import { parseBody, parseParameters } from '../api/parse-payload.ts';
import { refuse } from '../api/problem.ts';
import { readJson } from '../api/read-body.ts';
import { findRegistration, presentState } from '../registration/find-registration.ts';
import { addSandboxRoutes } from './sandbox-routes.ts';
import { settlePayment } from './settle-payment.ts';
import { openPayment, storePayment } from './start-payment.ts';

/** Start and outcome of a payment. Only the provider's signed word makes a registration paid, never a visitor's return. */
export const addPaymentRoutes = (api: Api, parts: ApiParts): void => {
  const { database, answerOnce, catalogue, payments } = parts;

  api.post('/api/registrations/:reference/payment', async (context) => {
    const key = requireKey(context);
    const { reference } = parseParameters(paymentStartParameters, context.req.param());
    const answer = await answerOnce({
      call: 'payment-start',
      key,
      content: reference,
      prepare: () => openPayment(parts, reference),
      work: (transaction, payment) => storePayment(parts, transaction, payment),
    });
    return context.json(answer);
  });

  api.post('/api/payments/:payment/return', async (context) => {
    const { payment } = parseParameters(paymentReturnParameters, context.req.param());
    const outcome = parseBody(paymentReturnBody, await readJson(context));
    if (!payments.verify(payment, outcome)) throw refuse(403, 'bad-signature');
    const state = await database.transaction(async (transaction) => {
      const reference = await settlePayment(transaction, payment, outcome);
      return presentState(transaction, await findRegistration(transaction, reference), catalogue.cities);
    });
    return context.json(state);
  });

  if (payments.sandbox) addSandboxRoutes(api, parts);
};
