import type { Context } from 'hono';
import { html } from 'hono/html';
import { sentAddresses } from '#generated/routes/sent-addresses.ts';
import { paymentStartParameters, paymentStartResponse } from '#generated/schemas/own.ts';
import type { Api, ApiEnvironment } from '../api/api.ts';
import { ProblemError } from '../api/problem.ts';
import { parseParameters, readJson, requireKey } from '../api/read-request.ts';
import type { FormContext, PaymentContext } from '../contexts.ts';
import { isFormPost, refuseForeign } from '../no-script/accept-form-post.ts';
import { type Markup, noScriptPage } from '../no-script/no-script-page.ts';
import { plainMessages } from '../no-script/no-script-texts.ts';
import { findRegistration } from '../registration/find-registration.ts';
import { takePayment } from './reconcile-payments.ts';
import { applyRefundEvent } from './refund.ts';
import { addSandboxRoutes } from './sandbox-routes.ts';
import { openPayment, storePayment } from './start-payment.ts';

type PaymentParts = PaymentContext & Pick<FormContext, 'answerOnce' | 'style'>;

const startOnce = (
  parts: PaymentParts,
  { key, reference }: { readonly key: string; readonly reference: string },
): Promise<unknown> =>
  parts.answerOnce({
    call: 'payment-start',
    key,
    content: reference,
    prepare: () => openPayment(parts, reference),
    work: (transaction, payment) => storePayment(parts, transaction, payment),
  });

/**
 * Opens a payment for a browser without scripts. The page of the service is a link, since the policy lets forms of the site lead
 * nowhere else.
 */
const payNatively = async (parts: PaymentParts, context: Context<ApiEnvironment>): Promise<Response> => {
  refuseForeign(context);
  const key = new URLSearchParams(await context.req.text()).get('key') ?? '';
  const { reference } = parseParameters(paymentStartParameters, context.req.param());
  const { locale } = (await findRegistration(parts.database, reference)).registration;
  const { payment: t, plain } = plainMessages(locale);
  const show = (heading: string, body: Markup, status: 200 | 409) =>
    context.html(noScriptPage({ locale, heading, body, style: parts.style }), status);
  try {
    const answer = await startOnce(parts, { key, reference });
    const { redirect } = paymentStartResponse.parse(answer);
    return show(t.awaitedPage(), html`<p><a class="button" href="${redirect}">${t.toPaymentPage()}</a></p>`, 200);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return show(t.failedToStart(), html`<p>${plain.retryLater()}</p>`, 409);
  }
};

/** Start of a payment, and what its provider says of it. Only the provider's word makes a registration paid, never a visitor's return. */
export const addPaymentRoutes = (api: Api, parts: PaymentParts): void => {
  const { payments } = parts;

  api.post('/api/registrations/:reference/payment', async (context) => {
    if (isFormPost(context)) return payNatively(parts, context);
    const key = requireKey(context);
    const { reference } = parseParameters(paymentStartParameters, context.req.param());
    return context.json(await startOnce(parts, { key, reference }));
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
