import { secretKeys, tagCookies } from '#generated/data/tag-limits.ts';
import type { ConsentChoice } from './consent-choice.ts';
import { tagManagerLayer } from './tag-layer.ts';

const host = 'https://www.googletagmanager.com/gtm.js';

const requestTagManager = (container: string): void => {
  tagManagerLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${host}?id=${container}`;
  document.head.append(script);
};

const holdsSecret = (): boolean => {
  const query = new URLSearchParams(location.search);
  return secretKeys.some((key) => query.has(key));
};

/** Expires a cookie of the host and of each parent domain: a tag sets it for the widest that the browser accepts. */
const expire = (name: string): void => {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, at) => `; domain=${labels.slice(at).join('.')}`);
  for (const domain of ['', ...domains]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API does not exist everywhere yet
    document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
};

const forget = (beginnings: readonly string[]): void => {
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (beginnings.some((beginning) => name.startsWith(beginning))) expire(name);
  }
};

/**
 * Requests the tag manager once, after a consent and never for an address with a secret, and deletes the cookies that are
 * denied. Where a consent is withdrawn, the page is loaded anew, since its tags would set them again; not in the app, whose
 * forms would lose what must not be stored.
 */
export const applyConsent = (container: string, choice: ConsentChoice, before: ConsentChoice | null): void => {
  const { dataset } = document.documentElement;
  const kinds = ['analytics', 'marketing'] as const;
  const denied = kinds.filter((kind) => !choice[kind]);
  if (denied.length < kinds.length && dataset.tags === undefined && !holdsSecret()) {
    dataset.tags = '';
    requestTagManager(container);
  }
  forget(denied.flatMap((kind): readonly string[] => tagCookies[kind]));
  const withdrawn = dataset.tags !== undefined && denied.some((kind) => before?.[kind]);
  if (withdrawn && document.getElementById('app') === null) dispatchEvent(new Event('pageoutdated'));
};
