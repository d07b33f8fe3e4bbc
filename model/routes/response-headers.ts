import type { ResponseHeader } from '../schema/routes.ts';
import { commonKnowledge, decision } from '../source.ts';

const source = commonKnowledge({
  pl: 'najsurowsza polityka treści: strona nie ma skryptów ani stylów wpisanych w kod',
  en: 'the strictest content security policy: a page has no inline scripts and styles',
});

/**
 * Headers of answers. `every` applies to all of them, `reserved` also to application pages, `missing` to the pages of
 * status 404. Each file has those of its kind: `asset` where the name changes with the bytes, `revalidated` where the content follows the dates
 * or the prices, `file` otherwise. `tagged` takes the place of `every` once a tag manager is in use.
 */
export const responseHeaders = [
  {
    name: 'Content-Security-Policy',
    value:
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; media-src 'self'; manifest-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types emergency-pages; upgrade-insecure-requests",
    on: 'every',
    source,
  },
  { name: 'Strict-Transport-Security', value: 'max-age=63072000', on: 'every', source },
  { name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin', on: 'every', source },
  { name: 'X-Content-Type-Options', value: 'nosniff', on: 'every', source },
  { name: 'X-Frame-Options', value: 'DENY', on: 'every', source },
  { name: 'Cross-Origin-Opener-Policy', value: 'same-origin', on: 'every', source },
  { name: 'Cross-Origin-Resource-Policy', value: 'same-origin', on: 'every', source },
  { name: 'Cross-Origin-Embedder-Policy', value: 'credentialless', on: 'every', source },
  {
    name: 'Permissions-Policy',
    value:
      'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), gyroscope=(), hid=(), interest-cohort=(), magnetometer=(), microphone=(), midi=(), payment=(), screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=(), autoplay=(self), fullscreen=(self), geolocation=(self)',
    on: 'every',
    source,
  },
  {
    name: 'Content-Security-Policy',
    value:
      "default-src 'none'; script-src 'self' https://www.googletagmanager.com; style-src 'self'; img-src 'self' https://www.googletagmanager.com https://*.google-analytics.com; font-src 'self'; media-src 'self'; manifest-src 'self'; connect-src 'self' https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com; form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; upgrade-insecure-requests",
    on: 'tagged',
    source: decision('C75', {
      pl: 'Menedżer tagów zapisuje własne skrypty, które zabezpieczenie typów (Trusted Types) by odrzuciło',
      en: 'The tag manager writes scripts of its own, which trusted types would refuse',
    }),
  },
  {
    name: 'Referrer-Policy',
    value: 'no-referrer',
    on: 'reserved',
    source: decision('C35', {
      pl: 'Adresy stron z danymi osobowymi nie opuszczają przeglądarki',
      en: 'Addresses of pages with personal data do not leave the browser',
    }),
  },
  {
    name: 'X-Robots-Tag',
    value: 'noindex',
    on: 'reserved',
    source: decision('C35', { pl: 'Strony aplikacji mają oznaczenie noindex', en: 'Application pages carry noindex' }),
  },
  { name: 'X-Robots-Tag', value: 'noindex', on: 'missing', source },
  { name: 'Cache-Control', value: 'public, max-age=31536000, immutable', on: 'asset', source },
  { name: 'Cache-Control', value: 'no-cache', on: 'revalidated', source },
  { name: 'Cache-Control', value: 'public, max-age=86400', on: 'file', source },
] as const satisfies readonly ResponseHeader[];
