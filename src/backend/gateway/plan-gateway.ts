import type { Configuration } from '../configuration.ts';
import type { Gateway } from './forward.ts';

/** The hosts of the owner that stand behind the API. */
export const planGateway = ({ calendarUrl, apiUrl, provider }: Configuration): Gateway => ({
  ...(calendarUrl === undefined ? {} : { calendar: { url: calendarUrl } }),
  ...(apiUrl === undefined ? {} : { content: { url: apiUrl } }),
  ...(provider === undefined ? {} : { provider }),
});
