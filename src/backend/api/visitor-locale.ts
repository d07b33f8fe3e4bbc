import type { Context } from 'hono';
import { isLocale, type Locale } from '#domain/locale.ts';

/** The language of the page that a request was sent from: as our script says it, else as the address of the page does. */
export function visitorLocale(context: Context): Locale {
  const wanted = context.req.header('accept-language');
  if (isLocale(wanted)) return wanted;
  const referer = context.req.header('referer');
  const path = referer !== undefined && URL.canParse(referer) ? new URL(referer).pathname : '/';
  return path === '/en' || path.startsWith('/en/') ? 'en' : 'pl';
}
