/** What the backend answers on a host that serves the files itself: everything below the first, and these paths. */
export const apiFolder = '/api/';
export const apiPaths = ['/csp-report', '/health', '/ready'] as const;

/** Stands in generated rules for the address of the backend, until a build knows it. */
export const upstreamPlaceholder = 'http://upstream.invalid';
