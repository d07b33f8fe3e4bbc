import { warsawDate } from '../../lib/calendar/warsaw-date.ts';

/** Hides the banner of a promotion that has ended since the page was built. */
export const enhance = (root: HTMLElement): void => {
  const { until } = root.dataset;
  if (until !== undefined && until < warsawDate()) root.hidden = true;
};
