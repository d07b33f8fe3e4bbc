import type { Model } from '#model/schema/model.ts';
import type { Address } from '../addresses/address.ts';
import { expandRedirect, planAddresses } from '../addresses/expand-addresses.ts';
import { formerNameRedirects } from '../addresses/plan-redirects.ts';
import type { Finding, ValuePath } from '../problems/finding.ts';
import { articleNames } from './content/article-names.ts';
import type { Facts } from './facts.ts';
import { createFieldLocator, type RowPlaces } from './shape/shape.ts';

interface Move {
  readonly row: object;
  readonly from: string;
  readonly to: string;
}

const pathOf = (target: string): string => target.replace(/[?#].*$/, '');

/** The position of the value that makes an address: the slug of its course type, or the path of its route. */
const addressPosition = (address: Address, model: Model, rows: RowPlaces): Finding['at'] => {
  const type = model.courseTypes.find(({ id }) => id === address.type);
  const place = createFieldLocator(rows);
  if (type !== undefined && address.city === null) return place(type, 'slug', address.locale);
  return place(address.route, 'path', address.locale);
};

const checkCollisions = (addresses: readonly Address[], model: Model, rows: RowPlaces): Finding[] => {
  const owners = new Map<string, Address>();
  return addresses.flatMap((address): Finding[] => {
    const owner = owners.get(address.path);
    owners.set(address.path, owner ?? address);
    if (owner === undefined) return [];
    return [
      {
        code: 'duplicate-path',
        at: addressPosition(address, model, rows),
        spoils: ['addresses'],
        found: `The path “${address.path}” belongs to the route “${owner.route.id}” and to the route “${address.route.id}”.`,
      },
    ];
  });
};

/** Names that files and folders of the build, the application page and the reports of browsers use. */
const ownNames = ['app', 'assets', 'galleries', 'host', 'index', 'open-graph', 'pictures'];

/** Findings for pages whose address is a file or folder of the build, or the beginning of the API: one would hide the other. */
const checkReserved = (addresses: readonly Address[], model: Model, rows: RowPlaces): Finding[] => {
  const taken = new Set([...ownNames, ...model.api.map(({ path }) => path.split('/')[1] ?? '')]);
  return addresses.flatMap((address): Finding[] => {
    const name = address.path.split('/')[1] ?? '';
    const city = address.route.path[address.locale]?.startsWith('/{type}') === true ? null : address.city;
    return taken.has(name)
      ? [
          {
            code: 'reserved-path',
            at: addressPosition({ ...address, city }, model, rows),
            found: `The path “${address.path}” begins with “${name}”, which the site itself uses.`,
            spoils: ['addresses'],
          },
        ]
      : [];
  });
};

const moveFinding = (
  rows: RowPlaces,
  move: Move,
  text: { code: Finding['code']; found: string; field: string },
): Finding => ({
  code: text.code,
  at: createFieldLocator(rows)(move.row, text.field),
  found: text.found,
});

/** Follows a redirect; returns the paths of the loop that it forms, or null if it ends. */
const loopFrom = (start: string, targets: ReadonlyMap<string, string>): readonly string[] | null => {
  const seen = new Set([start]);
  let path = targets.get(start);
  while (path !== undefined) {
    if (path === start) return [...seen].toSorted();
    if (seen.has(path)) return null;
    seen.add(path);
    path = targets.get(path);
  }
  return null;
};

const checkMove = (
  move: Move,
  { targets, pages }: { readonly targets: ReadonlyMap<string, string>; readonly pages: ReadonlySet<string> },
  rows: RowPlaces,
): Finding[] => {
  const to = pathOf(move.to);
  const problem = (code: Finding['code'], field: string, found: string): Finding[] => [
    moveFinding(rows, move, { code, field, found }),
  ];
  if (to === move.from) return problem('redirect-self', 'to', `“${move.from}” redirects to itself.`);
  if (pages.has(move.from))
    return problem('redirect-shadows-page', 'from', `“${move.from}” is a page, which the redirect would hide.`);
  const loop = loopFrom(move.from, targets);
  if (loop !== null)
    return problem('redirect-loop', 'to', `“${move.from}” redirects back to itself through “${to}”.`).map(
      (finding) => ({
        ...finding,
        lacks: [`way out of ${loop[0]}`],
      }),
    );
  if (targets.has(to))
    return problem(
      'redirect-chain',
      'to',
      `“${move.from}” redirects to “${to}”, which redirects to “${targets.get(to) ?? ''}”.`,
    );
  if (!pages.has(to))
    return problem('redirect-dangling', 'to', `“${move.from}” redirects to “${to}”, which is not a page.`);
  return [];
};

/** One finding for each row and code, since a row with 27 cities has one cause. */
const oncePerRow = (findings: readonly Finding[]): Finding[] => {
  const seen = new Set<string>();
  return findings.filter((finding) => {
    const key = `${finding.code} ${JSON.stringify(finding.at)}`;
    const first = !seen.has(key);
    seen.add(key);
    return first;
  });
};

const checkRedirects = (model: Model, rows: RowPlaces, addresses: readonly Address[]): Finding[] => {
  const pages = new Set(addresses.map(({ path }) => path));
  const moves: readonly Move[] = [
    ...model.redirects.flatMap((row) => expandRedirect(row, model).map((move): Move => ({ row, ...move }))),
    ...formerNameRedirects(model, addresses),
  ];
  const targets = new Map(moves.map(({ from, to }) => [from, pathOf(to)]));
  const seen = new Set<string>();
  const twice = moves.flatMap((move): Finding[] => {
    const again = seen.has(move.from);
    seen.add(move.from);
    return again
      ? [
          moveFinding(rows, move, {
            code: 'duplicate-path',
            field: 'from',
            found: `“${move.from}” is redirected twice.`,
          }),
        ]
      : [];
  });
  return oncePerRow([...twice, ...moves.flatMap((move) => checkMove(move, { targets, pages }, rows))]);
};

const checkGone = (model: Model, rows: RowPlaces, pages: ReadonlySet<string>): Finding[] =>
  model.gone
    .filter(({ path }) => pages.has(path))
    .map((row) => ({
      code: 'gone-is-page',
      at: createFieldLocator(rows)(row, 'path'),
      found: `“${row.path}” is a page, and model/routes/gone.ts lists it as gone.`,
    }));

type Templated = Model['routes'][number] | Model['redirects'][number];

const templatesOf = (row: Templated): readonly (readonly [string | undefined, ValuePath])[] =>
  'from' in row
    ? [
        [row.from, ['from']],
        [row.to, ['to']],
      ]
    : [
        [row.path.pl, ['path', 'pl']],
        [row.path.en, ['path', 'en']],
      ];

const hasPlace = ({ audience }: Templated, name: string): boolean =>
  name === 'type' ? audience !== undefined : name === 'city' || name === 'article';

const placesIn = (template: string): string[] => [...template.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);

/**
 * Whether a placeholder has a value. A redirect takes its values from the address that it starts from, so a placeholder that only its
 * target has is never filled.
 */
const isFilled = (row: Templated, field: ValuePath, name: string): boolean =>
  hasPlace(row, name) && !('from' in row && field[0] === 'to' && !placesIn(row.from).includes(name));

/** Findings for paths that contain a placeholder without a value. */
const checkTemplates = (model: Model, rows: RowPlaces): Finding[] => {
  const findings: Finding[] = [];
  for (const row of [...model.routes, ...model.redirects])
    for (const [template = '', path] of templatesOf(row))
      for (const name of placesIn(template).filter((one) => !isFilled(row, path, one)))
        findings.push({
          code: 'unknown-path-place',
          at: createFieldLocator(rows)(row, ...path),
          found: `The path has the placeholder “{${name}}”, which has no value.`,
          spoils: ['addresses'],
        });
  return findings;
};

/** Checks that addresses are unique over locales, audiences and reserved routes, and that each redirect leads to a page in one hop. */
export const checkAddresses = ({ model, rows, content }: Facts): Finding[] => {
  const templates = checkTemplates(model, rows);
  if (templates.length > 0) return templates;
  const addresses = planAddresses(model, articleNames(content));
  const pages = new Set(addresses.map(({ path }) => path));
  return [
    ...checkCollisions(addresses, model, rows),
    ...oncePerRow(checkReserved(addresses, model, rows)),
    ...checkRedirects(model, rows, addresses),
    ...checkGone(model, rows, pages),
  ];
};
