import type { Route } from '#model/schema/routes.ts';
import { pathsOfSentAddress } from '../../plan/routes/sent-addresses.ts';
import type { SitePlan } from '../../plan/site-plan.ts';
import { printLiteral, printStringLiteral } from '../../print/literal.ts';
import { type CodeStatement, printTypeScriptModule } from '../../print/typescript.ts';
import type { GeneratedFile } from '../generated-file.ts';
import { formatJson } from '../json-text.ts';

const union = (names: readonly string[]): string =>
  names.length === 0 ? 'never' : names.map(printStringLiteral).join(' | ');

/** The parameters of a route as an object type, or null when it has none. */
const parametersType = (route: Route, plan: SitePlan): string | null => {
  const used = (['type', 'city', 'article'] as const).filter((place) => route.path.pl.includes(`{${place}}`));
  if (used.length === 0) return null;
  const addresses = plan.addresses.filter((address) => address.route.id === route.id);
  const names = (place: (typeof used)[number]): readonly string[] => [
    ...new Set(addresses.flatMap((address) => address[place] ?? [])),
  ];
  return `{ ${used.map((place) => `readonly ${place}: ${union(names(place))}`).join('; ')} }`;
};

const pathBuilder: readonly CodeStatement[] = [
  {
    kind: 'type',
    name: 'RouteId',
    type: 'keyof typeof templates',
    doc: 'A page or a group of pages.',
  },
  {
    kind: 'type',
    name: 'RouteLocale<Id extends RouteId>',
    type: "Extract<keyof (typeof templates)[Id], 'pl' | 'en'>",
    doc: 'The locales in which a route exists.',
  },
  {
    kind: 'type',
    name: 'RouteArguments<Id extends RouteId>',
    type: 'Id extends keyof RouteParams ? [params: RouteParams[Id]] : []',
  },
  {
    kind: 'function',
    name: 'pathTo<Id extends RouteId>',
    doc: 'The site path of a page, without origin. A wrong type, city or locale does not compile.',
    parameters: [
      { name: 'route', type: 'Id' },
      { name: 'locale', type: 'RouteLocale<Id>' },
      { name: '...params', type: 'RouteArguments<Id>' },
    ],
    returns: 'string',
    body: [
      'const table: Readonly<Record<string, Readonly<Partial<Record<string, string>>>>> = templates;',
      'const typeSlugs: Readonly<Record<string, Readonly<Record<string, string>>>> = slugs;',
      'const [given] = params;',
      'const places: Readonly<Record<string, string>> = { ...given };',
      "const fill = (place: string): string => (place === 'type' ? (typeSlugs[places[place] ?? '']?.[locale] ?? '') : (places[place] ?? ''));",
      "return (table[route]?.[locale] ?? '').replaceAll(/\\{(\\w+)\\}/g, (_, place: string) => fill(place));",
    ],
  },
];

const routesModule = (plan: SitePlan): string => {
  const { model } = plan;
  const withPlaces = model.routes.flatMap((route) => {
    const type = parametersType(route, plan);
    return type === null ? [] : [{ name: printStringLiteral(route.id), type }];
  });
  return printTypeScriptModule({
    about: 'Route ids, their parameters and typed path builders.',
    statements: [
      {
        kind: 'const',
        name: 'templates',
        exported: false,
        value: `${printLiteral(Object.fromEntries(model.routes.map(({ id, path }) => [id, path])))} as const`,
      },
      {
        kind: 'const',
        name: 'slugs',
        exported: false,
        value: `${printLiteral(Object.fromEntries(model.courseTypes.map(({ id, slug }) => [id, slug])))} as const`,
      },
      {
        kind: 'interface',
        name: 'RouteParams',
        properties: withPlaces,
        doc: 'What fills the places of a route’s path.',
      },
      ...pathBuilder,
    ],
  });
};

const placesOf = (template: string): readonly string[] =>
  [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

const sentModule = ({ model }: SitePlan): string => {
  const rows = model.sentAddresses.map((row) => {
    const query = row.query.map((name) => `${name}={${name}}`).join('&');
    const filled = Object.fromEntries(
      Object.entries(pathsOfSentAddress(row, model)).map(([locale, path]) => [
        locale,
        query === '' ? path : `${path}?${query}`,
      ]),
    );
    return { id: row.id, filled, names: [...new Set(Object.values(filled).flatMap(placesOf))] };
  });
  return printTypeScriptModule({
    about: 'Addresses that leave the house in mails and files, with what fills them.',
    statements: [
      {
        kind: 'const',
        name: 'sentAddresses',
        value: `${printLiteral(Object.fromEntries(rows.map(({ id, filled }) => [id, filled])))} as const`,
      },
      { kind: 'type', name: 'SentAddressId', type: 'keyof typeof sentAddresses' },
      {
        kind: 'interface',
        name: 'SentValues',
        properties: rows.map(({ id, names }) => ({
          name: printStringLiteral(id),
          type: `{ ${names.map((name) => `readonly ${name}: string | number`).join('; ')} }`,
        })),
        doc: 'What fills the places of an address.',
      },
      {
        kind: 'function',
        name: 'sentPath<Id extends SentAddressId>',
        doc: 'The address without its origin.',
        parameters: [
          { name: 'id', type: 'Id' },
          { name: 'locale', type: "'pl' | 'en'" },
          { name: 'values', type: 'SentValues[Id]' },
        ],
        returns: 'string',
        body: [
          'const given: Readonly<Record<string, string | number>> = { ...values };',
          "return sentAddresses[id][locale].replaceAll(/\\{(\\w+)\\}/g, (_, name: string) => encodeURIComponent(given[name] ?? ''));",
        ],
      },
    ],
  });
};

/** Path builders, and the tables of paths: pages, which the build prints and the server serves, and application paths, which both match. */
export const emitRoutes = (plan: SitePlan): GeneratedFile[] => {
  const pages = plan.addresses
    .filter(({ membership }) => membership.prerender)
    .map(({ key, path, locale, route, kind, membership }) => ({
      key,
      path,
      locale,
      route: route.id,
      kind,
      indexable: membership.sitemap !== null,
      sitemap: membership.sitemap,
    }));
  const application = plan.addresses
    .filter(({ membership }) => !membership.prerender)
    .map(({ path, locale, route }) => ({ path, locale, route: route.id }));
  return [
    { path: 'routes/routes.ts', text: routesModule(plan) },
    { path: 'routes/sent-addresses.ts', text: sentModule(plan) },
    { path: 'routes/pages.json', text: formatJson(pages) },
    { path: 'routes/reserved.json', text: formatJson(application) },
  ];
};
