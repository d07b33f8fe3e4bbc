import { expect, it } from 'vitest';
import { printHostFiles } from '#domain/hosting/hosts/print-host-files.ts';
import { planHostRules } from '#generator/plan/routes/host-rules.ts';
import { model } from '#model/index.ts';
import { covers } from '../../covers.ts';

const page = (path: string, prerender = true) =>
  ({ path, kind: 'text', membership: { prerender, sitemap: prerender ? 'main' : null } }) as const;
const rules = planHostRules(
  { ...model, gone: [], sentAddresses: [] },
  [page('/'), page('/kontakt'), page('/rezerwacja', false), { ...page('/404'), kind: 'not-found' }],
  [{ from: '/kurs/lodz', to: '/kurs?localization=lodz' }],
);
const printed = printHostFiles(rules, { origin: 'https://site.example', hsts: 'host', upstream: 'http://127.0.0.1' });

const wanted: Readonly<Record<string, string>> = {
  _redirects: `/kurs/lodz /kurs?localization=lodz 301
/kontakt/ /kontakt 301
/kurs/lodz/ /kurs?localization=lodz 301
/rezerwacja/ /rezerwacja 301
`,
  'nginx.conf': `}
location = /kurs/lodz { return 301 "https://site.example/kurs?localization=lodz$more"; }
location = /kontakt/ { return 301 "https://site.example/kontakt$query"; }
location = /kurs/lodz/ { return 301 "https://site.example/kurs?localization=lodz$more"; }
location = /rezerwacja/ { return 301 "https://site.example/rezerwacja$query"; }
`,
  Caddyfile: `map {http.request.uri.path} {target} {joint} {
    /kurs/lodz /kurs?localization=lodz &
    /kontakt/ /kontakt ?
    /kurs/lodz/ /kurs?localization=lodz &
    /rezerwacja/ /rezerwacja ?
    default "" ""
  }
`,
  '.htaccess': `R=404,L]
RewriteRule ^kurs/lodz$ https://site.example/kurs?localization=lodz [R=301,L,NE,QSA]
RewriteRule ^kontakt/$ https://site.example/kontakt [R=301,L,NE]
RewriteRule ^kurs/lodz/$ https://site.example/kurs?localization=lodz [R=301,L,NE,QSA]
RewriteRule ^rezerwacja/$ https://site.example/rezerwacja [R=301,L,NE]
`,
  'netlify.toml': `redirects = [
  { from = "/kurs/lodz", to = "/kurs?localization=lodz", status = 301, force = true },
  { from = "/en/*", to = "/en/404.html", status = 404, force = false },
`,
  'vercel.json': `  "redirects": [
    {"source":"/kurs/lodz","destination":"/kurs?localization=lodz","statusCode":301},
    {"source":"/kontakt/","destination":"/kontakt","statusCode":301},
    {"source":"/kurs/lodz/","destination":"/kurs?localization=lodz","statusCode":301},
    {"source":"/rezerwacja/","destination":"/rezerwacja","statusCode":301},
`,
};

const moved = printHostFiles(
  { ...rules, queryMoves: [{ from: '/a', query: ['x', 'y'], to: '/api/{x}?t={y}' }] },
  { origin: 'https://site.example', hsts: 'host', upstream: 'http://127.0.0.1' },
);

it.each([
  ['nginx.conf', 'if ($asked = "/a?x?y") { return 302 "https://site.example/api/$arg_x?t=$arg_y"; }'],
  ['Caddyfile', 'https://site.example/api/{http.request.uri.query.x}?t={http.request.uri.query.y} 302'],
  ['.htaccess', 'RewriteRule ^a$ https://site.example/api/%{ENV:ASKED_x}?t=%{ENV:ASKED_y} [R=302,L,NE]'],
  ['netlify.toml', '{ from = "/a", query = { x = ":x", y = ":y" }, to = "/api/:x?t=:y", status = 302, force = true }'],
  ['vercel.json', '{"type":"query","key":"y","value":"(?<y>.+)"}],"destination":"/api/:x?t=:y","statusCode":302}'],
])('%s sends a former form of an address on by its parameters', (file, line) => expect(moved[file]).toContain(line));

it(
  'hosts that know a pattern take the slash from any path, unless the model says otherwise',
  covers('2.2', 'C105'),
  () => {
    const settings = { origin: 'https://site.example', hsts: 'host', upstream: 'http://127.0.0.1' } as const;
    const without = printHostFiles({ ...rules, unknownSlash: 'missing' }, settings);
    for (const [file, line] of [
      ['nginx.conf', 'return 301 "https://site.example$1$query"'],
      ['Caddyfile', 'https://site.example{http.regexp.slashed.1}{http.regexp.slashed.2} 301'],
      ['.htaccess', 'https://site.example/$1 [R=301,L,NE]'],
      ['vercel.json', '"destination":"/:path","statusCode":301}'],
    ] as const) {
      expect(printed[file]).toContain(line);
      expect(without[file]).not.toContain(line);
    }
  },
);

it.each(Object.entries(wanted))(
  '%s holds each move, but none of the root, and keeps the query',
  covers('2.1'),
  (file, moves) => expect(printed[file]).toContain(moves),
);
