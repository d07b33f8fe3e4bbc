import type { Redirect } from '../schema/routes.ts';
import { design, spec } from '../source.ts';

/** Permanent (301) moves. The removal of a trailing slash is a rule of the server, not a row of this table. */
export const redirects = [
  {
    id: 'query-type-city',
    from: '/{type}/{city}',
    to: '/{type}?localization={city}',
    audience: 'individual',
    localization: 'query',
    source: spec('2', 'The other courses take the city as a query parameter (C30)'),
  },
  { id: 'listing-blog', from: '/kursy-pierwszej-pomocy/blog', to: '/blog', source: design('6', '/kursy-pierwszej-pomocy/blog → 301 /blog (C32)') },
  {
    id: 'kpp-blog',
    from: '/kurs-kwalifikowanej-pierwszej-pomocy-kpp/blog',
    to: '/blog',
    source: design('6', '/kurs-kwalifikowanej-pierwszej-pomocy-kpp/blog → 301 /blog (C32)'),
  },
  { id: 'recertification-blog', from: '/recertyfikacja-kpp/blog', to: '/blog', source: design('6', '/recertyfikacja-kpp/blog → 301 /blog (C32)') },
  { id: 'blog-blog', from: '/blog/blog', to: '/blog', source: design('6', '/blog/blog → 301 /blog (C32)') },
] as const satisfies readonly Redirect[];
