import { labelled } from '../../localized-text.ts';
import { clause, from, register } from '../../source.ts';
import { exactly } from '../cell.ts';
import { boolean, oneOf } from '../domain.ts';
import { decisionTable, example, row } from '../language.ts';

/** What a change of the city filter does to the address; `cityIn` is how the type's page takes its city. */
export const cityFilter = decisionTable({
  id: 'city-filter',
  area: 'widgets',
  signedBy: 'owner',
  weight: 'convenience',
  title: { pl: 'Filtr miasta i adres', en: 'City filter and URL' },
  sentence: {
    pl: 'Zmiana filtra aktualizuje zapytanie w adresie, a wybór wszystkich miast usuwa parametr; tam, gdzie miasto jest częścią ścieżki, otwiera się strona miasta.',
    en: 'A change of the filter updates the URL query and choosing all removes the parameter; where the city is part of the path it opens the page of the city.',
  },
  source: clause('4.25'),
  inputs: {
    cityIn: labelled(
      { pl: 'miejsce miasta w adresie', en: 'place of the city in the address' },
      oneOf({ param: { pl: 'w ścieżce', en: 'in the path' }, query: { pl: 'w zapytaniu', en: 'in the query' }, none: { pl: 'brak', en: 'none' } }),
    ),
    cityChosen: labelled({ pl: 'wybrano miasto', en: 'city chosen' }, boolean()),
  },
  outputs: oneOf({
    setQuery: { pl: 'zapis miasta w zapytaniu', en: 'set the city in the query' },
    removeQuery: { pl: 'usunięcie miasta z zapytania', en: 'remove the city from the query' },
    openCityPage: { pl: 'otwarcie strony miasta', en: 'open the page of the city' },
    openTypePage: { pl: 'otwarcie strony kursu', en: 'open the page of the course' },
    keepUrl: { pl: 'adres bez zmian', en: 'keep the address' },
  }),
  rows: [
    row({ id: 'query-city', pl: 'miasto w zapytaniu', en: 'city in the query' }, { cityIn: exactly('query'), cityChosen: exactly(true) }, 'setQuery'),
    row(
      { id: 'query-all', pl: 'wszystkie miasta, zapytanie', en: 'all cities, query' },
      { cityIn: exactly('query'), cityChosen: exactly(false) },
      'removeQuery',
    ),
    row(
      { id: 'path-city', pl: 'miasto w ścieżce', en: 'city in the path', source: from(clause('2.6', '4.26'), register('C61')) },
      { cityIn: exactly('param'), cityChosen: exactly(true) },
      'openCityPage',
    ),
    row(
      { id: 'path-all', pl: 'wszystkie miasta, ścieżka', en: 'all cities, path', source: from(clause('2.6', '4.26'), register('C61')) },
      { cityIn: exactly('param'), cityChosen: exactly(false) },
      'openTypePage',
    ),
    row({ id: 'no-city', pl: 'adres bez miasta', en: 'address without a city' }, { cityIn: exactly('none') }, 'keepUrl'),
  ],
  examples: [
    example({ cityIn: 'query', cityChosen: true }, 'setQuery'),
    example({ cityIn: 'query', cityChosen: false }, 'removeQuery'),
    example({ cityIn: 'param', cityChosen: true }, 'openCityPage'),
    example({ cityIn: 'param', cityChosen: false }, 'openTypePage'),
    example({ cityIn: 'none', cityChosen: true }, 'keepUrl'),
  ],
  assumptions: ['C31', 'C61'],
});
