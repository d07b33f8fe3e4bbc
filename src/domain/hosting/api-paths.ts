/** What the backend answers on a host that serves the files itself: everything below the first, and these paths. */
export const apiFolder = '/api/';
export const apiPaths = ['/csp-report', '/health', '/ready'] as const;
