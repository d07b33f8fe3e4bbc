import type { Context } from 'hono';
import type { Locale } from '#domain/locale.ts';

/** The language of the page that a request was sent from. */
export function visitorLocale(context: Context): Locale {
  const referer = context.req.header('referer');
  const path = referer !== undefined && URL.canParse(referer) ? new URL(referer).pathname : '/';
  return path === '/en' || path.startsWith('/en/') ? 'en' : 'pl';
}
