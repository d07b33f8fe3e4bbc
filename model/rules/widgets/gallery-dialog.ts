import { labelled } from '../../localized-text.ts';
import { clause } from '../../source.ts';
import { above, atLeast, atMost, below, exactly } from '../cell.ts';
import { integer } from '../domain.ts';
import { difference } from '../fact.ts';
import {
  contextVariable,
  eventWithValues,
  givenContextVariable,
  next,
  previous,
  setToCopyOf,
  setToValue,
  stateTransition,
  transitionTable,
} from '../language.ts';

/** `last` is the index of the last picture. */
export const galleryDialog = transitionTable({
  id: 'gallery-dialog',
  area: 'widgets',
  signedBy: 'owner',
  weight: 'convenience',
  title: { pl: 'Galeria na pełnym ekranie', en: 'Gallery dialog' },
  sentence: {
    pl: 'Galeria otwiera się na pełnym ekranie i zamyka przyciskiem; po ostatnim zdjęciu następuje pierwsze.',
    en: 'Opens in full screen, closes by its close button; the first picture follows the last.',
  },
  source: clause('4.18'),
  states: { closed: { pl: 'zamknięta', en: 'closed' }, opened: { pl: 'otwarta', en: 'open' } },
  initial: 'closed',
  final: [],
  context: {
    index: labelled({ pl: 'pozycja', en: 'position' }, contextVariable(integer(0), 0)),
    last: labelled({ pl: 'ostatnia pozycja', en: 'last position' }, givenContextVariable(integer(0))),
  },
  events: {
    open: eventWithValues(
      { pl: 'otwarcie', en: 'open' },
      { at: labelled({ pl: 'pozycja wybranego zdjęcia', en: 'position of the chosen picture' }, integer(0)) },
    ),
    close: { pl: 'zamknięcie', en: 'close' },
    next: { pl: 'dalej', en: 'next' },
    previous: { pl: 'wstecz', en: 'previous' },
  },
  facts: {
    stepsToEnd: labelled({ pl: 'liczba pozycji do końca', en: 'steps to the end' }, difference('last', 'index')),
    stepsFromChosen: labelled({ pl: 'liczba pozycji od wybranej do końca', en: 'steps from the chosen one to the end' }, difference('last', 'at')),
  },
  effects: {
    showDialog: { pl: 'pokazanie okna', en: 'show the dialog' },
    hideDialog: { pl: 'ukrycie okna', en: 'hide the dialog' },
    lockScroll: { pl: 'zatrzymanie przewijania strony', en: 'lock scrolling' },
    unlockScroll: { pl: 'wznowienie przewijania strony', en: 'unlock scrolling' },
    returnFocus: { pl: 'powrót fokusu', en: 'return the focus' },
    announcePicture: { pl: 'podanie zdjęcia czytnikowi ekranu', en: 'announce the picture' },
  },
  rows: [
    stateTransition(
      { id: 'open', pl: 'otwarcie', en: 'opening', source: clause('2.45', '4.18') },
      { from: ['closed'], on: 'open', when: { stepsFromChosen: atLeast(0) }, to: 'opened' },
      { set: { index: setToCopyOf('at') }, effects: ['lockScroll', 'showDialog'] },
    ),
    stateTransition(
      { id: 'open-nowhere', pl: 'nie ma takiego zdjęcia', en: 'no such picture' },
      { from: ['closed'], on: 'open', when: { stepsFromChosen: below(0) } },
    ),
    stateTransition(
      { id: 'close', pl: 'zamknięcie', en: 'closing' },
      { from: ['opened'], on: 'close', to: 'closed' },
      { effects: ['hideDialog', 'unlockScroll', 'returnFocus'] },
    ),
    stateTransition(
      { id: 'next', pl: 'następne zdjęcie', en: 'next picture' },
      { from: ['opened'], on: 'next', when: { stepsToEnd: above(0) } },
      { set: { index: next }, effects: ['announcePicture'] },
    ),
    stateTransition(
      { id: 'next-wraps', pl: 'z ostatniego na pierwsze', en: 'from the last to the first' },
      { from: ['opened'], on: 'next', when: { stepsToEnd: atMost(0) } },
      { set: { index: setToValue(0) }, effects: ['announcePicture'] },
    ),
    stateTransition(
      { id: 'previous', pl: 'poprzednie zdjęcie', en: 'previous picture' },
      { from: ['opened'], on: 'previous', when: { index: above(0) } },
      { set: { index: previous }, effects: ['announcePicture'] },
    ),
    stateTransition(
      { id: 'previous-wraps', pl: 'z pierwszego na ostatnie', en: 'from the first to the last' },
      { from: ['opened'], on: 'previous', when: { index: exactly(0) } },
      { set: { index: setToCopyOf('last') }, effects: ['announcePicture'] },
    ),
  ],
  ignored: [
    { from: ['closed'], on: ['close', 'next', 'previous'], reason: { pl: 'Galeria nie jest otwarta.', en: 'The dialog is not open.' } },
    { from: ['opened'], on: ['open'], reason: { pl: 'Galeria jest już otwarta.', en: 'The dialog is open already.' } },
  ],
  examples: [
    {
      state: { state: 'closed', index: 0, last: 28 },
      event: { type: 'open', at: 4 },
      next: { state: 'opened', index: 4 },
      effects: ['lockScroll', 'showDialog'],
    },
    { state: { state: 'closed', index: 0, last: 28 }, event: { type: 'open', at: 29 }, next: {}, effects: [] },
    {
      state: { state: 'opened', index: 3, last: 28 },
      event: { type: 'close' },
      next: { state: 'closed' },
      effects: ['hideDialog', 'unlockScroll', 'returnFocus'],
    },
    { state: { state: 'opened', index: 3, last: 28 }, event: { type: 'next' }, next: { state: 'opened', index: 4 }, effects: ['announcePicture'] },
    { state: { state: 'opened', index: 28, last: 28 }, event: { type: 'next' }, next: { state: 'opened', index: 0 }, effects: ['announcePicture'] },
    { state: { state: 'opened', index: 3, last: 28 }, event: { type: 'previous' }, next: { state: 'opened', index: 2 }, effects: ['announcePicture'] },
    { state: { state: 'opened', index: 0, last: 28 }, event: { type: 'previous' }, next: { state: 'opened', index: 28 }, effects: ['announcePicture'] },
  ],
  assumptions: [],
});
