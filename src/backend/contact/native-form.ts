import type { Context } from 'hono';
import { html } from 'hono/html';
import type { Locale } from '#domain/locale.ts';
import { contactBody, groupDetails } from '#forms/contact.ts';
import { organisation } from '#generated/data/organisation.ts';
import english from '#generated/i18n/en.json' with { type: 'json' };
import polish from '#generated/i18n/pl.json' with { type: 'json' };
import { pathTo } from '#generated/routes/routes.ts';
import { ProblemError, type ProblemField, refuse } from '../api/problem.ts';
import { visitorLocale } from '../api/visitor-locale.ts';

const texts: Readonly<Record<Locale, Readonly<Record<string, string>>>> = { pl: polish.form, en: english.form };

/** Whether the browser itself sends the form: scripts are off, or have not come. */
export const isNativeForm = (context: Context): boolean =>
  /^application\/x-www-form-urlencoded(?:;|$)/i.test(context.req.header('content-type') ?? '');

/** Takes the form and answers with a small page in the language of the page that it was sent from. */
export async function answerNatively(context: Context, take: (body: unknown) => Promise<void>): Promise<Response> {
  if (context.req.header('sec-fetch-site') === 'cross-site') throw refuse(403, 'cross-site');
  const locale = visitorLocale(context);
  try {
    const typed = Object.fromEntries(new URLSearchParams(await context.req.text()));
    await take(contactBody({ ...typed, details: groupDetails(typed, texts[locale]) }));
    return context.html(printPage(locale, { heading: 'sent', fields: [] }));
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const { status, fields = [], headers } = error.problem;
    return context.html(printPage(locale, { heading: 'notSent', fields }), status, headers);
  }
}

interface PageContent {
  readonly heading: 'sent' | 'notSent';
  readonly fields: readonly ProblemField[];
}

function printPage(locale: Locale, { heading, fields }: PageContent) {
  const words = texts[locale];
  const items = fields.map(({ field, code }) => {
    const message = words[code.replace('form/', '')] ?? words.required;
    return html`<li>${words[field] ?? field}: ${message}</li>`;
  });
  const list = items.length > 0 ? html`<ul>${items}</ul>` : '';
  const again = heading === 'notSent' ? words.tryAgain : words.title;
  const phone = html`<a href="tel:${organisation.phone.international}">${organisation.phone.display}</a>`;
  return html`<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="robots" content="noindex"><meta name="viewport" content="width=device-width"><title>${words[heading]}</title></head>
<body><main><h1>${words[heading]}</h1>${list}<p><a href="${pathTo('contact', locale)}">${again}</a></p><p>${words.callUs}: ${phone}</p></main></body></html>`;
}
