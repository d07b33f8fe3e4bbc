import type { Locale } from '#domain/locale.ts';

/** A link of ours. `lang` is set when the language of the target differs from the page's. */
/** The page of participants, on another host. */
export interface CustomerZone {
  readonly href: string;
  readonly placeholder?: string;
}

export interface PageLink {
  readonly label: string;
  readonly href: string;
  readonly lang?: Locale;
}

export interface ExternalPageLink extends PageLink {
  readonly external: true;
}

export interface AppLinkData {
  readonly href: string;
  /** Path of the picture on the site. */
  readonly image: string;
  readonly alt: string;
  /** Set while the address is not known; the public site leaves the link out. */
  readonly placeholder?: string;
}
