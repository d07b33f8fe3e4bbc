import { html } from 'hono/html';
import type { Locale } from '#domain/locale.ts';
import type { PaymentOutcome } from '../payment-provider.ts';

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

export const sandboxOutcomes = ['success', 'failure', 'abandoned'] as const satisfies readonly PaymentOutcome[];

export interface SandboxPage {
  readonly locale: Locale;
  /** Grosze. */
  readonly amount: number;
  /** Addresses of the site's style sheets. */
  readonly style: readonly string[];
}

/** The page of the trial payment, in the clothes of the site. */
export const sandboxPage = ({ locale, amount, style }: SandboxPage) => {
  const words = texts[locale];
  const price = new Intl.NumberFormat(locale, { style: 'currency', currency: 'PLN' }).format(amount / 100);
  const links = style.map((href) => html`<link rel="stylesheet" href="${href}">`);
  const buttons = sandboxOutcomes.map(
    (outcome) =>
      html`<button class="button${outcome === 'success' ? '' : ' button-quiet'}" name="outcome" value="${outcome}">${words[outcome]}</button> `,
  );
  return html`<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="robots" content="noindex"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${words.title}</title>${links}</head>
<body><main class="wrap section"><div class="prose"><h1>${words.title}: ${price}</h1><p class="notice notice-failure"><strong>${words.notice}</strong></p><p class="lead">${words.choose}</p></div><form method="post"><p class="actions">${buttons}</p></form></main></body></html>`;
};
