/** The provider's host as a browser asks it itself. Its token stands in the pages, where everybody can read it. */
export interface ProviderAccess {
  readonly url: string;
  readonly token: string;
}
