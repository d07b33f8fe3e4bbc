import { compareByCodeUnit } from '#domain/texts/compare-text.ts';
import type { HostRules } from '#hosting/host-rules.ts';
import type { Model } from '#model/schema/model.ts';
import type { ResponseHeader } from '#model/schema/routes.ts';
import type { PlannedRedirect } from '../../addresses/address.ts';
import type { PlannedAddress } from '../site-plan.ts';
import { redirectsByQuery } from './sent-addresses.ts';

const headersOn = (model: Model, on: ResponseHeader['on']): Readonly<Record<string, string>> =>
  Object.fromEntries(
    model.responseHeaders.filter((header) => header.on === on).map(({ name, value }) => [name, value]),
  );

/** Whether pages request a tag manager; a placeholder container is never requested. */
export const usesTagManager = ({ tagManager }: Pick<Model, 'tagManager'>): boolean =>
  tagManager.enabled && !tagManager.placeholder;

const contentPolicy = 'Content-Security-Policy';

/** Hosts of the films in headers. */
const filmOrigins = ({ audiences, courseTypes }: Model): readonly string[] => [
  ...new Set(
    [...audiences, ...courseTypes].flatMap(({ header }) => {
      const video = header?.video ?? null;
      return video === null ? [] : [new URL(video).origin];
    }),
  ),
];

/**
 * The headers of pages. With a tag manager, the content security policy of every page allows it; whether a page loads it depends on the
 * visitor's consent (C93).
 */
const headerSets = (model: Model): HostRules['headers'] => {
  const every = headersOn(model, 'every');
  const tagged = usesTagManager(model) ? headersOn(model, 'tagged') : {};
  const headers = { ...every, ...tagged };
  const films = filmOrigins(model);
  const policy = headers[contentPolicy];
  const withFilms =
    policy === undefined || films.length === 0
      ? {}
      : { [contentPolicy]: policy.replace("media-src 'self'", () => `media-src 'self' ${films.join(' ')}`) };
  return {
    every: { ...headers, ...withFilms },
    reserved: headersOn(model, 'reserved'),
    missing: headersOn(model, 'missing'),
    asset: headersOn(model, 'asset'),
    revalidated: headersOn(model, 'revalidated'),
    file: headersOn(model, 'file'),
  };
};

const missing = { pl: '/404.html', en: '/en/404.html' } as const;

type RoutedAddress = Pick<PlannedAddress, 'path' | 'kind'> & {
  readonly membership: Pick<PlannedAddress['membership'], 'prerender'>;
};

/**
 * The rules for hosts, with a redirect from each known path with a trailing slash to the path without it, except the path that keeps its
 * slash.
 */
export const planHostRules = (
  model: Model,
  addresses: readonly RoutedAddress[],
  redirects: readonly PlannedRedirect[],
): HostRules => {
  const known = addresses.filter(({ kind }) => kind !== 'not-found');
  const moves = redirects.toSorted((a, b) => compareByCodeUnit(a.from, b.from));
  const slashed = [
    ...known.map(({ path }) => ({ from: `${path}/`, to: path })),
    ...moves.map(({ from, to }) => ({ from: `${from}/`, to })),
  ];
  return {
    origin: model.organisation.origin,
    redirects: moves,
    slashes: slashed
      .filter(({ from }) => from !== `${model.trailingSlash.kept}/`)
      .toSorted((a, b) => compareByCodeUnit(a.from, b.from)),
    unknownSlash: model.trailingSlash.unknown,
    queryMoves: redirectsByQuery(model),
    gone: model.gone.map(({ path }) => path),
    appShells: known.filter(({ membership }) => !membership.prerender).map(({ path }) => path),
    missing,
    hidden: ['/index.html', ...Object.values(missing)].map((file) => file.slice(0, -5)),
    headers: headerSets(model),
  };
};
