import { spec } from '../../source.ts';
import { above, atMost, exactly } from '../cell.ts';
import { integer } from '../domain.ts';
import { difference } from '../fact.ts';
import { given, held, move, next, previous, setFrom, setTo, transitionTable } from '../language.ts';

/** `last` is the index of the last picture. */
export const galleryDialog = transitionTable({
  id: 'gallery-dialog',
  area: 'widgets',
  title: { pl: 'Galeria na pełnym ekranie', en: 'Gallery dialog' },
  sentence: {
    pl: 'Galeria otwiera się na pełnym ekranie i zamyka przyciskiem; po ostatnim zdjęciu następuje pierwsze.',
    en: 'Opens in full screen, closes by its close button; the first picture follows the last.',
  },
  source: spec('4', 'Gallery dialog: opens fullscreen, closes by close button'),
  states: ['closed', 'opened'],
  initial: 'closed',
  final: [],
  held: { index: held(integer(0), 0), last: given(integer(0)) },
  events: { open: { at: integer(0) }, close: {}, next: {}, previous: {} },
  facts: { stepsToEnd: difference('last', 'index') },
  effects: ['showDialog', 'hideDialog', 'lockScroll', 'unlockScroll', 'returnFocus', 'announcePicture'],
  rows: [
    move(
      'open',
      { from: ['closed'], on: 'open', to: 'opened' },
      { set: { index: setFrom('at') }, effects: ['lockScroll', 'showDialog'] },
    ),
    move(
      'close',
      { from: ['opened'], on: 'close', to: 'closed' },
      { effects: ['hideDialog', 'unlockScroll', 'returnFocus'] },
    ),
    move(
      'next',
      { from: ['opened'], on: 'next', when: { stepsToEnd: above(0) } },
      { set: { index: next }, effects: ['announcePicture'] },
    ),
    move(
      'next-wraps',
      { from: ['opened'], on: 'next', when: { stepsToEnd: atMost(0) } },
      { set: { index: setTo(0) }, effects: ['announcePicture'] },
    ),
    move(
      'previous',
      { from: ['opened'], on: 'previous', when: { index: above(0) } },
      { set: { index: previous }, effects: ['announcePicture'] },
    ),
    move(
      'previous-wraps',
      { from: ['opened'], on: 'previous', when: { index: exactly(0) } },
      { set: { index: setFrom('last') }, effects: ['announcePicture'] },
    ),
  ],
  ignored: [
    {
      from: ['closed'],
      on: ['close', 'next', 'previous'],
      reason: { pl: 'Galeria nie jest otwarta.', en: 'The dialog is not open.' },
    },
    { from: ['opened'], on: ['open'], reason: { pl: 'Galeria jest już otwarta.', en: 'The dialog is open already.' } },
  ],
  examples: [
    {
      state: { state: 'closed', index: 0, last: 28 },
      event: { type: 'open', at: 4 },
      next: { state: 'opened', index: 4 },
      effects: ['lockScroll', 'showDialog'],
    },
    {
      state: { state: 'opened', index: 3, last: 28 },
      event: { type: 'close' },
      next: { state: 'closed' },
      effects: ['hideDialog', 'unlockScroll', 'returnFocus'],
    },
    {
      state: { state: 'opened', index: 3, last: 28 },
      event: { type: 'next' },
      next: { state: 'opened', index: 4 },
      effects: ['announcePicture'],
    },
    {
      state: { state: 'opened', index: 28, last: 28 },
      event: { type: 'next' },
      next: { state: 'opened', index: 0 },
      effects: ['announcePicture'],
    },
    {
      state: { state: 'opened', index: 3, last: 28 },
      event: { type: 'previous' },
      next: { state: 'opened', index: 2 },
      effects: ['announcePicture'],
    },
    {
      state: { state: 'opened', index: 0, last: 28 },
      event: { type: 'previous' },
      next: { state: 'opened', index: 28 },
      effects: ['announcePicture'],
    },
  ],
  assumptions: [],
  questions: [],
});
