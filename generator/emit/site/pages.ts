import type { SitePlan } from '../../plan/site-plan.ts';
import type { GeneratedFile } from '../generated-file.ts';
import { formatCompactJson } from '../json-text.ts';

/**
 * One file for each pre-rendered page; for each locale, one with the layout, and one (`app/`) with the pages of reserved addresses and the
 * not-found page.
 */
export const emitPages = (plan: SitePlan): GeneratedFile[] => {
  const reserved = new Set(plan.addresses.filter(({ membership }) => !membership.prerender).map(({ key }) => key));
  const application = plan.model.locales.all.map((locale) => {
    const pages = plan.pages.filter(
      (page) => page.locale === locale && (reserved.has(page.key) || page.kind === 'not-found'),
    );
    const byRoute = Object.fromEntries(pages.map((page) => [page.route, page]));
    return { path: `app/${locale}.json`, text: formatCompactJson({ pages: byRoute }) };
  });
  return [
    ...plan.pages
      .filter(({ key }) => !reserved.has(key))
      .map((page) => ({ path: `pages/${page.key}.json`, text: formatCompactJson(page) })),
    ...plan.model.locales.all.map((locale) => ({
      path: `layouts/${locale}.json`,
      text: formatCompactJson(plan.layout[locale]),
    })),
    ...application,
  ];
};
