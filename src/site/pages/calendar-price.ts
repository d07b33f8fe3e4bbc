import type { Dates } from '#generated/runtime/page-data.ts';
import type { Site } from '../lib/site-context.ts';

const groszePerZloty = 100;

/** The calendar speaks złoty, the site grosze. Null when the calendar gave no price. */
export const calendarPrice = ({ chrome, reader }: Site, dates: Dates | null): number | null => {
  if (dates === null || dates.type === null) return null;
  const answer = reader.courses({ type: dates.type, client: dates.client, locale: chrome.locale });
  return answer === null || answer.price === null ? null : Math.round(answer.price * groszePerZloty);
};
