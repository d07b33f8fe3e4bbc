/** The provider's host for calls from browsers. Its token is in the pages and therefore public. */
export interface ProviderAccess {
  readonly url: string;
  readonly token: string;
}
