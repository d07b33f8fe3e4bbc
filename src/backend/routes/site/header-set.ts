import headers from '#generated/headers/headers.json' with { type: 'json' };
import type { HstsScope } from '#hosting/response-headers.ts';
import { applySettingsToHeaders } from '#hosting/response-headers.ts';
import type { Freshness } from '#hosting/served-file.ts';

/** Response headers, by name in lower case. */
export type HeaderSet = Readonly<Record<string, string>>;

const lowerCase = (set: Readonly<Record<string, string>>): HeaderSet =>
  Object.fromEntries(Object.entries(set).map(([name, value]) => [name.toLowerCase(), value]));

/** The headers of every answer: pages, redirects, assets, errors and the API alike. */
export const planResponseHeaders = (origin: string, hsts: HstsScope = 'host'): HeaderSet =>
  lowerCase(applySettingsToHeaders(headers.every, { origin, hsts }));

/**
 * Headers of pages on which visitors type personal data: browsers send no referrer for these pages, and search engines do not list them.
 */
export const reservedPageHeaders: HeaderSet = lowerCase(headers.reserved);

/** Further headers of pages with status 404 or 410. */
export const missingPageHeaders: HeaderSet = lowerCase(headers.missing);

/** Further headers of files, by how long a copy may be cached. */
export const fileHeaders: Readonly<Record<Freshness, HeaderSet>> = {
  asset: lowerCase(headers.asset),
  revalidated: lowerCase(headers.revalidated),
  file: lowerCase(headers.file),
};
