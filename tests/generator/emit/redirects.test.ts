import { expect, it } from 'vitest';
import { planHostRules } from '#generator/plan/routes/host-rules.ts';
import { printHostFiles } from '#hosting/hosts/print-host-files.ts';
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
};

const moved = printHostFiles(
  { ...rules, queryMoves: [{ from: '/a', query: ['x', 'y'], to: '/api/{x}?t={y}' }] },
  { origin: 'https://site.example', hsts: 'host', upstream: 'http://127.0.0.1' },
);

it('nginx redirects a former address by its parameters', () =>
  expect(moved['nginx.conf']).toContain(
    'if ($asked = "/a?x?y") { return 302 "https://site.example/api/$arg_x?t=$arg_y"; }',
  ));

it('nginx removes the trailing slash from any path, unless the model says otherwise', covers('2.2', 'C105'), () => {
  const settings = { origin: 'https://site.example', hsts: 'host', upstream: 'http://127.0.0.1' } as const;
  const without = printHostFiles({ ...rules, unknownSlash: 'missing' }, settings);
  const line = 'return 301 "https://site.example$1$query"';
  expect(printed['nginx.conf']).toContain(line);
  expect(without['nginx.conf']).not.toContain(line);
});

it.each(Object.entries(wanted))(
  '%s has each redirect, but none of the root, and keeps the query',
  covers('2.1'),
  (file, moves) => expect(printed[file]).toContain(moves),
);
