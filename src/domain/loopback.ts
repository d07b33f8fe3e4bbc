/** Whether a host name or address can be reached from its own machine alone. */
export const isLoopbackHost = (host: string): boolean =>
  /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/.test(host.toLowerCase());

export const isLoopbackUrl = (url: string): boolean => isLoopbackHost(URL.parse(url)?.hostname ?? '');
