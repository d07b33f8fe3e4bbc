import { labelled } from '../../localized-text.ts';
import { pageKinds } from '../../site/page-kinds.ts';
import { clause, register } from '../../source.ts';
import { among, exactly } from '../cell.ts';
import { boolean, oneOf } from '../domain.ts';
import { decisionTable, example, row } from '../language.ts';

const keptApart = ['article', 'not-found', 'reserved'];
const ordinary = Object.keys(pageKinds).filter((kind) => !keptApart.includes(kind));

/**
 * Where a page belongs. `indexed…`: pre-rendered and in that sitemap. `unlisted`: pre-rendered, noindex, in no sitemap.
 * `reserved`: not pre-rendered, noindex, in no sitemap.
 */
export const routeMembership = decisionTable({
  id: 'route-membership',
  area: 'site',
  signedBy: 'owner',
  weight: 'oneOrder',
  title: { pl: 'Trasy zastrzeżone, strony tworzone z góry i mapy strony', en: 'Reserved, pre-rendered and listed routes' },
  sentence: {
    pl: 'Stron z tras zastrzeżonych nie tworzymy z góry i nie ma ich w mapie strony; wpisy bloga mają własną mapę. Strony, na której jeszcze nic nie ma, nie podajemy wyszukiwarkom.',
    en: 'Reserved routes are neither pre-rendered nor in a sitemap; blog entries have a sitemap of their own. A page that says nothing yet is not shown to search engines.',
  },
  source: clause('2.28', '2.29', '2.30', '2.31'),
  inputs: {
    kind: labelled({ pl: 'rodzaj strony', en: 'kind of page' }, oneOf(pageKinds)),
    placeholder: labelled({ pl: 'strona bez własnej treści', en: 'page without content of its own yet' }, boolean()),
  },
  outputs: oneOf({
    indexedMain: { pl: 'w głównej mapie strony', en: 'in the main sitemap' },
    indexedBlog: { pl: 'w mapie strony bloga', en: 'in the sitemap of the blog' },
    unlisted: { pl: 'poza mapą strony', en: 'in no sitemap' },
    reserved: { pl: 'trasa zastrzeżona', en: 'reserved route' },
  }),
  rows: [
    row(
      { id: 'main', pl: 'zwykłe strony', en: 'ordinary pages', source: clause('2.28', '2.30') },
      { kind: among(...ordinary), placeholder: exactly(false) },
      'indexedMain',
    ),
    row(
      { id: 'placeholder', pl: 'strony, na których jeszcze nic nie ma', en: 'pages that say nothing yet', source: register('C130') },
      { kind: among(...ordinary), placeholder: exactly(true) },
      'unlisted',
    ),
    row({ id: 'article', pl: 'artykuły', en: 'articles', source: clause('2.30', '2.32') }, { kind: exactly('article') }, 'indexedBlog'),
    row({ id: 'unlisted', pl: 'strony poza mapą', en: 'unlisted pages', source: register('C35') }, { kind: exactly('not-found') }, 'unlisted'),
    row({ id: 'reserved', pl: 'trasy zastrzeżone', en: 'reserved routes', source: clause('2.29', '2.31') }, { kind: exactly('reserved') }, 'reserved'),
  ],
  examples: [
    example({ kind: 'city-listing', placeholder: false }, 'indexedMain'),
    example({ kind: 'text', placeholder: true }, 'unlisted'),
    example({ kind: 'article', placeholder: false }, 'indexedBlog'),
    example({ kind: 'reserved', placeholder: false }, 'reserved'),
    example({ kind: 'not-found', placeholder: false }, 'unlisted'),
  ],
  assumptions: ['C35', 'C36', 'C130'],
});
