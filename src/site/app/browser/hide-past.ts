import { warsawDate } from '../../lib/calendar/warsaw-date.ts';

/** Takes away what the build printed for a time that is over: dates that have begun, promotions that have ended. */
export const hidePast = (): void => {
  const today = warsawDate();
  for (const part of document.querySelectorAll<HTMLElement>('[data-until]'))
    part.hidden = (part.dataset.until ?? '') < today;
};
