/** The port of the server under test; servers listen on the loopback address only. */
export const port = Number(process.env.TEST_PORT ?? 4190);

/** The site under test, and how the browsers of its visitors are set. */
export const visitorSettings = {
  baseURL: `http://127.0.0.1:${port}`,
  locale: 'pl-PL',
  timezoneId: 'Europe/Warsaw',
} as const;
