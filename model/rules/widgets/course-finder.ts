import { spec } from '../../source.ts';
import { exactly } from '../cell.ts';
import { boolean } from '../domain.ts';
import { held, move, setFrom, transitionTable } from '../language.ts';

/** A count that arrives after a newer question is stale; the newer question cancels the older one. */
export const courseFinder = transitionTable({
  id: 'course-finder',
  area: 'widgets',
  title: { pl: 'Wyszukiwarka kursów', en: 'Course finder' },
  sentence: {
    pl: 'Po wczytaniu i po każdej zmianie rodzaju kursu, miasta lub miesiąca liczba terminów jest pobierana na nowo; przycisk przekazuje kryteria, a zmiana języka wczytuje ponownie rodzaje kursów.',
    en: 'On load and on any change of type, city or month the count is fetched again; the button emits the criteria, and a change of language reloads the types.',
  },
  source: spec('4', 'Search widget: on load criteria are prefilled from given values and the count is fetched'),
  states: ['idle', 'counting', 'counted', 'failed'],
  initial: 'idle',
  final: [],
  held: { anyCriterion: held(boolean(), false) },
  events: {
    load: { anyCriterionNow: boolean() },
    change: { anyCriterionNow: boolean() },
    counted: {},
    countFailed: {},
    retry: {},
    press: {},
    languageChange: {},
  },
  effects: ['fetchCount', 'cancelCount', 'emitCriteria', 'trackSearch', 'reloadTypes'],
  rows: [
    move(
      'load',
      { from: ['idle'], on: 'load', to: 'counting' },
      { set: { anyCriterion: setFrom('anyCriterionNow') }, effects: ['fetchCount'] },
    ),
    move(
      'change',
      { from: ['idle', 'counting', 'counted', 'failed'], on: 'change', to: 'counting' },
      { set: { anyCriterion: setFrom('anyCriterionNow') }, effects: ['cancelCount', 'fetchCount'] },
    ),
    move('counted', { from: ['counting'], on: 'counted', to: 'counted' }),
    move('count-failed', { from: ['counting'], on: 'countFailed', to: 'failed' }),
    move('retry', { from: ['failed'], on: 'retry', to: 'counting' }, { effects: ['fetchCount'] }),
    move(
      'press-with-criterion',
      { from: ['idle', 'counting', 'counted', 'failed'], on: 'press', when: { anyCriterion: exactly(true) } },
      { effects: ['trackSearch', 'emitCriteria'] },
    ),
    move(
      'press-without-criterion',
      { from: ['idle', 'counting', 'counted', 'failed'], on: 'press', when: { anyCriterion: exactly(false) } },
      { effects: ['emitCriteria'] },
    ),
    move(
      'language-change',
      { from: ['idle', 'counting', 'counted', 'failed'], on: 'languageChange' },
      { effects: ['reloadTypes'] },
    ),
  ],
  ignored: [
    {
      from: ['counting', 'counted', 'failed'],
      on: ['load'],
      reason: { pl: 'Wyszukiwarka wczytuje się tylko raz.', en: 'The widget loads once.' },
    },
    {
      from: ['idle', 'counted', 'failed'],
      on: ['counted', 'countFailed'],
      reason: { pl: 'Odpowiedź jest spóźniona.', en: 'The answer is stale.' },
    },
    {
      from: ['idle', 'counting', 'counted'],
      on: ['retry'],
      reason: { pl: 'Nie było niepowodzenia.', en: 'Nothing failed.' },
    },
  ],
  examples: [
    {
      state: { state: 'idle', anyCriterion: false },
      event: { type: 'load', anyCriterionNow: true },
      next: { state: 'counting', anyCriterion: true },
      effects: ['fetchCount'],
    },
    {
      state: { state: 'failed', anyCriterion: true },
      event: { type: 'retry' },
      next: { state: 'counting', anyCriterion: true },
      effects: ['fetchCount'],
    },
    {
      state: { state: 'counted', anyCriterion: false },
      event: { type: 'change', anyCriterionNow: true },
      next: { state: 'counting', anyCriterion: true },
      effects: ['cancelCount', 'fetchCount'],
    },
    {
      state: { state: 'counting', anyCriterion: false },
      event: { type: 'counted' },
      next: { state: 'counted' },
      effects: [],
    },
    {
      state: { state: 'counting', anyCriterion: false },
      event: { type: 'countFailed' },
      next: { state: 'failed' },
      effects: [],
    },
    {
      state: { state: 'counted', anyCriterion: true },
      event: { type: 'press' },
      next: { state: 'counted' },
      effects: ['trackSearch', 'emitCriteria'],
    },
    {
      state: { state: 'counted', anyCriterion: false },
      event: { type: 'press' },
      next: { state: 'counted' },
      effects: ['emitCriteria'],
    },
    {
      state: { state: 'counted', anyCriterion: false },
      event: { type: 'languageChange' },
      next: { state: 'counted' },
      effects: ['reloadTypes'],
    },
  ],
  assumptions: ['C53', 'C63', 'C64'],
  questions: [],
});
