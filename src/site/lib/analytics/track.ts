import { type AnalyticsEvent, consentedParameters } from '#generated/analytics/events.ts';
import { tagManager } from '#generated/data/tag-manager.ts';

/** What a visitor has agreed to: events at all, and personal data inside them. */
export interface Consent {
  readonly analytics: boolean;
  readonly userData: boolean;
}

/** Consent as the page notes it in `<html data-consent="analytics user-data">`; nothing noted means none given. */
export const readConsent = (): Consent => {
  const given = document.documentElement.dataset.consent?.split(' ') ?? [];
  return { analytics: given.includes('analytics'), userData: given.includes('user-data') };
};

/** The event without the parameters that need a consent of their own. */
export const permittedEvent = (event: AnalyticsEvent, { userData }: Consent): object => {
  const withheld: readonly string[] = userData ? [] : consentedParameters[event.event];
  return Object.fromEntries(Object.entries(event).filter(([name]) => !withheld.includes(name)));
};

/** Hands an event to the tag manager, if the visitor agreed. A tag manager that fails disturbs nobody. */
export const track = (event: AnalyticsEvent): void => {
  const consent = readConsent();
  const layer: unknown = Reflect.get(window, 'dataLayer');
  if (!consent.analytics || !Array.isArray(layer)) return;
  try {
    layer.push(permittedEvent(event, consent));
  } catch {
    // A foreign script replaced the list; the event is lost and the page goes on.
  }
};

const sharedQueryKeys = ['course', 'localization', 'month'];

/** The address for analytics: its path and the query keys that hold nothing about a person. */
export const trackedUrl = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string => {
  const entries = [...new URLSearchParams(search)].filter(([name]) => sharedQueryKeys.includes(name));
  return entries.length === 0 ? pathname : `${pathname}?${new URLSearchParams(entries)}`;
};

/** Tells that a page is shown, under an address that tags may keep. */
export const trackPageView = (): void => {
  if (!tagManager.pageTracking) return;
  const path = trackedUrl(location);
  track({ event: 'virtual_page_view', page_location: location.origin + path, page_path: path });
};
