import { spec } from '../../source.ts';
import { among, exactly } from '../cell.ts';
import { oneOf } from '../domain.ts';
import { decisionTable, example, row } from '../language.ts';

/**
 * Where a page belongs. `indexed…`: pre-rendered and in that sitemap. `unlisted`: pre-rendered, noindex, in no sitemap.
 * `reserved`: not pre-rendered, noindex, in no sitemap.
 */
export const routeMembership = decisionTable({
  id: 'route-membership',
  area: 'site',
  title: {
    pl: 'Trasy zastrzeżone, strony tworzone z góry i mapy strony',
    en: 'Reserved, pre-rendered and listed routes',
  },
  sentence: {
    pl: 'Stron z tras zastrzeżonych nie tworzymy z góry i nie ma ich w mapie strony; wpisy bloga mają własną mapę.',
    en: 'Reserved routes are neither pre-rendered nor in a sitemap; blog entries have a sitemap of their own.',
  },
  source: spec('2', 'Pre-rendered; Sitemaps: main and blog'),
  inputs: {
    kind: oneOf(
      'home',
      'listing',
      'city-listing',
      'course',
      'course-city',
      'company-city',
      'blog',
      'article',
      'contact',
      'about',
      'text',
      'situations',
      'reserved',
      'audit',
      'not-found',
    ),
  },
  outputs: oneOf('indexedMain', 'indexedBlog', 'unlisted', 'reserved'),
  hit: 'unique',
  coverage: 'total',
  rows: [
    row(
      'main',
      {
        kind: among(
          'home',
          'listing',
          'city-listing',
          'course',
          'course-city',
          'company-city',
          'blog',
          'contact',
          'about',
          'text',
          'situations',
        ),
      },
      'indexedMain',
    ),
    row('article', { kind: exactly('article') }, 'indexedBlog'),
    row('unlisted', { kind: among('audit', 'not-found') }, 'unlisted'),
    row('reserved', { kind: exactly('reserved') }, 'reserved'),
  ],
  examples: [
    example({ kind: 'city-listing' }, 'indexedMain'),
    example({ kind: 'article' }, 'indexedBlog'),
    example({ kind: 'reserved' }, 'reserved'),
    example({ kind: 'audit' }, 'unlisted'),
  ],
  assumptions: ['C35', 'C36'],
  questions: [],
});
