import { labelled } from '../../localized-text.ts';
import { clause, register } from '../../source.ts';
import { exactly } from '../cell.ts';
import { boolean } from '../domain.ts';
import { carrying, move, setTo, transitionTable, variable } from '../language.ts';

const states = {
  printed: { pl: 'z treści strony', en: 'printed on the page' },
  loading: { pl: 'wczytywanie', en: 'loading' },
  loaded: { pl: 'wczytano', en: 'loaded' },
  failed: { pl: 'niepowodzenie', en: 'failed' },
};
const anyState = Object.keys(states);

const isNew = labelled({ pl: 'inne niż poprzednio', en: 'other than before' }, boolean());

/** `isNew`: the city, or the address, is another one than the list was asked for. */
export const termsList = transitionTable({
  id: 'terms-list',
  area: 'widgets',
  signedBy: 'owner',
  weight: 'convenience',
  title: { pl: 'Lista terminów', en: 'List of terms' },
  sentence: {
    pl: 'Terminy wczytują się z otwarciem strony; zmiana miasta, także przez Wstecz i Dalej, wczytuje je na nowo i zwija listę; „Pokaż wszystkie” ją rozwija.',
    en: 'Terms load with the page; changing city, by Back and Forward too, reloads them and resets show-all; “Show all” expands the list.',
  },
  source: clause('4.24'),
  states,
  initial: 'printed',
  final: [],
  context: { showAll: labelled({ pl: 'lista rozwinięta', en: 'list expanded' }, variable(boolean(), false)) },
  events: {
    load: { pl: 'otwarcie strony', en: 'page opened' },
    chooseCity: carrying({ pl: 'wybór miasta', en: 'city chosen' }, { isNew }),
    followAddress: carrying({ pl: 'zmiana adresu (Wstecz, Dalej)', en: 'address changed (Back, Forward)' }, { isNew }),
    showAll: { pl: 'pokaż wszystkie', en: 'show all' },
    showFewer: { pl: 'pokaż mniej', en: 'show fewer' },
    loaded: { pl: 'nadeszły terminy', en: 'terms arrived' },
    loadFailed: { pl: 'wczytanie nie powiodło się', en: 'loading failed' },
    retry: { pl: 'ponowienie', en: 'try again' },
  },
  effects: {
    updateUrl: { pl: 'zmiana adresu strony', en: 'update the address' },
    cancelTerms: { pl: 'przerwanie pobierania terminów', en: 'cancel the request for terms' },
    reloadTerms: { pl: 'ponowne pobranie terminów', en: 'reload the terms' },
  },
  rows: [
    move(
      { id: 'load', pl: 'wczytanie terminów', en: 'terms loading' },
      { from: ['printed', 'loaded'], on: 'load', to: 'loading' },
      { effects: ['reloadTerms'] },
    ),
    move(
      { id: 'choose-city', pl: 'inne miasto', en: 'other city' },
      { from: anyState, on: 'chooseCity', when: { isNew: exactly(true) }, to: 'loading' },
      { set: { showAll: setTo(false) }, effects: ['updateUrl', 'cancelTerms', 'reloadTerms'] },
    ),
    move({ id: 'same-city', pl: 'to samo miasto', en: 'same city' }, { from: anyState, on: 'chooseCity', when: { isNew: exactly(false) } }),
    move(
      { id: 'follow-address', pl: 'inny adres', en: 'other address', source: clause('4.25') },
      { from: anyState, on: 'followAddress', when: { isNew: exactly(true) }, to: 'loading' },
      { set: { showAll: setTo(false) }, effects: ['cancelTerms', 'reloadTerms'] },
    ),
    move({ id: 'same-address', pl: 'ten sam adres', en: 'same address' }, { from: anyState, on: 'followAddress', when: { isNew: exactly(false) } }),
    move(
      { id: 'show-all', pl: 'rozwinięcie listy', en: 'list expanded', source: clause('4.22') },
      { from: anyState, on: 'showAll' },
      { set: { showAll: setTo(true) } },
    ),
    move({ id: 'show-fewer', pl: 'zwinięcie listy', en: 'list collapsed' }, { from: anyState, on: 'showFewer' }, { set: { showAll: setTo(false) } }),
    move({ id: 'loaded', pl: 'wczytano', en: 'loaded', source: register('C64') }, { from: ['loading'], on: 'loaded', to: 'loaded' }),
    move({ id: 'load-failed', pl: 'nie wczytano', en: 'not loaded', source: register('C64') }, { from: ['loading'], on: 'loadFailed', to: 'failed' }),
    move(
      { id: 'retry', pl: 'ponowienie', en: 'trying again', source: register('C64') },
      { from: ['failed'], on: 'retry', to: 'loading' },
      { effects: ['reloadTerms'] },
    ),
  ],
  ignored: [
    { from: ['loading'], on: ['load'], reason: { pl: 'Trwa oczekiwanie na odpowiedź.', en: 'The answer is awaited.' } },
    { from: ['failed'], on: ['load'], reason: { pl: 'Dopiero ponowna próba pyta znowu.', en: 'Only trying again asks again.' } },
    { from: ['printed', 'loaded', 'failed'], on: ['loaded', 'loadFailed'], reason: { pl: 'Odpowiedź jest spóźniona.', en: 'The answer is stale.' } },
    { from: ['printed', 'loading', 'loaded'], on: ['retry'], reason: { pl: 'Nie było niepowodzenia.', en: 'Nothing failed.' } },
  ],
  examples: [
    { state: { state: 'printed', showAll: false }, event: { type: 'load' }, next: { state: 'loading', showAll: false }, effects: ['reloadTerms'] },
    {
      state: { state: 'loaded', showAll: true },
      event: { type: 'chooseCity', isNew: true },
      next: { state: 'loading', showAll: false },
      effects: ['updateUrl', 'cancelTerms', 'reloadTerms'],
    },
    {
      state: { state: 'loaded', showAll: true },
      event: { type: 'followAddress', isNew: true },
      next: { state: 'loading', showAll: false },
      effects: ['cancelTerms', 'reloadTerms'],
    },
    { state: { state: 'loaded', showAll: false }, event: { type: 'showAll' }, next: { state: 'loaded', showAll: true }, effects: [] },
    { state: { state: 'loading', showAll: true }, event: { type: 'loaded' }, next: { state: 'loaded', showAll: true }, effects: [] },
    { state: { state: 'loading', showAll: false }, event: { type: 'loadFailed' }, next: { state: 'failed', showAll: false }, effects: [] },
    { state: { state: 'failed', showAll: false }, event: { type: 'retry' }, next: { state: 'loading', showAll: false }, effects: ['reloadTerms'] },
    { state: { state: 'loaded', showAll: true }, event: { type: 'chooseCity', isNew: false }, next: { state: 'loaded', showAll: true }, effects: [] },
    { state: { state: 'loading', showAll: true }, event: { type: 'followAddress', isNew: false }, next: { state: 'loading', showAll: true }, effects: [] },
    { state: { state: 'loaded', showAll: true }, event: { type: 'showFewer' }, next: { state: 'loaded', showAll: false }, effects: [] },
  ],
  assumptions: ['C60', 'C61', 'C64'],
});
