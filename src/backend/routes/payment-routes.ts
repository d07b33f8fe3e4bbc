import { sentAddresses } from '#generated/routes/sent-addresses.ts';
import { paymentStartParameters } from '#generated/schemas/own.ts';
import type { PaymentContext } from '../bookings/contexts.ts';
import { takePayment } from '../flows/money/reconcile-payments.ts';
import { applyRefundEvent } from '../flows/money/refund.ts';
import { openPayment, storePayment } from '../flows/money/start-payment.ts';
import type { Api } from '../http/api.ts';
import { parseParameters, readJson, requireKey } from '../http/read-request.ts';
import type { FormContext } from '../pages/contexts.ts';
import { addSandboxRoutes } from './sandbox-routes.ts';

type PaymentParts = PaymentContext & Pick<FormContext, 'answerOnce'>;

/** Start of a payment, and what its provider says of it. Only the provider's word makes a registration paid, never a visitor's return. */
export const addPaymentRoutes = (api: Api, parts: PaymentParts): void => {
  const { payments } = parts;

  api.post('/api/registrations/:reference/payment', async (context) => {
    const key = requireKey(context);
    const { reference } = parseParameters(paymentStartParameters, context.req.param());
    const answer = await parts.answerOnce({
      call: 'payment-start',
      key,
      content: reference,
      prepare: () => openPayment(parts, reference),
      work: (transaction, payment) => storePayment(parts, transaction, payment),
    });
    return context.json(answer);
  });

  const { parseWebhook } = payments;
  if (parseWebhook) {
    api.post(sentAddresses['payment-notification'].pl, async (context) => {
      const event = parseWebhook(await readJson(context));
      if (event.about === 'refund') await applyRefundEvent(parts, event.request, event.word);
      else await takePayment(parts, { ...event, taken: false });
      return context.text('OK');
    });
  }

  if (payments.method === 'sandbox') addSandboxRoutes(api, parts);
};
