import { differences, type Seen } from './compare.ts';

/** What a host cannot do as our own server does. The deployment document shows the same rows. */
export interface KnownDifference {
  readonly hosts: readonly string[];
  /** The requests that it is about, as typed. */
  readonly request: RegExp;
  /** The status that our own server answers them with, when it is about one only. */
  readonly wanted?: string;
  /** The status that the host answers them with, when it is about one only. */
  readonly found?: string;
  /** What differs; `status` stands for the whole answer. */
  readonly names: readonly string[];
  readonly why: string;
}

const everyRequest = /^/;

export const knownDifferences: readonly KnownDifference[] = [
  {
    hosts: ['nginx'],
    request: /%(?![0-9a-f]{2})|%00|#|\.\.|%2e/i,
    wanted: '404',
    found: '400',
    names: ['status'],
    why: 'The host itself refuses malformed paths that no browser sends (a lone %, %00, # or .. above the root) with 400.',
  },
  {
    hosts: ['Cloudflare Pages'],
    request: /[%#\\<>[\]|^`{}"]|\.\./,
    names: ['status'],
    why: 'The host decodes, normalises or refuses paths with characters that browsers encode; the target is still ours.',
  },
  {
    hosts: ['nginx'],
    request: /^\/(?:(?:\.|%2e){0,2}\/)+api\//,
    wanted: '404',
    names: ['referrer-policy', 'x-robots-tag'],
    why: 'A path with doubled slashes or dots before api/, which no page links, has the headers of calls, whatever answers it.',
  },
  {
    hosts: ['Cloudflare Pages'],
    request: /[?&]confirm=/,
    wanted: '302',
    names: ['status'],
    why: 'A mail link of release 0.1.0 opens the page of its booking, whose script redirects; rules of the host cannot read parameters.',
  },
  {
    hosts: ['Cloudflare Pages'],
    request: /\?$/,
    names: ['location'],
    why: 'An empty query (a trailing question mark) is dropped in a redirect.',
  },
  {
    hosts: ['Cloudflare Pages'],
    request: everyRequest,
    names: ['vary'],
    why: 'The host compresses files itself, with its own headers.',
  },
  {
    hosts: ['Cloudflare Pages'],
    request: /\.(?:js|json|svg|xml|webmanifest|md|ics|txt)(?:$|\?)/,
    wanted: '200',
    names: ['content-type'],
    why: 'Scripts and data have the media types of the host, some without a charset; browsers still read them as UTF-8.',
  },
  {
    hosts: ['Cloudflare Pages'],
    request: everyRequest,
    wanted: '404',
    names: ['cache-control', 'x-robots-tag'],
    why: '404 pages are not cached and have no noindex; their status suffices.',
  },
  {
    hosts: ['Cloudflare Pages'],
    request: everyRequest,
    wanted: '410',
    found: '404',
    names: ['status'],
    why: 'A page that is gone (410) answers 404: the host has no rule for 410.',
  },
  {
    hosts: ['Cloudflare Pages'],
    request: /\?localization=|\/[^?]*\?./,
    wanted: '301',
    names: ['location'],
    why: 'A former address of a city redirects to the city, but its query is lost.',
  },
  {
    hosts: ['Cloudflare Pages'],
    request: /\.html(?:$|[?/])|\/index(?:$|[?/])|%2f|%5c/i,
    wanted: '404',
    names: ['status'],
    why: 'The file of a page (/kontakt.html), /index at the end and an encoded slash redirect to the page instead of 404.',
  },
  {
    hosts: ['Cloudflare Pages'],
    request: /^\/+(?:en\/)?(?:404|index)(?:$|\?)/,
    wanted: '404',
    names: ['status'],
    why: 'The 404 page answers under its own name too, with noindex.',
  },
  {
    hosts: ['Cloudflare Pages'],
    request: /\/\/|\/\./,
    wanted: '404',
    names: ['status'],
    why: 'Doubled slashes and dots are normalised before a path is compared, so that a page answers under other spellings; its canonical names the right one.',
  },
  {
    hosts: ['Cloudflare Pages'],
    request: /\/(?:$|\?)/,
    wanted: '301',
    found: '404',
    names: ['status'],
    why: 'An unknown path with a trailing slash answers 404 at once: a rule for any path could redirect off the site.',
  },
  {
    hosts: ['Cloudflare Pages'],
    request: /^\/(?:api\/|health|ready)/,
    names: ['status', 'content-type', 'cache-control'],
    why: 'Calls are not proxied: bookings need CALENDAR_URL and PROVIDER_URL, or a Worker in front.',
  },
];

interface Pair {
  readonly target: string;
  readonly wanted: Seen;
  readonly found: Seen;
}

const covers = (row: KnownDifference, host: string, { target, wanted, found }: Pair): boolean =>
  row.hosts.includes(host) &&
  row.request.test(target) &&
  (row.wanted ?? wanted.status) === wanted.status &&
  (row.found ?? found.status) === found.status;

/** What differs and is not known; the rows that were needed are noted in `used`. */
export const unknownDifferences = (host: string, pair: Pair, used: Set<KnownDifference>): string[] => {
  const rows = knownDifferences.filter((row) => covers(row, host, pair));
  return differences(pair.wanted, pair.found).filter((difference) => {
    const name = difference.slice(0, difference.indexOf(':'));
    const row = rows.find(({ names }) => names.includes(name) || names.includes('status'));
    if (row !== undefined) used.add(row);
    return row === undefined;
  });
};
