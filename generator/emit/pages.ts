import type { SitePlan } from '../plan/site-plan.ts';
import type { GeneratedFile } from './generated-file.ts';
import { compactJson } from './json-text.ts';

const isReference = (value: unknown): value is { readonly piece: string } =>
  typeof value === 'object' && value !== null && 'piece' in value && typeof value.piece === 'string';

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Resolve = (value: unknown) => unknown;

const mapFields = (fields: object, resolve: Resolve): object =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, resolve(value)]));

/** The body of a page with its pieces put in their places: fields of the body, and their own fields. */
const resolvePieces = (body: object, pieces: ReadonlyMap<string, unknown>): object => {
  const resolve: Resolve = (value) => (isReference(value) ? pieces.get(value.piece) : value);
  return mapFields(body, (value) =>
    isReference(value) || !isRecord(value) ? resolve(value) : mapFields(value, resolve),
  );
};

/** One file per page, one per shared piece, and the pages of the application per locale. */
export const emitPages = (plan: SitePlan): GeneratedFile[] => {
  const reserved = new Set(plan.addresses.filter(({ membership }) => !membership.prerender).map(({ key }) => key));
  const application = plan.facts.locales.all.map((locale) => {
    const pages = plan.pages.filter(
      (page) => page.locale === locale && (reserved.has(page.key) || page.kind === 'not-found'),
    );
    const resolved = pages.map((page) => [page.route, { ...page, body: resolvePieces(page.body, plan.pieces) }]);
    return { path: `app/${locale}.json`, text: compactJson({ pages: Object.fromEntries(resolved) }) };
  });
  return [
    ...plan.pages
      .filter(({ key }) => !reserved.has(key))
      .map((page) => ({ path: `pages/${page.key}.json`, text: compactJson(page) })),
    ...[...plan.pieces].map(([name, piece]) => ({ path: `pieces/${name}.json`, text: compactJson(piece) })),
    ...plan.facts.locales.all.map((locale) => ({
      path: `pieces/${locale}/chrome.json`,
      text: compactJson(plan.chrome[locale]),
    })),
    ...application,
  ];
};
