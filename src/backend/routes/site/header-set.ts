import headers from '#generated/headers/headers.json' with { type: 'json' };
import type { HstsScope } from '#hosting/response-headers.ts';
import { headersWithSettings } from '#hosting/response-headers.ts';
import type { Freshness } from '#hosting/served-file.ts';

/** Response headers, by name in lower case. */
export type HeaderSet = Readonly<Record<string, string>>;

const lowerCase = (set: Readonly<Record<string, string>>): HeaderSet =>
  Object.fromEntries(Object.entries(set).map(([name, value]) => [name.toLowerCase(), value]));

/** The headers of every answer: pages, redirects, assets, errors and the API alike. */
export const planHeaderSet = (origin: string, hsts: HstsScope = 'host'): HeaderSet =>
  lowerCase(headersWithSettings(headers.every, { origin, hsts }));

/** Pages on which visitors type personal data: no address of them leaves the browser, and no search engine lists them. */
export const reservedPageHeaders: HeaderSet = lowerCase(headers.reserved);

/** Pages that say that there is none. */
export const missingPageHeaders: HeaderSet = lowerCase(headers.missing);

/** Further headers of files, by how long a copy of them is good. */
export const fileHeaders: Readonly<Record<Freshness, HeaderSet>> = {
  asset: lowerCase(headers.asset),
  revalidated: lowerCase(headers.revalidated),
  file: lowerCase(headers.file),
};
