import { type AnalyticsEvent, consentedParameters } from '#generated/analytics/events.ts';
import { addressKeys, tagManager } from '#generated/data/tag-manager.ts';
import { parameters } from '#generated/rules/parameters.ts';

/** What a visitor has agreed to: events at all, and personal data inside them. */
export interface Consent {
  readonly analytics: boolean;
  readonly userData: boolean;
}

/** Consent as the page notes it in `<html data-consent="analytics user-data">`; without a note there is none. */
export const readConsentOfPage = (): Consent => {
  const given = document.documentElement.dataset.consent?.split(' ') ?? [];
  return { analytics: given.includes('analytics'), userData: given.includes('user-data') };
};

const longest = (name: string): number =>
  name === 'page_location' ? parameters.tagAddressLength : parameters.tagValueLength;

/** The event without the parameters that need a consent of their own, and no longer than Google Analytics takes them. */
export const removeUnpermittedParameters = (event: AnalyticsEvent, { userData }: Consent): object => {
  const hidden: readonly string[] = userData ? [] : consentedParameters[event.event];
  return Object.fromEntries(
    Object.entries(event)
      .filter(([name]) => !hidden.includes(name))
      .map(([name, value]) => [name, typeof value === 'string' ? value.slice(0, longest(name)) : value]),
  );
};

/** Sends an event to the tag manager with the visitor's consent. A failure of the tag manager has no effect on the page. */
export const trackEvent = (event: AnalyticsEvent): void => {
  const consent = readConsentOfPage();
  const layer: unknown = Reflect.get(window, 'dataLayer');
  if (!consent.analytics || !Array.isArray(layer)) return;
  try {
    layer.push(removeUnpermittedParameters(event, consent));
  } catch {
    // A foreign script replaced the list; the event is lost and the page goes on.
  }
};

type Address = Pick<Location, 'origin' | 'pathname' | 'search'>;

/** Drops a parameter that contains an e-mail address: it is no name of a campaign. */
const isPerson = (value: string): boolean => value.includes('@');

const withKeys = ({ pathname, search }: Omit<Address, 'origin'>, keys: readonly string[]): string => {
  const entries = [...new URLSearchParams(search)].filter(([name, value]) => keys.includes(name) && !isPerson(value));
  return entries.length === 0 ? pathname : `${pathname}?${new URLSearchParams(entries)}`;
};

/** The path for analytics, with the query keys that are about the page and not about a person. */
export const pathForAnalytics = (address: Omit<Address, 'origin'>): string => withKeys(address, addressKeys.page);

/** The whole address for analytics: its path and the campaign that led here; the click too, with consent to user data. */
export const urlForAnalytics = (address: Address, { userData }: Pick<Consent, 'userData'>): string => {
  const { page, campaign, click } = addressKeys;
  return address.origin + withKeys(address, [...page, ...campaign, ...(userData ? click : [])]);
};

/** Sends a page view with an address that tags may store. */
export const trackPageView = (): void => {
  if (!tagManager.pageTracking) return;
  trackEvent({
    event: 'virtual_page_view',
    page_location: urlForAnalytics(location, readConsentOfPage()),
    page_path: pathForAnalytics(location),
  });
};
