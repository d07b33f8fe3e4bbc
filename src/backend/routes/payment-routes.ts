import { sentAddresses } from '#generated/routes/sent-addresses.ts';
import { paymentStartParameters } from '#generated/schemas/own.ts';
import type { PaymentContext } from '../bookings/contexts.ts';
import { acceptReceivedPayment } from '../flows/money/reconcile-payments.ts';
import { applyRefundNotification } from '../flows/money/refund.ts';
import { openProviderPayment, storeOpenPayment } from '../flows/money/start-payment.ts';
import type { Api } from '../http/api.ts';
import { parsePathParameters, readJsonBody, requireIdempotencyKey } from '../http/read-request.ts';
import type { FormContext } from '../pages/contexts.ts';
import { addSandboxRoutes } from './sandbox-routes.ts';

type AnsweringContext = PaymentContext & Pick<FormContext, 'answerOnce'>;

/**
 * The calls that start a payment, and the notifications of the provider. Only the provider's word makes a registration paid, never the
 * visitor's return to the site.
 */
export const addPaymentRoutes = (api: Api, context: AnsweringContext): void => {
  const { payments } = context;

  api.post('/api/registrations/:reference/payment', async (c) => {
    const key = requireIdempotencyKey(c);
    const { reference } = parsePathParameters(paymentStartParameters, c.req.param());
    const answer = await context.answerOnce({
      call: 'payment-start',
      key,
      content: reference,
      prepare: () => openProviderPayment(context, reference),
      work: (transaction, payment) => storeOpenPayment(context, transaction, payment),
    });
    return c.json(answer);
  });

  const { parseWebhook } = payments;
  if (parseWebhook) {
    api.post(sentAddresses['payment-notification'].pl, async (c) => {
      const event = parseWebhook(await readJsonBody(c));
      if (event.about === 'refund') await applyRefundNotification(context, event);
      else await acceptReceivedPayment(context, { ...event, taken: false });
      return c.text('OK');
    });
  }

  if (payments.method === 'sandbox') addSandboxRoutes(api, context);
};
