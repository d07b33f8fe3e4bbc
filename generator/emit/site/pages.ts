import { isRecord } from '#domain/json-value.ts';
import { isReference } from '#domain/pages/stored-page.ts';
import type { SitePlan } from '../../plan/site-plan.ts';
import type { GeneratedFile } from '../generated-file.ts';
import { compactJson } from '../json-text.ts';

type Resolve = (value: unknown) => unknown;

const mapFields = (fields: object, resolve: Resolve): object =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, resolve(value)]));

/** The body of a page with its fragments put in their places: fields of the body, and their own fields. */
const resolveFragments = (body: object, fragments: ReadonlyMap<string, unknown>): object => {
  const resolve: Resolve = (value) => (isReference(value) ? fragments.get(value.fragment) : value);
  return mapFields(body, (value) =>
    isReference(value) || !isRecord(value) ? resolve(value) : mapFields(value, resolve),
  );
};

/** One file per page, one per shared fragment, and the pages of the application per locale. */
export const emitPages = (plan: SitePlan): GeneratedFile[] => {
  const reserved = new Set(plan.addresses.filter(({ membership }) => !membership.prerender).map(({ key }) => key));
  const application = plan.model.locales.all.map((locale) => {
    const pages = plan.pages.filter(
      (page) => page.locale === locale && (reserved.has(page.key) || page.kind === 'not-found'),
    );
    const resolved = pages.map((page) => [page.route, { ...page, body: resolveFragments(page.body, plan.fragments) }]);
    return { path: `app/${locale}.json`, text: compactJson({ pages: Object.fromEntries(resolved) }) };
  });
  return [
    ...plan.pages
      .filter(({ key }) => !reserved.has(key))
      .map((page) => ({ path: `pages/${page.key}.json`, text: compactJson(page) })),
    ...[...plan.fragments].map(([name, fragment]) => ({ path: `fragments/${name}.json`, text: compactJson(fragment) })),
    ...plan.model.locales.all.map((locale) => ({
      path: `fragments/${locale}/layout.json`,
      text: compactJson(plan.layout[locale]),
    })),
    ...application,
  ];
};
