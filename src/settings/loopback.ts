/** Whether a host name or address can be reached from its own machine alone. */
export const isLoopbackHost = (host: string): boolean =>
  /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/.test(host.toLowerCase());

export const isLoopbackUrl = (url: string): boolean => isLoopbackHost(URL.parse(url)?.hostname ?? '');

/** The address under which a server on this host and port is reached; an address of IPv6 is in brackets. */
export const httpOrigin = (host: string, port: number): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
