import type { Locale } from '#domain/locale.ts';
import type { AppLinkData, PageLink } from './links.ts';

/** What every page of a locale shares: header, menus, footer, the provider. */
export interface Layout {
  readonly locale: Locale;
  readonly organisation: {
    /** Whether name, phone and address are placeholders for facts that are not known yet. */
    readonly placeholder: boolean;
    readonly name: string;
    /** For narrow places: the header. */
    readonly short: string;
    readonly legalName: string;
    readonly email: string;
    readonly address: readonly string[];
    readonly nip: string;
  };
  readonly home: PageLink;
  readonly contact: PageLink;
  /** What to do when somebody needs help now; the first link of every page. */
  readonly help: PageLink;
  readonly search: PageLink;
  readonly menus: Readonly<
    Record<
      string,
      {
        readonly name: string;
        readonly entries: readonly (PageLink & {
          readonly id: string;
          readonly special: boolean;
          readonly external: boolean;
          /** Set while the address is not known; the public site leaves the entry out. */
          readonly placeholder?: string;
        })[];
      }
    >
  >;
  readonly apps: readonly AppLinkData[];
}

/** The provider's host for calls from browsers. Its token is in the pages and therefore public. */
export interface ProviderAccess {
  readonly url: string;
  readonly token: string;
}
