import { spec } from '../source.ts';
import { among, exactly } from './cell.ts';
import { boolean, oneOf } from './domain.ts';
import { decisionTable, example, row } from './language.ts';

export const formNameByRoute = decisionTable({
  id: 'form-name-by-route',
  area: 'site',
  title: { pl: 'Nazwa formularza w analityce', en: 'Form name in analytics' },
  sentence: {
    pl: 'Nazwa formularza zależy od grupy tras; poza nimi „Formularz kontaktowy”.',
    en: 'The form name depends on the group of routes; elsewhere it is “Formularz kontaktowy”.',
  },
  source: spec('7', 'Form name by route'),
  inputs: {
    routeGroup: oneOf(
      'individualListing',
      'individualCityListing',
      'individualType',
      'booking',
      'companyType',
      'companySpecial',
      'uniformedType',
      'fireType',
      'other',
    ),
  },
  outputs: oneOf('individual', 'company', 'uniformed', 'fire', 'default'),
  hit: 'unique',
  coverage: 'total',
  rows: [
    row(
      'individual',
      { routeGroup: among('individualListing', 'individualCityListing', 'individualType', 'booking') },
      'individual',
    ),
    row('company', { routeGroup: among('companyType', 'companySpecial') }, 'company'),
    row('uniformed', { routeGroup: exactly('uniformedType') }, 'uniformed'),
    row('fire', { routeGroup: exactly('fireType') }, 'fire'),
    row('elsewhere', { routeGroup: exactly('other') }, 'default'),
  ],
  examples: [
    example({ routeGroup: 'booking' }, 'individual'),
    example({ routeGroup: 'companySpecial' }, 'company'),
    example({ routeGroup: 'fireType' }, 'fire'),
    example({ routeGroup: 'uniformedType' }, 'uniformed'),
    example({ routeGroup: 'other' }, 'default'),
  ],
  assumptions: ['C49'],
  questions: [],
});

export const chatWidget = decisionTable({
  id: 'chat-widget',
  area: 'site',
  title: { pl: 'Czat', en: 'Chat widget' },
  sentence: {
    pl: 'Czat ładuje się tylko w środowiskach alfa i internal.',
    en: 'The chat widget loads only in the environments alfa and internal.',
  },
  source: spec('2', 'A chat widget loads only in the environments alfa and internal'),
  inputs: { environment: oneOf('alfa', 'internal', 'production') },
  outputs: oneOf('loaded', 'absent'),
  hit: 'unique',
  coverage: 'total',
  rows: [
    row('named', { environment: among('alfa', 'internal') }, 'loaded'),
    row('other', { environment: exactly('production') }, 'absent'),
  ],
  examples: [
    example({ environment: 'alfa' }, 'loaded'),
    example({ environment: 'internal' }, 'loaded'),
    example({ environment: 'production' }, 'absent'),
  ],
  assumptions: ['C71'],
  questions: [],
});

export const searchButton = decisionTable({
  id: 'search-button',
  area: 'widgets',
  title: { pl: 'Napis przycisku wyszukiwania', en: 'Label of the search button' },
  sentence: {
    pl: 'Przycisk mówi „pokaż znalezione (N)”, gdy wybrano choć jedno kryterium, inaczej „pokaż wszystkie”.',
    en: 'The button reads “show N found” if any criterion is set, else “show all”.',
  },
  source: spec('4', "Button reads 'show N found' if any criterion is set, else 'show all'"),
  inputs: { typeChosen: boolean(), cityChosen: boolean(), monthChosen: boolean() },
  outputs: oneOf('showFound', 'showAll'),
  hit: 'unique',
  coverage: 'total',
  rows: [
    row('type', { typeChosen: exactly(true) }, 'showFound'),
    row('city', { typeChosen: exactly(false), cityChosen: exactly(true) }, 'showFound'),
    row('month', { typeChosen: exactly(false), cityChosen: exactly(false), monthChosen: exactly(true) }, 'showFound'),
    row('nothing', { typeChosen: exactly(false), cityChosen: exactly(false), monthChosen: exactly(false) }, 'showAll'),
  ],
  examples: [
    example({ typeChosen: false, cityChosen: false, monthChosen: false }, 'showAll'),
    example({ typeChosen: true, cityChosen: false, monthChosen: false }, 'showFound'),
    example({ typeChosen: false, cityChosen: true, monthChosen: false }, 'showFound'),
    example({ typeChosen: false, cityChosen: false, monthChosen: true }, 'showFound'),
  ],
  assumptions: ['C63'],
  questions: [],
});

/** What a change of the city filter does to the address; `cityIn` says how the type's page takes its city. */
export const cityFilter = decisionTable({
  id: 'city-filter',
  area: 'widgets',
  title: { pl: 'Filtr miasta i adres', en: 'City filter and URL' },
  sentence: {
    pl: 'Zmiana filtra aktualizuje parametr adresu, a wybór wszystkich go usuwa; na stronach z miastem w ścieżce otwiera stronę miasta.',
    en: 'A change of the filter updates the URL query and choosing all removes the parameter; where the city is part of the path it opens the page of the city.',
  },
  source: spec('4', 'the filter change updates the URL query; choosing all removes the parameter'),
  inputs: { cityIn: oneOf('param', 'query', 'none'), cityChosen: boolean() },
  outputs: oneOf('setQuery', 'removeQuery', 'openCityPage', 'openTypePage', 'keepUrl'),
  hit: 'unique',
  coverage: 'total',
  rows: [
    row('query-city', { cityIn: exactly('query'), cityChosen: exactly(true) }, 'setQuery'),
    row('query-all', { cityIn: exactly('query'), cityChosen: exactly(false) }, 'removeQuery'),
    row('path-city', { cityIn: exactly('param'), cityChosen: exactly(true) }, 'openCityPage'),
    row('path-all', { cityIn: exactly('param'), cityChosen: exactly(false) }, 'openTypePage'),
    row('no-city', { cityIn: exactly('none') }, 'keepUrl'),
  ],
  examples: [
    example({ cityIn: 'query', cityChosen: true }, 'setQuery'),
    example({ cityIn: 'query', cityChosen: false }, 'removeQuery'),
    example({ cityIn: 'param', cityChosen: true }, 'openCityPage'),
    example({ cityIn: 'param', cityChosen: false }, 'openTypePage'),
    example({ cityIn: 'none', cityChosen: true }, 'keepUrl'),
  ],
  assumptions: ['C31', 'C61'],
  questions: [],
});

/**
 * Where a page belongs. `indexed…`: pre-rendered and in that sitemap. `unlisted`: pre-rendered, noindex, in no sitemap.
 * `reserved`: not pre-rendered, noindex, in no sitemap.
 */
export const routeMembership = decisionTable({
  id: 'route-membership',
  area: 'site',
  title: { pl: 'Trasy zastrzeżone, gotowe strony i mapy strony', en: 'Reserved, pre-rendered and listed routes' },
  sentence: {
    pl: 'Trasy zastrzeżone nie powstają z góry jako strony i nie ma ich w mapie strony; wpisy bloga mają własną mapę.',
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
