import { labelled } from '../../localized-text.ts';
import { clause, register } from '../../source.ts';
import { exactly } from '../cell.ts';
import { boolean } from '../domain.ts';
import { contextVariable, eventWithValues, setToCopyOf, stateTransition, transitionTable } from '../language.ts';

const anyCriterionNow = labelled({ pl: 'teraz wybrano jakiekolwiek kryterium', en: 'any criterion chosen now' }, boolean());

/** A count that arrives after a newer question is stale; the newer question cancels the older one. */
export const courseFinder = transitionTable({
  id: 'course-finder',
  area: 'widgets',
  signedBy: 'owner',
  weight: 'convenience',
  title: { pl: 'Wyszukiwarka kursów', en: 'Course finder' },
  sentence: {
    pl: 'Po wczytaniu i po każdej zmianie rodzaju kursu, miasta lub miesiąca liczba terminów jest pobierana na nowo; przycisk przekazuje kryteria, a zmiana języka wczytuje ponownie rodzaje kursów.',
    en: 'On load and on any change of type, city or month the count is fetched again; the button emits the criteria, and a change of language reloads the types.',
  },
  source: clause('2.43', '4.8', '4.9'),
  states: {
    idle: { pl: 'spoczynek', en: 'at rest' },
    counting: { pl: 'liczenie', en: 'counting' },
    counted: { pl: 'policzono', en: 'counted' },
    failed: { pl: 'niepowodzenie', en: 'failed' },
  },
  initial: 'idle',
  final: [],
  context: { anyCriterion: labelled({ pl: 'wybrano jakiekolwiek kryterium', en: 'any criterion chosen' }, contextVariable(boolean(), false)) },
  events: {
    load: eventWithValues({ pl: 'wczytanie', en: 'load' }, { anyCriterionNow }),
    change: eventWithValues({ pl: 'zmiana kryterium', en: 'criterion changed' }, { anyCriterionNow }),
    counted: { pl: 'nadeszła liczba', en: 'count arrived' },
    countFailed: { pl: 'liczenie nie powiodło się', en: 'count failed' },
    retry: { pl: 'ponowienie', en: 'try again' },
    press: { pl: 'naciśnięcie przycisku', en: 'button pressed' },
    languageChange: { pl: 'zmiana języka', en: 'language changed' },
  },
  effects: {
    fetchCount: { pl: 'pobranie liczby', en: 'fetch the count' },
    cancelCount: { pl: 'przerwanie liczenia', en: 'cancel the count' },
    emitCriteria: { pl: 'przekazanie kryteriów', en: 'pass on the criteria' },
    trackSearch: { pl: 'zdarzenie analityki: wyszukiwanie', en: 'analytics event: search' },
    reloadTypes: { pl: 'ponowne pobranie rodzajów kursów', en: 'reload the course types' },
  },
  rows: [
    stateTransition(
      { id: 'load', pl: 'wczytanie', en: 'load' },
      { from: ['idle'], on: 'load', to: 'counting' },
      { set: { anyCriterion: setToCopyOf('anyCriterionNow') }, effects: ['fetchCount'] },
    ),
    stateTransition(
      { id: 'change', pl: 'zmiana kryterium', en: 'change of a criterion', source: clause('4.9') },
      { from: ['idle', 'counting', 'counted', 'failed'], on: 'change', to: 'counting' },
      { set: { anyCriterion: setToCopyOf('anyCriterionNow') }, effects: ['cancelCount', 'fetchCount'] },
    ),
    stateTransition({ id: 'counted', pl: 'policzono', en: 'counted', source: clause('4.11') }, { from: ['counting'], on: 'counted', to: 'counted' }),
    stateTransition(
      { id: 'count-failed', pl: 'liczenie nie powiodło się', en: 'count failed', source: register('C63') },
      { from: ['counting'], on: 'countFailed', to: 'failed' },
    ),
    stateTransition(
      { id: 'retry', pl: 'ponowienie', en: 'trying again', source: register('C63') },
      { from: ['failed'], on: 'retry', to: 'counting' },
      { effects: ['fetchCount'] },
    ),
    stateTransition(
      { id: 'press-with-criterion', pl: 'przycisk, jest kryterium', en: 'button, with a criterion', source: clause('4.12', '7.13') },
      { from: ['idle', 'counting', 'counted', 'failed'], on: 'press', when: { anyCriterion: exactly(true) } },
      { effects: ['trackSearch', 'emitCriteria'] },
    ),
    stateTransition(
      { id: 'press-without-criterion', pl: 'przycisk, brak kryterium', en: 'button, no criterion', source: clause('4.12', '5.7') },
      { from: ['idle', 'counting', 'counted', 'failed'], on: 'press', when: { anyCriterion: exactly(false) } },
      { effects: ['emitCriteria'] },
    ),
    stateTransition(
      { id: 'language-change', pl: 'zmiana języka', en: 'change of language', source: clause('4.13') },
      { from: ['idle', 'counting', 'counted', 'failed'], on: 'languageChange' },
      { effects: ['reloadTypes'] },
    ),
  ],
  ignored: [
    { from: ['counting', 'counted', 'failed'], on: ['load'], reason: { pl: 'Wyszukiwarka wczytuje się tylko raz.', en: 'The widget loads once.' } },
    { from: ['idle', 'counted', 'failed'], on: ['counted', 'countFailed'], reason: { pl: 'Odpowiedź jest spóźniona.', en: 'The answer is stale.' } },
    { from: ['idle', 'counting', 'counted'], on: ['retry'], reason: { pl: 'Nie było niepowodzenia.', en: 'Nothing failed.' } },
  ],
  examples: [
    {
      state: { state: 'idle', anyCriterion: false },
      event: { type: 'load', anyCriterionNow: true },
      next: { state: 'counting', anyCriterion: true },
      effects: ['fetchCount'],
    },
    { state: { state: 'failed', anyCriterion: true }, event: { type: 'retry' }, next: { state: 'counting', anyCriterion: true }, effects: ['fetchCount'] },
    {
      state: { state: 'counted', anyCriterion: false },
      event: { type: 'change', anyCriterionNow: true },
      next: { state: 'counting', anyCriterion: true },
      effects: ['cancelCount', 'fetchCount'],
    },
    { state: { state: 'counting', anyCriterion: false }, event: { type: 'counted' }, next: { state: 'counted' }, effects: [] },
    { state: { state: 'counting', anyCriterion: false }, event: { type: 'countFailed' }, next: { state: 'failed' }, effects: [] },
    { state: { state: 'counted', anyCriterion: true }, event: { type: 'press' }, next: { state: 'counted' }, effects: ['trackSearch', 'emitCriteria'] },
    { state: { state: 'counted', anyCriterion: false }, event: { type: 'press' }, next: { state: 'counted' }, effects: ['emitCriteria'] },
    { state: { state: 'counted', anyCriterion: false }, event: { type: 'languageChange' }, next: { state: 'counted' }, effects: ['reloadTypes'] },
  ],
  assumptions: ['C53', 'C63', 'C64'],
});
