import type { Redirect } from '../schema/routes.ts';
import { clause, decision, from } from '../source.ts';

const oneBlog = decision('C32', { pl: 'Blog jest jeden, pod /blog', en: 'There is one blog, at /blog' });

/** Permanent (301) moves. The removal of a trailing slash is a rule of the server, not a row of this table. */
export const redirects = [
  {
    id: 'query-type-city',
    from: '/{type}/{city}',
    to: '/{type}?localization={city}',
    audience: 'individual',
    localization: 'query',
    source: from(clause('2.7'), decision('C30', { pl: 'Miasto w ścieżce przenosi do zapytania', en: 'A city in the path moves into the query' })),
  },
  { id: 'listing-blog', from: '/kursy-pierwszej-pomocy/blog', to: '/blog', source: oneBlog },
  { id: 'kpp-blog', from: '/kurs-kwalifikowanej-pierwszej-pomocy-kpp/blog', to: '/blog', source: oneBlog },
  { id: 'recertification-blog', from: '/recertyfikacja-kpp/blog', to: '/blog', source: oneBlog },
  { id: 'blog-blog', from: '/blog/blog', to: '/blog', source: oneBlog },
] as const satisfies readonly Redirect[];
