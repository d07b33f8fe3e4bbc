import { spec } from '../../source.ts';
import { exactly } from '../cell.ts';
import { boolean } from '../domain.ts';
import { held, move, setTo, transitionTable } from '../language.ts';

const termsListStates = ['printed', 'loading', 'loaded', 'failed'];

/** `isNew`: the city, or the address, is another one than the list was asked for. */
export const termsList = transitionTable({
  id: 'terms-list',
  area: 'widgets',
  title: { pl: 'Lista terminów', en: 'List of terms' },
  sentence: {
    pl: 'Terminy wczytują się z otwarciem strony; zmiana miasta, także przez Wstecz i Dalej, wczytuje je na nowo i zwija listę; „Pokaż wszystkie” ją rozwija.',
    en: 'Terms load with the page; changing city, by Back and Forward too, reloads them and resets show-all; “Show all” expands the list.',
  },
  source: spec('4', 'Changing city reloads terms and resets show-all'),
  states: termsListStates,
  initial: 'printed',
  final: [],
  held: { showAll: held(boolean(), false) },
  events: {
    load: {},
    chooseCity: { isNew: boolean() },
    followAddress: { isNew: boolean() },
    showAll: {},
    showFewer: {},
    loaded: {},
    loadFailed: {},
    retry: {},
  },
  effects: ['updateUrl', 'cancelTerms', 'reloadTerms'],
  rows: [
    move('load', { from: ['printed', 'loaded'], on: 'load', to: 'loading' }, { effects: ['reloadTerms'] }),
    move(
      'choose-city',
      { from: termsListStates, on: 'chooseCity', when: { isNew: exactly(true) }, to: 'loading' },
      { set: { showAll: setTo(false) }, effects: ['updateUrl', 'cancelTerms', 'reloadTerms'] },
    ),
    move('same-city', { from: termsListStates, on: 'chooseCity', when: { isNew: exactly(false) } }),
    move(
      'follow-address',
      { from: termsListStates, on: 'followAddress', when: { isNew: exactly(true) }, to: 'loading' },
      { set: { showAll: setTo(false) }, effects: ['cancelTerms', 'reloadTerms'] },
    ),
    move('same-address', { from: termsListStates, on: 'followAddress', when: { isNew: exactly(false) } }),
    move('show-all', { from: termsListStates, on: 'showAll' }, { set: { showAll: setTo(true) } }),
    move('show-fewer', { from: termsListStates, on: 'showFewer' }, { set: { showAll: setTo(false) } }),
    move('loaded', { from: ['loading'], on: 'loaded', to: 'loaded' }),
    move('load-failed', { from: ['loading'], on: 'loadFailed', to: 'failed' }),
    move('retry', { from: ['failed'], on: 'retry', to: 'loading' }, { effects: ['reloadTerms'] }),
  ],
  ignored: [
    { from: ['loading'], on: ['load'], reason: { pl: 'Trwa oczekiwanie na odpowiedź.', en: 'The answer is awaited.' } },
    {
      from: ['failed'],
      on: ['load'],
      reason: { pl: 'Dopiero ponowna próba pyta znowu.', en: 'Only trying again asks again.' },
    },
    {
      from: ['printed', 'loaded', 'failed'],
      on: ['loaded', 'loadFailed'],
      reason: { pl: 'Odpowiedź jest spóźniona.', en: 'The answer is stale.' },
    },
    {
      from: ['printed', 'loading', 'loaded'],
      on: ['retry'],
      reason: { pl: 'Nie było niepowodzenia.', en: 'Nothing failed.' },
    },
  ],
  examples: [
    {
      state: { state: 'printed', showAll: false },
      event: { type: 'load' },
      next: { state: 'loading', showAll: false },
      effects: ['reloadTerms'],
    },
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
    {
      state: { state: 'loaded', showAll: false },
      event: { type: 'showAll' },
      next: { state: 'loaded', showAll: true },
      effects: [],
    },
    {
      state: { state: 'loading', showAll: true },
      event: { type: 'loaded' },
      next: { state: 'loaded', showAll: true },
      effects: [],
    },
    {
      state: { state: 'loading', showAll: false },
      event: { type: 'loadFailed' },
      next: { state: 'failed', showAll: false },
      effects: [],
    },
    {
      state: { state: 'failed', showAll: false },
      event: { type: 'retry' },
      next: { state: 'loading', showAll: false },
      effects: ['reloadTerms'],
    },
    {
      state: { state: 'loaded', showAll: true },
      event: { type: 'chooseCity', isNew: false },
      next: { state: 'loaded', showAll: true },
      effects: [],
    },
    {
      state: { state: 'loading', showAll: true },
      event: { type: 'followAddress', isNew: false },
      next: { state: 'loading', showAll: true },
      effects: [],
    },
    {
      state: { state: 'loaded', showAll: true },
      event: { type: 'showFewer' },
      next: { state: 'loaded', showAll: false },
      effects: [],
    },
  ],
  assumptions: ['C60', 'C61', 'C64'],
  questions: [],
});
