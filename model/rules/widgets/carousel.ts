import { clause } from '../../source.ts';
import { named } from '../../wording.ts';
import { above, atMost, exactly } from '../cell.ts';
import { boolean, integer } from '../domain.ts';
import { difference } from '../fact.ts';
import { given, held, move, next, previous, setFrom, setTo, transitionTable } from '../language.ts';

const atRest = ['running', 'hovered'];

/** Five items, the first shown; arrows stop at the ends and autoplay is off. */
const fiveItems = { state: 'running', index: 0, last: 4, continuous: false, cycle: false, stopped: false };

/** `last` is the index of the last item; `stopped` is set by the pause button and outlives hovering. */
export const carousel = transitionTable({
  id: 'carousel',
  area: 'widgets',
  title: { pl: 'Karuzela', en: 'Carousel' },
  sentence: {
    pl: 'Strzałki przesuwają o jedną pozycję, a bez zapętlenia stają na pierwszej i ostatniej; przewijanie automatyczne przechodzi dalej, wraca na początek i zatrzymuje się, gdy wskaźnik jest nad karuzelą; gest w lewo przesuwa do przodu, w prawo do tyłu.',
    en: 'Arrows move one step and, in non-continuous mode, stop on the first and the last item; autoplay advances, wraps to the start and pauses on hover; a leftward swipe moves forward, a rightward one back.',
  },
  source: clause('4.14'),
  states: {
    running: { pl: 'w ruchu', en: 'running' },
    hovered: { pl: 'pod wskaźnikiem', en: 'under the pointer' },
    swiping: { pl: 'gest trwa', en: 'swiping' },
  },
  initial: 'running',
  final: [],
  held: {
    index: named({ pl: 'pozycja', en: 'position' }, held(integer(0), 0)),
    last: named({ pl: 'ostatnia pozycja', en: 'last position' }, given(integer(0))),
    continuous: named({ pl: 'zapętlenie', en: 'continuous' }, given(boolean())),
    cycle: named({ pl: 'przewijanie automatyczne', en: 'autoplay' }, given(boolean())),
    stopped: named({ pl: 'zatrzymana przyciskiem', en: 'stopped by the button' }, held(boolean(), false)),
  },
  events: {
    tick: { pl: 'upływ odstępu czasu', en: 'interval over' },
    next: { pl: 'dalej', en: 'next' },
    previous: { pl: 'wstecz', en: 'previous' },
    hover: { pl: 'wskaźnik nad karuzelą', en: 'pointer over the carousel' },
    leave: { pl: 'wskaźnik opuszcza karuzelę', en: 'pointer leaves the carousel' },
    pause: { pl: 'zatrzymaj', en: 'pause' },
    resume: { pl: 'wznów', en: 'resume' },
    swipeStart: { pl: 'początek gestu', en: 'swipe begins' },
    swipeLeft: { pl: 'gest w lewo', en: 'swipe to the left' },
    swipeRight: { pl: 'gest w prawo', en: 'swipe to the right' },
    swipeCancel: { pl: 'przerwanie gestu', en: 'swipe cancelled' },
  },
  facts: { stepsToEnd: named({ pl: 'liczba pozycji do końca', en: 'steps to the end' }, difference('last', 'index')) },
  effects: {
    announceItem: { pl: 'podanie pozycji czytnikowi ekranu', en: 'announce the item' },
    lockScroll: { pl: 'zatrzymanie przewijania strony', en: 'lock scrolling' },
    unlockScroll: { pl: 'wznowienie przewijania strony', en: 'unlock scrolling' },
  },
  rows: [
    move({ id: 'tick-off', pl: 'bez przewijania automatycznego', en: 'autoplay off' }, { from: ['running'], on: 'tick', when: { cycle: exactly(false) } }),
    move(
      { id: 'tick-stopped', pl: 'zatrzymana przyciskiem', en: 'stopped by the button' },
      { from: ['running'], on: 'tick', when: { cycle: exactly(true), stopped: exactly(true) } },
    ),
    move(
      { id: 'tick', pl: 'następna pozycja z upływem czasu', en: 'next by the interval' },
      { from: ['running'], on: 'tick', when: { cycle: exactly(true), stopped: exactly(false), stepsToEnd: above(0) } },
      { set: { index: next } },
    ),
    move(
      { id: 'tick-wraps', pl: 'powrót na początek z upływem czasu', en: 'back to the start by the interval' },
      { from: ['running'], on: 'tick', when: { cycle: exactly(true), stopped: exactly(false), stepsToEnd: atMost(0) } },
      { set: { index: setTo(0) } },
    ),
    move(
      { id: 'next', pl: 'następna pozycja', en: 'next' },
      { from: atRest, on: 'next', when: { stepsToEnd: above(0) } },
      { set: { index: next }, effects: ['announceItem'] },
    ),
    move(
      { id: 'next-wraps', pl: 'z ostatniej na pierwszą', en: 'from the last to the first' },
      { from: atRest, on: 'next', when: { stepsToEnd: atMost(0), continuous: exactly(true) } },
      { set: { index: setTo(0) }, effects: ['announceItem'] },
    ),
    move(
      { id: 'next-stops', pl: 'postój na ostatniej', en: 'stop at the last' },
      { from: atRest, on: 'next', when: { stepsToEnd: atMost(0), continuous: exactly(false) } },
    ),
    move(
      { id: 'previous', pl: 'poprzednia pozycja', en: 'previous' },
      { from: atRest, on: 'previous', when: { index: above(0) } },
      { set: { index: previous }, effects: ['announceItem'] },
    ),
    move(
      { id: 'previous-wraps', pl: 'z pierwszej na ostatnią', en: 'from the first to the last' },
      { from: atRest, on: 'previous', when: { index: exactly(0), continuous: exactly(true) } },
      { set: { index: setFrom('last') }, effects: ['announceItem'] },
    ),
    move(
      { id: 'previous-stops', pl: 'postój na pierwszej', en: 'stop at the first' },
      { from: atRest, on: 'previous', when: { index: exactly(0), continuous: exactly(false) } },
    ),
    move(
      { id: 'swipe-left', pl: 'gest w lewo', en: 'swipe to the left' },
      { from: ['swiping'], on: 'swipeLeft', when: { stepsToEnd: above(0) }, to: 'running' },
      { set: { index: next }, effects: ['unlockScroll', 'announceItem'] },
    ),
    move(
      { id: 'swipe-left-wraps', pl: 'gest w lewo na ostatniej', en: 'swipe to the left, wraps' },
      { from: ['swiping'], on: 'swipeLeft', when: { stepsToEnd: atMost(0), continuous: exactly(true) }, to: 'running' },
      { set: { index: setTo(0) }, effects: ['unlockScroll', 'announceItem'] },
    ),
    move(
      { id: 'swipe-left-stops', pl: 'gest w lewo, postój na ostatniej', en: 'swipe to the left, stops' },
      { from: ['swiping'], on: 'swipeLeft', when: { stepsToEnd: atMost(0), continuous: exactly(false) }, to: 'running' },
      { effects: ['unlockScroll'] },
    ),
    move(
      { id: 'swipe-right', pl: 'gest w prawo', en: 'swipe to the right' },
      { from: ['swiping'], on: 'swipeRight', when: { index: above(0) }, to: 'running' },
      { set: { index: previous }, effects: ['unlockScroll', 'announceItem'] },
    ),
    move(
      { id: 'swipe-right-wraps', pl: 'gest w prawo na pierwszej', en: 'swipe to the right, wraps' },
      { from: ['swiping'], on: 'swipeRight', when: { index: exactly(0), continuous: exactly(true) }, to: 'running' },
      { set: { index: setFrom('last') }, effects: ['unlockScroll', 'announceItem'] },
    ),
    move(
      { id: 'swipe-right-stops', pl: 'gest w prawo, postój na pierwszej', en: 'swipe to the right, stops' },
      { from: ['swiping'], on: 'swipeRight', when: { index: exactly(0), continuous: exactly(false) }, to: 'running' },
      { effects: ['unlockScroll'] },
    ),
    move({ id: 'swipe-start', pl: 'początek gestu', en: 'swipe begins' }, { from: atRest, on: 'swipeStart', to: 'swiping' }, { effects: ['lockScroll'] }),
    move(
      { id: 'swipe-cancel', pl: 'przerwanie gestu', en: 'swipe cancelled' },
      { from: ['swiping'], on: 'swipeCancel', to: 'running' },
      { effects: ['unlockScroll'] },
    ),
    move({ id: 'hover', pl: 'wskaźnik nad karuzelą', en: 'pointer over the carousel' }, { from: ['running'], on: 'hover', to: 'hovered' }),
    move({ id: 'leave', pl: 'wskaźnik opuszcza karuzelę', en: 'pointer leaves the carousel' }, { from: ['hovered'], on: 'leave', to: 'running' }),
    move({ id: 'pause', pl: 'zatrzymanie', en: 'pause' }, { from: ['running', 'hovered', 'swiping'], on: 'pause' }, { set: { stopped: setTo(true) } }),
    move({ id: 'resume', pl: 'wznowienie', en: 'resume' }, { from: ['running', 'hovered', 'swiping'], on: 'resume' }, { set: { stopped: setTo(false) } }),
  ],
  ignored: [
    { from: ['hovered', 'swiping'], on: ['tick'], reason: { pl: 'Przewijanie automatyczne jest wstrzymane.', en: 'Autoplay rests.' } },
    { from: ['hovered', 'swiping'], on: ['hover'], reason: { pl: 'Przewijanie automatyczne jest już wstrzymane.', en: 'Autoplay rests already.' } },
    { from: ['running', 'swiping'], on: ['leave'], reason: { pl: 'Wskaźnika nie było nad karuzelą.', en: 'The pointer was not over the carousel.' } },
    { from: ['swiping'], on: ['next', 'previous', 'swipeStart'], reason: { pl: 'Trwa gest przesunięcia.', en: 'A swipe is under way.' } },
    { from: atRest, on: ['swipeLeft', 'swipeRight', 'swipeCancel'], reason: { pl: 'Nie trwa żaden gest przesunięcia.', en: 'No swipe is under way.' } },
  ],
  examples: [
    { state: { ...fiveItems }, event: { type: 'tick' }, next: { index: 0 }, effects: [] },
    { state: { ...fiveItems, cycle: true, stopped: true }, event: { type: 'tick' }, next: { index: 0 }, effects: [] },
    { state: { ...fiveItems, cycle: true }, event: { type: 'tick' }, next: { index: 1 }, effects: [] },
    { state: { ...fiveItems, cycle: true, index: 4 }, event: { type: 'tick' }, next: { index: 0 }, effects: [] },
    { state: { ...fiveItems, state: 'hovered', cycle: true }, event: { type: 'tick' }, next: { index: 0 }, effects: [] },
    { state: { ...fiveItems }, event: { type: 'next' }, next: { index: 1 }, effects: ['announceItem'] },
    { state: { ...fiveItems, index: 4, continuous: true }, event: { type: 'next' }, next: { index: 0 }, effects: ['announceItem'] },
    { state: { ...fiveItems, index: 4 }, event: { type: 'next' }, next: { index: 4 }, effects: [] },
    { state: { ...fiveItems, index: 4 }, event: { type: 'previous' }, next: { index: 3 }, effects: ['announceItem'] },
    { state: { ...fiveItems, continuous: true }, event: { type: 'previous' }, next: { index: 4 }, effects: ['announceItem'] },
    { state: { ...fiveItems }, event: { type: 'previous' }, next: { index: 0 }, effects: [] },
    {
      state: { ...fiveItems, state: 'swiping', index: 1 },
      event: { type: 'swipeLeft' },
      next: { state: 'running', index: 2 },
      effects: ['unlockScroll', 'announceItem'],
    },
    {
      state: { ...fiveItems, state: 'swiping', index: 4, continuous: true },
      event: { type: 'swipeLeft' },
      next: { state: 'running', index: 0 },
      effects: ['unlockScroll', 'announceItem'],
    },
    { state: { ...fiveItems, state: 'swiping', index: 4 }, event: { type: 'swipeLeft' }, next: { state: 'running', index: 4 }, effects: ['unlockScroll'] },
    {
      state: { ...fiveItems, state: 'swiping', index: 1 },
      event: { type: 'swipeRight' },
      next: { state: 'running', index: 0 },
      effects: ['unlockScroll', 'announceItem'],
    },
    {
      state: { ...fiveItems, state: 'swiping', continuous: true },
      event: { type: 'swipeRight' },
      next: { state: 'running', index: 4 },
      effects: ['unlockScroll', 'announceItem'],
    },
    { state: { ...fiveItems, state: 'swiping' }, event: { type: 'swipeRight' }, next: { state: 'running', index: 0 }, effects: ['unlockScroll'] },
    { state: { ...fiveItems }, event: { type: 'swipeStart' }, next: { state: 'swiping' }, effects: ['lockScroll'] },
    { state: { ...fiveItems, state: 'swiping' }, event: { type: 'swipeCancel' }, next: { state: 'running' }, effects: ['unlockScroll'] },
    { state: { ...fiveItems }, event: { type: 'hover' }, next: { state: 'hovered' }, effects: [] },
    { state: { ...fiveItems, state: 'hovered' }, event: { type: 'leave' }, next: { state: 'running' }, effects: [] },
    { state: { ...fiveItems, cycle: true }, event: { type: 'pause' }, next: { stopped: true }, effects: [] },
    { state: { ...fiveItems, cycle: true, stopped: true }, event: { type: 'resume' }, next: { stopped: false }, effects: [] },
  ],
  assumptions: ['C65', 'C66'],
  questions: [],
});
