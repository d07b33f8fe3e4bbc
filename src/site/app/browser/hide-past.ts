import { warsawDate } from '../../lib/calendar/warsaw-date.ts';

/** Takes away what the build printed for a time that is over: dates that have begun, at their instant, and promotions after their last day. */
export const hidePast = (): void => {
  const now = Date.now();
  for (const part of document.querySelectorAll<HTMLElement>('[data-begins]'))
    part.hidden = Number(part.dataset.begins) <= now;
  const today = warsawDate();
  for (const part of document.querySelectorAll<HTMLElement>('[data-until]'))
    part.hidden = (part.dataset.until ?? '') < today;
};
