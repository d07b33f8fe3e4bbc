import { html } from 'hono/html';
import type { Locale } from '#domain/locale.ts';
import { brand } from '#generated/data/brand.ts';
import { organisation } from '#generated/data/organisation.ts';
import { phoneOfType } from '#generated/data/phones.ts';
import { pathTo } from '#generated/routes/routes.ts';
import { noScriptTexts } from './no-script-texts.ts';

export type Markup = ReturnType<typeof html>;

interface NoScriptPage {
  readonly locale: Locale;
  readonly heading: string;
  readonly body: Markup | readonly Markup[];
  /** The calendar's type of the course that the page is about; it decides which phone number is shown. */
  readonly type?: string;
  /** Addresses of the site's style sheets. */
  readonly style: readonly string[];
}

/** The header of the site's pages, reduced to what works without scripts: the name and the phone number. */
const siteHeader = (locale: Locale, phone: ReturnType<typeof phoneOfType>): Markup => {
  const label = `${noScriptTexts(locale, 'common').callUs}: ${phone.display}`;
  return html`<header class="site-header"><div class="wrap site-header-inside"><a class="brand" href="${pathTo('home', locale)}"><svg viewBox="0 0 40 40" width="36" height="36" aria-hidden="true"><rect width="40" height="40" rx="11" class="brand-field"/><path d="${brand.sign}" class="brand-pulse"/></svg><span>${organisation.short[locale]}</span></a><a class="header-phone" href="tel:${phone.international}" aria-label="${label}"><span>${phone.display}</span></a></div></header>`;
};

/** A page for browsers without scripts, with the site's styles: a header with the phone number, the body, and a link to the home page. */
export const renderNoScriptPage = ({ locale, heading, body, type, style }: NoScriptPage): Markup => {
  const number = phoneOfType(type);
  const links = style.map((href) => html`<link rel="stylesheet" href="${href}">`);
  const phone = html`<a href="tel:${number.international}">${number.display}</a>`;
  const words = noScriptTexts(locale, 'plain');
  return html`<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="robots" content="noindex"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${heading}</title>${links}</head>
<body>${siteHeader(locale, number)}<main class="wrap plain-page"><h1>${heading}</h1>${body}<p>${noScriptTexts(locale, 'calls').phoneInstead} ${phone}</p><p><a href="${pathTo('home', locale)}">${words.home}</a></p></main></body></html>`;
};
