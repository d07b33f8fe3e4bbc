import { spec } from '../../source.ts';
import { exactly } from '../cell.ts';
import { boolean, oneOf } from '../domain.ts';
import { decisionTable, example, row } from '../language.ts';

/** What a change of the city filter does to the address; `cityIn` says how the type's page takes its city. */
export const cityFilter = decisionTable({
  id: 'city-filter',
  area: 'widgets',
  title: { pl: 'Filtr miasta i adres', en: 'City filter and URL' },
  sentence: {
    pl: 'Zmiana filtra aktualizuje zapytanie w adresie, a wybór wszystkich miast usuwa parametr; tam, gdzie miasto jest częścią ścieżki, otwiera się strona miasta.',
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
