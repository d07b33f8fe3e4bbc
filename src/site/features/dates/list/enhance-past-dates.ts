import { warsawDate } from '../../../lib/calendar/warsaw-date.ts';

/** Takes away printed dates that have begun since the site was built. */
export const enhance = (root: HTMLElement): void => {
  const today = warsawDate();
  for (const date of root.querySelectorAll<HTMLElement>('[data-until]'))
    date.hidden = (date.dataset.until ?? '') < today;
};
