import type { Locale } from '#domain/locale.ts';

/** The page of participants, on another host. */
export interface CustomerZone {
  readonly href: string;
  readonly placeholder?: string;
}

/** A link of ours. `lang` is set when the language of the target differs from the page's. */
export interface PageLink {
  readonly label: string;
  readonly href: string;
  readonly lang?: Locale;
}

export interface AppLinkData {
  readonly href: string;
  /** Path of the picture on the site. */
  readonly image: string;
  readonly alt: string;
  /** Set while the address is not known; the public site leaves the link out. */
  readonly placeholder?: string;
}

/** Whether page data show a real person, picture or address, not a placeholder for one that is still missing. */
export const hasRealContent = ({ placeholder }: { readonly placeholder?: string | undefined }): boolean =>
  placeholder === undefined;
