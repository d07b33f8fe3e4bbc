import { spec } from '../../source.ts';
import { move, transitionTable } from '../language.ts';

export const termsList = transitionTable({
  id: 'terms-list',
  area: 'widgets',
  title: { pl: 'Lista terminów', en: 'List of terms' },
  sentence: {
    pl: 'Zmiana miasta wczytuje terminy na nowo i zwija listę; „Pokaż wszystkie” ją rozwija.',
    en: 'Changing city reloads terms and resets show-all; “Show all” expands the list.',
  },
  source: spec('4', 'Changing city reloads terms and resets show-all'),
  states: ['collapsed', 'expanded', 'loading', 'failed'],
  initial: 'collapsed',
  final: [],
  held: {},
  events: { chooseCity: {}, showAll: {}, loaded: {}, loadFailed: {}, retry: {} },
  effects: ['updateUrl', 'cancelTerms', 'reloadTerms', 'announceTerms', 'showFailure'],
  rows: [
    move(
      'choose-city',
      { from: ['collapsed', 'expanded', 'loading', 'failed'], on: 'chooseCity', to: 'loading' },
      { effects: ['updateUrl', 'cancelTerms', 'reloadTerms'] },
    ),
    move('show-all', { from: ['collapsed'], on: 'showAll', to: 'expanded' }, { effects: ['announceTerms'] }),
    move('loaded', { from: ['loading'], on: 'loaded', to: 'collapsed' }, { effects: ['announceTerms'] }),
    move('load-failed', { from: ['loading'], on: 'loadFailed', to: 'failed' }, { effects: ['showFailure'] }),
    move('retry', { from: ['failed'], on: 'retry', to: 'loading' }, { effects: ['reloadTerms'] }),
  ],
  ignored: [
    {
      from: ['expanded', 'loading', 'failed'],
      on: ['showAll'],
      reason: { pl: 'Przycisku nie ma.', en: 'The button is not there.' },
    },
    {
      from: ['collapsed', 'expanded', 'failed'],
      on: ['loaded', 'loadFailed'],
      reason: { pl: 'Odpowiedź jest spóźniona.', en: 'The answer is stale.' },
    },
    {
      from: ['collapsed', 'expanded', 'loading'],
      on: ['retry'],
      reason: { pl: 'Nie było niepowodzenia.', en: 'Nothing failed.' },
    },
  ],
  examples: [
    {
      state: { state: 'expanded' },
      event: { type: 'chooseCity' },
      next: { state: 'loading' },
      effects: ['updateUrl', 'cancelTerms', 'reloadTerms'],
    },
    {
      state: { state: 'collapsed' },
      event: { type: 'showAll' },
      next: { state: 'expanded' },
      effects: ['announceTerms'],
    },
    {
      state: { state: 'loading' },
      event: { type: 'loaded' },
      next: { state: 'collapsed' },
      effects: ['announceTerms'],
    },
    { state: { state: 'loading' }, event: { type: 'loadFailed' }, next: { state: 'failed' }, effects: ['showFailure'] },
    { state: { state: 'failed' }, event: { type: 'retry' }, next: { state: 'loading' }, effects: ['reloadTerms'] },
  ],
  assumptions: ['C60', 'C61', 'C64'],
  questions: [],
});
